// Time controls as the PGN tag TimeControl writes them: "40/5400+30:1800+30", "300", "4500+60", "*180", "?", "-".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "base/millis.hpp"

namespace jadoube::game {

/// One period. The time is given at its beginning, the increment with every move in it.
struct TimePeriod {
    /// Moves to be made in it; nothing where it lasts to the end of the game.
    std::optional<int> moves = {};
    Millis time = {};
    Millis increment = {};
    /// What one player uses, the other gains.
    bool is_sandclock = false;
    friend bool operator==(const TimePeriod&, const TimePeriod&) = default;
};

struct TimeControl {
    enum class Kind {
        unknown,    // "?"
        unlimited,  // "-": played without clocks
        periods
    };
    Kind kind = Kind::unknown;
    std::vector<TimePeriod> periods = {};
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Reads the tag as PGN 9.6.1 has it, and an increment after a field with moves, as is usual: periods separated by
/// colons, times in seconds with up to three decimals. Each period but the last must name its moves. Fails with
/// bad_time on everything else, free text too; the message quotes it.
[[nodiscard]] Result<TimeControl> parse_time_control(std::string_view text);

/// The tag's text; parse_time_control reads the same back.
[[nodiscard]] std::string to_text(const TimeControl& control);

}  // namespace jadoube::game
