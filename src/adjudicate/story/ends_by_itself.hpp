// Whether an end on the board is the end of the game under a code, without a word of anybody.
#pragma once

#include "rules/vocabulary/ending.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::adjudicate {

/// Whether this end on the board ends the game there and then. Where the code has articles on it, one of them has to
/// give the result for what stands on the board alone (NSW notes, a(i): mate counts once it is conceded).
[[nodiscard]] bool ends_by_itself(const rules::Ruleset& code, rules::Ending by);

}  // namespace jadoube::adjudicate
