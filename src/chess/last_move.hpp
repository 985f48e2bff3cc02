// Looking back one move, used inside this module only.
#pragma once

#include <vector>

#include "chess/setup.hpp"

namespace jadoube::chess {

/// Boards from which the side that is not on turn may have moved here, by its way of moving; a man taken is shown as a
/// Knight, since only the square it filled is known. Whether those boards could arise themselves is not asked.
[[nodiscard]] std::vector<Board> boards_before(const Setup& setup);

}  // namespace jadoube::chess
