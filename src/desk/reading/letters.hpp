// The letter B: Black, or a bishop.
#pragma once

#include "desk/reading/reading.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> check_letter(const LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
