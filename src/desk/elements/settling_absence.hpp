// How late somebody is, as a line tells it.
#pragma once

#include "desk/elements/elements.hpp"

namespace jadoube::desk {

/// "came 18:02 for 18:00", "14 min after the start", "both are late, white 20 min, black 40 min".
void settle_absence(Elements& elements);

}  // namespace jadoube::desk
