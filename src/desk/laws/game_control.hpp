// The time control of a game, where a command is not told it: as it was told before, or that of the event.
#pragma once

#include <optional>
#include <string>

#include "log/state/fold.hpp"

namespace jadoube::desk {

/// The control last told in the log for this game, with a reading or an incident, else that of the event, else that of
/// the file which was imported for its section, in its compact text; nothing where none was told.
[[nodiscard]] std::optional<std::string> control_told(const log::State& state, const event::GameReference& game);

}  // namespace jadoube::desk
