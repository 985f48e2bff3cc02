// Castling told by its steps: the King alone, or the Rook before him.
#pragma once

#include "desk/elements/settling.hpp"

namespace jadoube::desk {

void settle_castling(LineElements& line);

}  // namespace jadoube::desk
