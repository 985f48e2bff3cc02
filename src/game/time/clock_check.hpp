// The readings of a game's record (%clk, %emt) against its time control: what cannot be, or should not have been.
// Readings alone show gains, never losses: a clock that went too fast looks like thinking.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "game/record.hpp"
#include "game/time/time_control.hpp"

namespace jadoube::game {

enum class ClockFindingKind {
    increment_missing,  // neither side gained with any move, or by %emt it was not added
    increment_twice,    // more gained than the increment, by at most another one: pressed twice, or pressed back
    increment_doubled,  // so often that the clock was set to a larger one
    jump,               // gained more than that: corrected by hand, or set wrongly
    loss,               // lost more than %emt says
    period_early,       // the next period's time came before its move
    period_late,        // or after it
    period_twice,       // or once more
    flag_fell,          // nothing left, and the game went on, or he did not lose
    total_changed,      // of a sandclock: both readings together are more than the time of both
    // what is said about the readings, not about the clock
    reading_late,     // the reading before lacks its increment, or the clock was not read for some moves
    dip,              // the reading before is low, and this one back: a wrong reading, or time put back
    not_read,         // 0:00:00, hours too much, or the same all the time: the board did not send the clock
    elapsed_shifted,  // time counted with the other player's move
    nothing_left,     // 0:00:00 in whole seconds: less than one left, or the flag down
    lost_on_time      // how the game ended, with the moves made
};
inline constexpr int kClockFindingKinds = static_cast<int>(ClockFindingKind::lost_on_time) + 1;
/// "increment-missing" and so on; stable.
[[nodiscard]] std::string_view name_of(ClockFindingKind kind);

struct ClockFinding {
    ClockFindingKind kind = ClockFindingKind::jump;
    chess::Color side = chess::Color::white;
    Ply ply = {};             // after which the reading stands
    int moves = 0;            // completed by that side
    Millis figure = {};       // gained, lost, or left
    Millis before = {};       // the reading before
    Millis reading = {};      // and this one
    int expected = 0;         // the move with which the period should have been added, or the moves prescribed; 0: none
    bool by_elapsed = false;  // told by %emt, not by the readings alone
    friend bool operator==(const ClockFinding&, const ClockFinding&) = default;
};

/// Whether it says something about the clocks, and not only about how readings were sent or how the game ended.
[[nodiscard]] bool is_suspicious(ClockFindingKind kind);

struct ClockCheck {
    std::vector<ClockFinding> findings;  // by ply
    chess::ByColor<int> readings = {};
};

/// `lag` is how far a reading may be off because it was sent early or late, or was rounded; gains up to it are nothing.
/// Increments are given before the first move or after it, both are right. The control must have periods.
[[nodiscard]] ClockCheck check_clocks(const Record& record, const TimeControl& control, Millis lag);

/// A quick look at the readings after each half-move, White's first, without %emt: whether they only run down, but for
/// increments, so that there is nothing suspicious in them. False where there may be.
[[nodiscard]] bool only_run_down(std::span<const std::optional<Millis>> readings, const TimeControl& control,
                                 Millis lag);

}  // namespace jadoube::game
