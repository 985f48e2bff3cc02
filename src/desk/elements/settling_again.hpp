// "Does it again", "does the same": the acts that are meant, told once more.
#pragma once

#include "desk/elements/settling.hpp"

namespace jadoube::desk {

/// What is meant and cannot be told once more, as a man touched by the other player, stays as words not understood.
void settle_again(Elements& elements);

}  // namespace jadoube::desk
