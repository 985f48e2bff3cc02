// What a player wants otherwise than he has begun, puts back or takes back.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> wish(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> retract(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> put_back(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
