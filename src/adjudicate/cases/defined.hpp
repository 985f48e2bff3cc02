// Which of the measurements that board and record offer counts, by the definitions of a code. The one place where words
// of the law choose among them.
#pragma once

#include "chess/setup.hpp"
#include "game/counting.hpp"
#include "rules/vocabulary/definitions.hpp"

namespace jadoube::adjudicate {

[[nodiscard]] game::Sameness sameness_by(const rules::Definitions& definitions);
[[nodiscard]] game::QuietReset quiet_reset_by(const rules::Definitions& definitions);
[[nodiscard]] chess::Promotion promotion_by(const rules::Definitions& definitions);

}  // namespace jadoube::adjudicate
