// What a group tells, as an act of the line.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// By whom the group names; where it names nobody, by whom that says. Asks who it was where it may be several.
[[nodiscard]] Result<void> push(LineSoFar& line, const SaidGroup& group, Unnamed otherwise, WhatDone what);

}  // namespace jadoube::desk
