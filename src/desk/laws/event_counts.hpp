// Whether a code counts matters of other games of the event, or lays something on them: then these have to be read
// before a game is judged.
#pragma once

#include "desk/laws/laws.hpp"

namespace jadoube::desk {

[[nodiscard]] bool counts_in_event(const Laws& laws);
/// The same of laws that the log keeps; laws that cannot be read count nothing.
[[nodiscard]] bool counts_in_event(const log::CheckedLog& store, const log::AdoptedRules& rules);

/// Penalties or grants for a later game or round, by the laws themselves or by a decision under them.
[[nodiscard]] bool lays_on_later_games(const log::CheckedLog& store, const log::AdoptedRules& rules);

}  // namespace jadoube::desk
