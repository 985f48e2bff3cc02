// What a player says of what he did or saw himself: a denial, or a remark, and never the act that his words name.
#pragma once

#include "desk/elements/settling.hpp"

namespace jadoube::desk {

void settle_own_words(Elements& elements);

}  // namespace jadoube::desk
