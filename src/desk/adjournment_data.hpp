// An adjourned game for pages and reports.
#pragma once

#include "log/fold.hpp"
#include "report/adjournment_page.hpp"

namespace jadoube::desk {

/// Sealed moves are in it once they were opened, and only then. `laws` is the title of the code under which the game is
/// resumed.
[[nodiscard]] report::AdjournmentReport adjournment_report(const log::State& state, const log::AdjournedGame& game,
                                                           const std::string& laws);

}  // namespace jadoube::desk
