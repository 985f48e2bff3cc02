// Checks that need the whole ruleset: ids, references between articles, and remedies that only make sense inside
// others.
#pragma once

#include "rules/grammar/notes.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// Notes ids that stand twice, references to articles that do not exist or only to themselves, and `each` or `it`
/// outside the remedies that give them a meaning.
void check_references(const Ruleset& ruleset, Notes& notes);

}  // namespace jadoube::rules
