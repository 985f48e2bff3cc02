// Time controls of every kind as one model: periods by moves and time, time given with each move, sandclock, unequal
// sides. Written in one compact way: "40/5400+30:1800+30", "300", "3600d5", "*180", "20/3600", "W300-B240", "?", "-".
// What people write in words is read by time_control_words.hpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/millis.hpp"
#include "base/result.hpp"
#include "chess/color.hpp"

namespace jadoube::game {

/// The most moves that a period may prescribe.
inline constexpr int kMostMoves = 9999;

/// How time is given with each move.
enum class PerMove {
    increment,  // added, and kept where it is not used
    delay,      // the clock waits so long before it runs
    bronstein   // what was used is given back, at most so much
};
/// "increment", "delay", "bronstein".
[[nodiscard]] std::string_view name_of(PerMove manner);

/// One period. Its time is given at its beginning, what was saved before goes with it.
struct TimePeriod {
    /// Moves to be made in it. In the last period: nothing where it lasts to the end of the game, else it is repeated
    /// for ever: 20/3600 is twenty moves in an hour, forty in two, and each whole hour a control.
    std::optional<int> moves = {};
    Millis time = {};
    Millis per_move = {};
    PerMove manner = PerMove::increment;
    /// What one player uses, the other gains.
    bool is_sandclock = false;
    friend bool operator==(const TimePeriod&, const TimePeriod&) = default;
};

using TimePeriods = std::vector<TimePeriod>;

struct TimeControl {
    enum class Kind {
        unknown,    // "?"
        unlimited,  // "-": played without clocks
        periods
    };
    Kind kind = Kind::unknown;
    chess::ByColor<TimePeriods> periods = {};

    [[nodiscard]] bool is_equal() const { return periods.white == periods.black; }
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// The same periods for both sides.
[[nodiscard]] TimeControl equal_control(TimePeriods periods);

/// Reads the tag as PGN 9.6.1 has it, with an increment after a field with moves too, and the coded field of TRF26:
/// periods separated by colons, times in seconds with up to three decimals, `W...-B...` for unequal sides. Ours are
/// `d` and `b` in the place of `+` for delay and Bronstein. Each period but the last must name its moves. Fails with
/// bad_time on everything else, free text too; the message quotes it.
[[nodiscard]] Result<TimeControl> parse_time_control(std::string_view text);

/// The compact text; parse_time_control reads the same back.
[[nodiscard]] std::string to_text(const TimeControl& control);

/// Where a player stands in his time control once he has completed a number of moves.
struct PeriodPlace {
    int number = 1;                     // of the period, from 1; repeated periods count on
    TimePeriod period = {};             // as it stands in the control
    int first_move = 1;                 // its first move
    std::optional<int> last_move = {};  // the move that completes it; nothing where it lasts to the end
    Millis given = {};                  // the time of all periods up to it, time with each move apart
    bool is_last = false;               // no time is to come but with each move
};

/// Where the next move stands. `moves` completed are taken to have been made in time. Periods must not be empty.
[[nodiscard]] PeriodPlace place_after(const TimePeriods& periods, int moves);
/// The period of that number. Past the last of a control that does not repeat: the last.
[[nodiscard]] PeriodPlace place_in(const TimePeriods& periods, int number);

}  // namespace jadoube::game
