// The letter B: Black, or a bishop.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> check_letter(const LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
