// Which of two flags fell first, where a line says it behind both. Used inside this room only.
#pragma once

#include "desk/elements/elements.hpp"

namespace jadoube::desk {

/// "both flags fall, white's first": the one, and then the other.
void settle_flags(Elements& elements);

}  // namespace jadoube::desk
