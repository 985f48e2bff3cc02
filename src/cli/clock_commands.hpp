// The parts of `jadoube clock`, each made where it is written, and what they share.
#pragma once

#include "cli/command.hpp"
#include "game/time_control_words.hpp"

namespace jadoube::cli {

[[nodiscard]] Command clock_show_command();
[[nodiscard]] Command clock_check_command();
[[nodiscard]] Command clock_set_command();
[[nodiscard]] Command clock_total_command();
[[nodiscard]] Command clock_read_command();
[[nodiscard]] Command clock_sheet_command();
[[nodiscard]] Command clock_rebuild_command();

/// A time control from the command line, that has periods. Fails with usage where the text is empty, with bad_time
/// where it cannot be read or could be meant in two ways.
[[nodiscard]] Result<game::TimeControl> control_option(const std::string& text, const std::string& option);

/// Says on `err` how a control from the command line was read.
void tell_control(const Session& session, const game::TimeControl& control);

/// A clock time from the command line. Fails with bad_time.
[[nodiscard]] Result<Millis> time_option(const std::string& text, const std::string& option);

}  // namespace jadoube::cli
