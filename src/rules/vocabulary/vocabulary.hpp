// The closed vocabulary of the laws: every word that a ruleset or a case may use, with its meaning. Each list is an
// enumeration with one table, in the header of its idea. A new word is a row there, one small function where it is
// measured, and an entry in the schema; a test proves that they agree.
#pragma once

#include "rules/vocabulary/act_word.hpp"
#include "rules/vocabulary/count.hpp"
#include "rules/vocabulary/deed.hpp"
#include "rules/vocabulary/definition_rows.hpp"
#include "rules/vocabulary/definition_words.hpp"
#include "rules/vocabulary/ending.hpp"
#include "rules/vocabulary/fact.hpp"
#include "rules/vocabulary/fact_words.hpp"
#include "rules/vocabulary/ground.hpp"
#include "rules/vocabulary/kind.hpp"
#include "rules/vocabulary/men.hpp"
#include "rules/vocabulary/move_words.hpp"
#include "rules/vocabulary/outcome.hpp"
#include "rules/vocabulary/party.hpp"
#include "rules/vocabulary/place.hpp"
#include "rules/vocabulary/play.hpp"
#include "rules/vocabulary/remedy_words.hpp"
#include "rules/vocabulary/right_word.hpp"
#include "rules/vocabulary/said.hpp"
#include "rules/vocabulary/word_table.hpp"
