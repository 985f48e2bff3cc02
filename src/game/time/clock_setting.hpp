// From readings and what was ruled to the times to set: one step at a time, each with its reason. It knows no law; what
// is added or taken off is given.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/record.hpp"
#include "game/time/time_control.hpp"

namespace jadoube::game {

/// What both clocks show, and how many moves each side has completed, where known.
struct ClockState {
    chess::ByColor<std::optional<Millis>> reading = {};
    chess::ByColor<std::optional<int>> moves = {};
    friend bool operator==(const ClockState&, const ClockState&) = default;
};

/// One thing to be done to the clocks.
struct ClockChange {
    enum class Kind {
        add,
        subtract,
        set,
        ran,        // time that passed for this side and was not counted
        increment,  // what the clock added with a press that is undone; the amount is that of the time control
        restore     // both clocks as they were recorded at a moment of the game
    };
    Kind kind = Kind::add;
    chess::Color side = chess::Color::white;
    Millis amount = {};
    Ply moment = {};
};

struct ClockSettingStep {
    ClockChange::Kind kind = ClockChange::Kind::add;
    chess::Color side = chess::Color::white;
    Millis before = {};
    Millis after = {};
    Ply moment = {};  // of restore: the half-move with which the reading was recorded; 0: before the first
};

struct ClockSetting {
    ClockState before;
    ClockState after;
    std::vector<ClockSettingStep> steps;
};

/// "add white 2:00", "subtract black 1:00", "set white 0:10:00", "ran black 3:20", "increment black", "restore 23b".
/// Fails with usage or bad_time; with no_such_game where the record has no such moment.
[[nodiscard]] Result<ClockChange> parse_clock_change(std::string_view text, const Record& record);

/// The state of the clocks at a moment of the record: each side's last reading by then, the time given at the start
/// before its first move.
[[nodiscard]] ClockState recorded_state(const Record& record, Ply at, const TimeControl& control);

/// Carries the changes out in their order. Fails with usage where a reading, or the control that an increment needs, is
/// not given, and where a clock would show less than nothing.
[[nodiscard]] Result<ClockSetting> set_clocks(const ClockState& before, const std::vector<ClockChange>& changes,
                                              const TimeControl& control, const Record& record);

/// What is certain of a clock that stopped working or was wrongly set: both sides together had so much, so much time
/// has passed, and so much was added for the moves made since. How it falls to each side is for the arbiter to
/// estimate.
struct TotalLeft {
    Millis before = {};  // both readings, when they were right
    Millis added = {};   // increments and periods since
    Millis passed = {};
    Millis left = {};                                 // what both readings must come to, at the least
    Millis left_most = {};                            // and at the most: a delay does not count all that passes
    chess::ByColor<std::optional<Millis>> most = {};  // no side can have more
};
/// In a sandclock what one side uses the other gains: the sum never changes. `then` must have readings and moves, `now`
/// moves. Fails with usage where a number is missing or goes back, where moves are more than 9999, and where more time
/// has passed than there was.
[[nodiscard]] Result<TotalLeft> total_left(const ClockState& then, const chess::ByColor<int>& moves_now, Millis passed,
                                           const TimeControl& control);

/// How the sum would be shared had each side gone on at its pace of the game until `then`: in the same time a move, as
/// far as that adds up to what passed. An estimate and no more; to whole seconds. Nothing where either side has made no
/// move before or none since, where time was not simply used (sandclock, delay), or where a share would be impossible.
[[nodiscard]] std::optional<chess::ByColor<Millis>> shared_by_pace(const ClockState& then,
                                                                   const chess::ByColor<int>& moves_now,
                                                                   const TotalLeft& total, const TimeControl& control);

}  // namespace jadoube::game
