// Whether a code counts matters of other games of the event: then these have to be read before a game is judged.
#pragma once

#include "desk/laws/laws.hpp"

namespace jadoube::desk {

[[nodiscard]] bool counts_in_event(const Laws& laws);
/// The same of laws that the log keeps; laws that cannot be read count nothing.
[[nodiscard]] bool counts_in_event(const log::CheckedLog& store, const log::AdoptedRules& rules);

}  // namespace jadoube::desk
