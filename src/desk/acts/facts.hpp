// Facts of a line. What a clause tells of one act is not let stand for another.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> take_told(LineSoFar& line, const Saying& saying, const SaidGroup& group);
[[nodiscard]] Result<void> check_of(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> tell(LineSoFar& line, const Told& told, const SaidGroup& group);

}  // namespace jadoube::desk
