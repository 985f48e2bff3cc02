// What stands in the clause of a demand. Used inside this room only.
#pragma once

#include "desk/elements/elements.hpp"

namespace jadoube::desk {

/// "demands that White must move the king", "... that the move be taken back": what is wanted, with no deed in it.
void settle_demands(Elements& elements);

}  // namespace jadoube::desk
