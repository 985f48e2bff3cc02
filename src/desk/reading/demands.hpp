// What is demanded of the other player: what the law leaves to be chosen, a man, a capture, a move.
#pragma once

#include "desk/reading/reading.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> demand(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
