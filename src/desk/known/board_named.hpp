// A board named without its round: "b12", "12".
#pragma once

#include <functional>

#include "base/result.hpp"
#include "desk/known/open_log.hpp"
#include "event/reference.hpp"

namespace jadoube::desk {

/// "b12" or "12".
[[nodiscard]] bool is_board_alone(std::string_view word);

/// The game named in full, or a board of the round of `last`; where there was none, of the round of the log that was
/// paired last. `open` opens the whole log, and is called only then. Fails with usage where the event has
/// several sections or no pairing, and as `open` does.
[[nodiscard]] Result<event::GameReference> board_named(std::string_view word,
                                                       const std::optional<event::GameReference>& last,
                                                       const std::function<Result<OpenLog>()>& open);

}  // namespace jadoube::desk
