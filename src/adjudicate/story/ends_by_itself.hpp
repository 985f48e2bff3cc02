// Whether an end on the board is the end of the game under a code, without a word of anybody.
#pragma once

#include "rules/vocabulary/ending.hpp"
#include "rules/vocabulary/kind.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::adjudicate {

/// Whether this end on the board ends the game there and then. Where the code has articles on it, one of them has to
/// give the result for what stands on the board alone (NSW notes, a(i): mate counts once it is conceded).
[[nodiscard]] bool ends_by_itself(const rules::Ruleset& code, rules::Ending by);
/// Whether the code rules on what is done of this kind when the game is over, whatever ended it (US Chess 20N1).
[[nodiscard]] bool is_ruled_on_after_the_end(const rules::Ruleset& code, rules::Kind kind);
/// Whether a draw claimed, or an end found, is another than the one by which the game had ended. A draw claimed for no
/// reason, or for the men that are left, is that of any end but mate.
[[nodiscard]] bool says_another_end(rules::Kind kind, rules::Ending ended);

}  // namespace jadoube::adjudicate
