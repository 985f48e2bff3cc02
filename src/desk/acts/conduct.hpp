// What is told of somebody's conduct beside the board.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> conduct(LineSoFar& line, const SaidGroup& group, rules::Kind told);

}  // namespace jadoube::desk
