// Counts of earlier matters in sentences: what a code counts, and what is asked for it.
#pragma once

#include "report/words/document.hpp"
#include "rules/vocabulary/count.hpp"

namespace jadoube::report {

/// "at least 2 earlier matters of the offender in this game are on record (a player is late, ...)"; `number` is how
/// many, in words.
[[nodiscard]] Text count_statement(const rules::Count& count, const Text& number, bool is_one);
/// "How many earlier matters of the offender are there in this game (a player is late, ...)?"
[[nodiscard]] Text count_question(const rules::Count& count);

}  // namespace jadoube::report
