// One line in an arbiter's words, read as acts and facts. Nothing is guessed in silence: what is not understood, or
// could mean two things, is asked. Looks at the position and at nothing else.
#pragma once

#include <string>
#include <string_view>

#include "adjudicate/cases/dispute.hpp"

namespace jadoube::desk {

/// What a line tells.
struct LineRead {
    std::vector<adjudicate::Act> acts;
    adjudicate::Facts facts = {};
    std::vector<adjudicate::EarlierIncident> earlier = {};  // what the facts tell of earlier illegal moves
    std::optional<rules::Play> play = {};
    chess::ByColor<std::optional<Millis>> clocks = {};
    std::string remark = {};  // what changes nothing, and what stands behind "note:", as typed
};

/// Reads "white Nf3-d3, presses; black points it out". `position` is that before the first act, with the player on
/// turn, who acts where nobody is named. The acts and facts are those that `--act` and `--fact` would tell. Fails with
/// not_understood: one question, with what to type. At most 1000 bytes.
[[nodiscard]] Result<LineRead> read_line(std::string_view line, const std::optional<chess::Setup>& position);

/// What was read, in words that are read as the same: "white moves Nf3-d3; white presses the clock; black points it
/// out".
[[nodiscard]] std::string to_line(const LineRead& read, const std::optional<chess::Setup>& position);

/// What was read, for whoever typed it: as a line where the language spoken is that of lines, else as the reports tell
/// it: "Weiß berührt f3; Schwarz ...".
[[nodiscard]] std::string read_back(const LineRead& read, const std::optional<chess::Setup>& position);

}  // namespace jadoube::desk
