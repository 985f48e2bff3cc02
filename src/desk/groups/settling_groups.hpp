// What the groups of a line are beside each other, before they are read: one that only announces the next, and how the
// next was done.
#pragma once

#include "desk/groups/said_group.hpp"

namespace jadoube::desk {

void settle_groups(std::vector<SaidGroup>& groups);

}  // namespace jadoube::desk
