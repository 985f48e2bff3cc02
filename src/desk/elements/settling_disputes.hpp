// What one player says of the other, who denies it. Used inside this room only.
#pragma once

#include "desk/elements/elements.hpp"

namespace jadoube::desk {

/// "black says white touched f3, white denies": it is in dispute, and told as such: what was done, who points it out,
/// who denies it. What nobody denies stays as it is.
void settle_disputes(Elements& elements);

}  // namespace jadoube::desk
