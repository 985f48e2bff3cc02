// Several elements that name one person, or two. Used inside this room only.
#pragma once

#include "desk/elements/elements.hpp"

namespace jadoube::desk {

/// "white and black agree": both; "White's opponent" is Black, "the coach of Black" a spectator, "he (black)" Black.
void settle_persons(Elements& elements);

}  // namespace jadoube::desk
