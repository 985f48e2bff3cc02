// What German sentences put otherwise than English ones: commas before what is said or demanded, verbs in two parts.
#pragma once

#include "desk/elements/settling.hpp"

namespace jadoube::desk {

void settle_german(Elements& elements);

}  // namespace jadoube::desk
