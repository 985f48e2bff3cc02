// What is asked and told of a line once all its groups are read.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> check_whole(LineSoFar& line);
[[nodiscard]] Error first_asked(LineSoFar& line, Error error);

}  // namespace jadoube::desk
