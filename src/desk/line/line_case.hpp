// What a line tells, added to a case.
#pragma once

#include "desk/line/line.hpp"

namespace jadoube::desk {

/// The case with what the line tells. Fails with usage where the case has acts already, or tells the same otherwise.
[[nodiscard]] Result<adjudicate::Case> with_line(adjudicate::Case given, const LineRead& read);

}  // namespace jadoube::desk
