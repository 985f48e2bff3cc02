// What was taken off with a move, where that is told apart from it, and what was left there.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] std::optional<Result<void>> taken_off(LineSoFar& line, const SaidGroup& group, Color by);
[[nodiscard]] Result<void> take_left(LineSoFar& line, Manner manner, const SaidGroup& group);

}  // namespace jadoube::desk
