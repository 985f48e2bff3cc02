// What somebody points out of another: when it was. Used inside this room only.
#pragma once

#include "desk/elements/elements.hpp"

namespace jadoube::desk {

/// "points out that White had touched f3", "... touched f3 first", "... before": it was earlier than what the line told
/// before it, and the name of White says so.
void settle_reported(Elements& elements);

}  // namespace jadoube::desk
