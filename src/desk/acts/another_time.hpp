// Words by which something was done at another time than it is told, or perhaps not at all.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// "three moves ago", "at move 2", "claims it one move too late": what came between decides, and must be told. A
/// question where it was not; nothing of what hangs on no moment.
[[nodiscard]] Result<void> check_when(const LineSoFar& line, const SaidGroup& group);
/// "presses by mistake", "agrees, but lets himself think", "touches Rh1 and Ke1, king first": whether he did it, and
/// how.
[[nodiscard]] Result<void> check_meant(const LineSoFar& line, const SaidGroup& group);
/// Of which only that is told, and not the move.
[[nodiscard]] bool finds_illegal_move(const Act& act);

}  // namespace jadoube::desk
