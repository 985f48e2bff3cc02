// One line in an arbiter's words, read as acts and facts. Nothing is guessed in silence: what is not understood, or
// could mean two things, is asked. Looks at the position and at nothing else.
#pragma once

#include <string>
#include <string_view>

#include "desk/told/echo.hpp"

namespace jadoube::desk {

/// Reads "white Nf3-d3, presses; black points it out". `position` is that before the first act, with the player on
/// turn, who acts where nobody is named. The acts and facts are those that `--act` and `--fact` would tell. Fails with
/// not_understood: one question, with what to type. At most 1000 bytes.
[[nodiscard]] Result<LineRead> read_line(std::string_view line, const std::optional<chess::Setup>& position);

/// What was read, for whoever typed it: as a line where the language spoken is that of lines, else as the reports tell
/// it: "Weiß berührt f3; Schwarz ...".
[[nodiscard]] std::string read_back(const LineRead& read, const std::optional<chess::Setup>& position);

}  // namespace jadoube::desk
