// Times and time controls as they are typed with an option.
#pragma once

#include <string>

#include "cli/session.hpp"
#include "desk/laws/kind_of_play.hpp"
#include "game/time/time_control_words.hpp"

namespace jadoube::cli {

/// A time control from the command line, that has periods. Fails with usage where the text is empty, with bad_time
/// where it cannot be read or could be meant in two ways.
[[nodiscard]] Result<game::TimeControl> control_option(const std::string& text, const std::string& option);

/// Says on `err` how a control from the command line was read.
void tell_control(const Session& session, const game::TimeControl& control);
/// That nobody said it and the time control makes it this, or that it makes it another than was said.
void tell_play(const Session& session, const desk::KindOfPlay& play);

/// A clock time from the command line. Fails with bad_time.
[[nodiscard]] Result<Millis> time_option(const std::string& text, const std::string& option);

/// A time that lasts, as in "45 min" or "0:45:00". Fails with bad_time.
[[nodiscard]] Result<Millis> lasting_option(const std::string& text, const std::string& option);

}  // namespace jadoube::cli
