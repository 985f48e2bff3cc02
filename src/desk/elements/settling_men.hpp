// Men of which a line says only that there were some, and moves of which it says only that they were others. Used
// inside this room only.
#pragma once

#include "desk/elements/settling.hpp"

namespace jadoube::desk {

/// "touches a man", "moves another man", "plays the other": which it was is asked of the verb.
void settle_unnamed_men(LineElements& line);

}  // namespace jadoube::desk
