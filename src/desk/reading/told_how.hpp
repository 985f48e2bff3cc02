// How a group tells what it tells: what is only said, of whom it is, and whether he was in check before it.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// Asks where what is only said, or of whom it is, may be two things.
[[nodiscard]] Result<void> check_how_it_is_told(LineSoFar& line, const SaidGroup& group);
/// Whether the player of the group was in check before it.
void see_check_before(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
