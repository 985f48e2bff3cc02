// A line read group by group.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<LineRead> read_groups(LineSoFar& line, std::vector<SaidGroup> groups);
[[nodiscard]] Result<void> take(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
