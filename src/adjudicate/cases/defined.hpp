// Which of the measurements that board and record offer counts, by the definitions of a code. The one place where words
// of the law choose among them.
#pragma once

#include "chess/setup.hpp"
#include "game/counting.hpp"
#include "rules/vocabulary/definitions.hpp"

namespace jadoube::adjudicate {

[[nodiscard]] game::Sameness sameness_by(const rules::Definitions& definitions);
[[nodiscard]] game::QuietReset quiet_reset_by(const rules::Definitions& definitions);
/// The same men, to be played on under the rules of the code: what a Pawn may become, passing, castling after a check.
[[nodiscard]] chess::Setup under_rules_of(const rules::Definitions& definitions, chess::Setup setup);

}  // namespace jadoube::adjudicate
