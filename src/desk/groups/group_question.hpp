// What is asked where an element of a line fits into no group. Used inside this room only.
#pragma once

#include <span>

#include "base/error.hpp"
#include "desk/groups/said_group.hpp"

namespace jadoube::desk {

/// What one says of another is not what happened; of the rest it is open to which act it belongs. `from` begins with
/// the element that does not fit; `has_seen` says that the group tells what somebody saw.
[[nodiscard]] Error not_together(const SaidGroup& group, std::span<const Element> from, bool has_seen);

}  // namespace jadoube::desk
