#include "game/time/clock_check.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "game/time/termination.hpp"

namespace jadoube::game {
namespace {

using chess::Color;

/// One reading of a side's clock.
struct Reading {
    Ply ply;
    int moves = 0;  // completed by that side, this one included
    Millis clock;
    std::optional<Millis> elapsed;
};

Color side_of(const Record& record, Ply ply) {
    const bool is_first = ply.value % 2 == 1;
    return is_first ? record.start.turn : !record.start.turn;
}

std::vector<Reading> readings_of(const Record& record, Color side) {
    std::vector<Reading> readings;
    readings.reserve(record.moves.size() / 2 + 1);
    int moves = 0;
    for (int ply = 1; ply <= record.end().value; ++ply) {
        if (side_of(record, Ply{ply}) != side) continue;
        ++moves;
        const HalfMove& move = record.moves[static_cast<std::size_t>(ply) - 1];
        if (move.clock) readings.push_back({Ply{ply}, moves, *move.clock, move.elapsed});
    }
    return readings;
}

/// The period in which a player stands who has completed so many moves; a control whose last period has moves repeats
/// it.
const TimePeriod& period_after(const TimePeriods& periods, int moves) {
    int completed = 0;  // by the end of the period
    for (const TimePeriod& period : periods) {
        completed += period.moves.value_or(0);
        if (!period.moves || completed > moves) return period;
    }
    return periods.back();
}

/// What the clock adds when a move has been made; delay and Bronstein never let it show more than before.
Millis added_with(const TimePeriods& periods, int move) {
    const TimePeriod& period = period_after(periods, move - 1);
    return period.manner == PerMove::increment ? period.per_move : Millis{};
}

/// A reading that was believed, with all that the clock had been given by then.
struct CountedSoFar {
    int moves = 0;
    Millis clock;
    Millis given;
};

/// The readings of one side, from the first to the last.
class SideCheck {
public:
    SideCheck(const TimePeriods& periods, Color side, Millis lag, std::vector<Reading> readings)
        : periods_(periods), side_(side), lag_(lag), readings_(std::move(readings)) {
        seen_.reserve(readings_.size() + 1);
        seen_.push_back({0, periods_.front().time + added_with(periods_, 1), {}});
    }

    std::vector<ClockFinding> run() {
        if (never_changes()) {
            note(ClockFindingKind::not_read, readings_.back(), {});
            return std::move(findings_);
        }
        for (std::size_t i = 0; i < readings_.size(); ++i) look(i);
        look_for_a_larger_increment();
        return std::move(findings_);
    }

    /// Whether enough moves were made without gaining time with any.
    [[nodiscard]] bool never_gained() const {
        constexpr std::size_t kEnough = 10;
        return readings_.size() > kEnough && !gained_ && !never_changes() && added_with(periods_, 2) > lag_;
    }
    [[nodiscard]] ClockFinding without_increment() const {
        const Reading& last = readings_.back();
        return {ClockFindingKind::increment_missing,
                side_,
                last.ply,
                last.moves,
                added_with(periods_, 2),
                readings_.front().clock,
                last.clock};
    }

private:
    void note(ClockFindingKind kind, const Reading& reading, Millis figure, int expected = 0, bool by_elapsed = false) {
        findings_.push_back(
            {kind, side_, reading.ply, reading.moves, figure, seen_.back().clock, reading.clock, expected, by_elapsed});
    }

    [[nodiscard]] bool never_changes() const {
        constexpr std::size_t kEnough = 5;
        return readings_.size() >= kEnough && std::all_of(readings_.begin(), readings_.end(), [&](const Reading& one) {
                   return one.clock == readings_.front().clock;
               });
    }

    /// The larger of what the two ways of giving increments add between two readings.
    [[nodiscard]] Millis added_between(int moves_before, int moves) const {
        Millis before_move{};
        Millis after_move{};
        for (int move = moves_before + 1; move <= moves; ++move) {
            after_move = after_move + added_with(periods_, move);
            before_move = before_move + added_with(periods_, move + 1);
        }
        return std::max(before_move, after_move);
    }

    void look(std::size_t index) {
        const Reading& reading = readings_[index];
        const CountedSoFar before = seen_.back();
        const Millis added = added_between(before.moves, reading.moves);
        const Millis change = reading.clock - before.clock - added;
        if (is_no_reading(index, change)) return note(ClockFindingKind::not_read, reading, reading.clock);
        const Millis period = take_period(reading, change);
        const Millis gain = change - period;
        if (gain > Millis{} - added && before.moves > 0) gained_ = true;
        if (gain > lag_) {
            note_gain(reading, gain, added, period);
        } else if (reading.elapsed && before.moves + 1 == reading.moves && before.moves > 0) {
            compare_elapsed(reading, gain, added);
        }
        if (reading.clock <= Millis{}) note_flag(reading, added, index);
        seen_.push_back({reading.moves, reading.clock, before.given + added + period});
    }

    /// 0:00:00 before a larger reading, or far above both neighbours.
    [[nodiscard]] bool is_no_reading(std::size_t index, Millis change) const {
        constexpr Millis kFar{40 * 60 * 1000};
        constexpr Millis kBeyondAll{180 * 60 * 1000};
        if (change > kBeyondAll) return true;
        if (index + 1 >= readings_.size()) return false;
        const Reading& here = readings_[index];
        const Reading& next = readings_[index + 1];
        const Millis before = seen_.back().clock;
        const bool rises = next.clock > here.clock + added_between(here.moves, next.moves) + lag_;
        if (here.clock == Millis{}) return rises && before > Millis{60 * 1000};
        const bool falls_back = next.clock <= before + added_between(seen_.back().moves, next.moves) + lag_;
        return change > kFar && falls_back;
    }

    /// The time of the next period, where this reading shows that it came. A move that completes a period in time
    /// leaves at least the time of the next.
    Millis take_period(const Reading& reading, Millis change) {
        if (!periods_.front().moves) return {};  // it lasts to the end of the game
        const PeriodPlace now = place_in(periods_, period_);
        const PeriodPlace next = place_in(periods_, period_ + 1);
        const auto is_about = [&](Millis time) { return change.count * 2 > time.count && change <= time + time; };
        if (period_ > 1 && is_about(now.period.time) && reading.moves < now.first_move + 5 &&
            !is_explained(reading, {})) {
            note(ClockFindingKind::period_twice, reading, now.period.time, now.first_move - 1);
            return now.period.time;
        }
        if (!now.last_move || next.number == period_ || next.period.time == Millis{}) return {};
        const Millis time = next.period.time;
        const int last_read = last_read_with();
        const bool is_due = last_read < *now.last_move && reading.moves >= *now.last_move;
        const bool was_unread = last_read < seen_.back().moves;
        const bool leaves_it = was_unread ? is_about(time) : reading.clock + lag_ >= time;
        const bool is_in_time = is_due && leaves_it && (change > Millis{} || !comes_later(reading, time));
        if (!is_in_time && (!is_about(time) || is_explained(reading, {}))) return {};
        if (!is_in_time) {
            const bool is_early = reading.moves <= *now.last_move;
            note(is_early ? ClockFindingKind::period_early : ClockFindingKind::period_late, reading, time,
                 *now.last_move);
        }
        ++period_;
        return time;
    }

    /// The moves made at the last reading that differs from the one before: the board sends the same again while it
    /// does not read the clock.
    [[nodiscard]] int last_read_with() const {
        auto last = seen_.rbegin();
        while (std::next(last) != seen_.rend() && std::next(last)->clock == last->clock) ++last;
        return last->moves;
    }

    /// Whether a later reading shows a gain of about that size.
    [[nodiscard]] bool comes_later(const Reading& from, Millis time) const {
        for (std::size_t i = 1; i < readings_.size(); ++i) {
            if (readings_[i - 1].moves < from.moves) continue;
            const Millis gain = readings_[i].clock - readings_[i - 1].clock;
            if (gain.count * 2 > time.count) return true;
        }
        return false;
    }

    /// Whether no time was gained if the last reading is left out, or the last few that were all the same.
    [[nodiscard]] bool is_explained(const Reading& reading, Millis period) const {
        const Millis given = seen_.back().given + added_between(seen_.back().moves, reading.moves) + period;
        auto from = seen_.rbegin();
        const Millis unread = from->clock;
        for (++from; from != seen_.rend(); ++from) {
            if (reading.clock - from->clock <= given - from->given + lag_) return true;
            if (from->clock != unread) break;
        }
        return false;
    }

    void note_gain(const Reading& reading, Millis gain, Millis added, Millis period) {
        const bool is_small = gain <= added + lag_;
        if (is_explained(reading, period))
            return note(is_small ? ClockFindingKind::reading_late : ClockFindingKind::dip, reading, gain);
        note(is_small ? ClockFindingKind::increment_twice : ClockFindingKind::jump, reading, gain);
    }

    /// With the time spent the reading can be worked out, to the second that each of the three is rounded by.
    void compare_elapsed(const Reading& reading, Millis gain, Millis added) {
        const Millis surplus = gain + *reading.elapsed;  // against before + added - elapsed
        const Millis rounding = lag_ + Millis{1000};
        const auto is_near = [&](Millis figure) {
            return surplus >= figure - rounding && surplus <= figure + rounding;
        };
        if (is_near(Millis{})) return;
        if (added > rounding && is_near(Millis{} - added))
            return note(ClockFindingKind::increment_missing, reading, added, 0, true);
        if (added > rounding && is_near(added)) return note(ClockFindingKind::increment_twice, reading, added, 0, true);
        if (surplus > Millis{}) return note(ClockFindingKind::jump, reading, surplus, 0, true);
        note(ClockFindingKind::loss, reading, Millis{} - surplus, 0, true);
    }

    /// A clock that adds an increment shows nothing only when it has stopped at nothing.
    void note_flag(const Reading& reading, Millis added, std::size_t index) {
        const bool is_exact = added > lag_ || std::any_of(readings_.begin(), readings_.end(), [](const Reading& one) {
                                  return one.clock.count % 1000 != 0;
                              });
        if (index + 1 == readings_.size() && !is_exact) return;
        const int prescribed = place_after(periods_, reading.moves).last_move.value_or(0);
        note(is_exact ? ClockFindingKind::flag_fell : ClockFindingKind::nothing_left, reading, reading.clock,
             prescribed);
    }

    void look_for_a_larger_increment() {
        const auto is_twice = [](const ClockFinding& finding) {
            return finding.kind == ClockFindingKind::increment_twice;
        };
        const auto twice = std::count_if(findings_.begin(), findings_.end(), is_twice);
        if (twice < 4 || static_cast<std::size_t>(twice) * 4 < readings_.size()) return;
        Millis most{};
        for (const ClockFinding& finding : findings_) {
            if (is_twice(finding)) most = std::max(most, finding.figure);
        }
        findings_.erase(std::remove_if(findings_.begin(), findings_.end(), is_twice), findings_.end());
        note(ClockFindingKind::increment_doubled, readings_.back(), most, static_cast<int>(twice));
    }

    const TimePeriods& periods_;
    Color side_;
    Millis lag_;
    std::vector<Reading> readings_;
    std::vector<ClockFinding> findings_;
    std::vector<CountedSoFar> seen_;
    int period_ = 1;  // whose time has come
    bool gained_ = false;
};

/// By how much the reading differs from what %emt leaves.
Millis signed_figure(const ClockFinding& finding) {
    const bool is_less = finding.kind == ClockFindingKind::increment_missing || finding.kind == ClockFindingKind::loss;
    return is_less ? Millis{} - finding.figure : finding.figure;
}

/// What one player lacks and the other has too much, in turn, was counted with the wrong move.
void pair_shifts(std::vector<ClockFinding>& findings, Millis lag) {
    for (std::size_t i = 0; i + 1 < findings.size(); ++i) {
        ClockFinding& one = findings[i];
        ClockFinding& other = findings[i + 1];
        if (!one.by_elapsed || !other.by_elapsed || other.ply.value != one.ply.value + 1) continue;
        const Millis sum = signed_figure(one) + signed_figure(other);
        const Millis rounding = lag + Millis{1000};
        if (sum > rounding || sum < Millis{} - rounding) continue;
        one.kind = ClockFindingKind::elapsed_shifted;
        findings.erase(findings.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

/// A flag that fell with the last move of a player who did lose is how the game ended.
void leave_out_ends(std::vector<ClockFinding>& findings, const Record& record) {
    const auto lost_so = [&](const ClockFinding& finding) {
        if (finding.kind != ClockFindingKind::flag_fell || finding.ply.value + 1 < record.end().value) return false;
        return record.result && (finding.side == Color::white ? record.result->white : record.result->black) == 0;
    };
    findings.erase(std::remove_if(findings.begin(), findings.end(), lost_so), findings.end());
}

/// What is left to one player after his move and what was left to the other after the move before come to the whole
/// time of both, less what this move took.
std::vector<ClockFinding> check_sandclock(const Record& record, Millis total, Millis lag) {
    std::vector<ClockFinding> findings;
    std::optional<Millis> other;
    for (int ply = 1; ply <= record.end().value; ++ply) {
        const auto& clock = record.moves[static_cast<std::size_t>(ply) - 1].clock;
        if (clock && other && *clock + *other > total + lag) {
            const Millis surplus = *clock + *other - total;
            findings.push_back({ClockFindingKind::total_changed, side_of(record, Ply{ply}), Ply{ply}, (ply + 1) / 2,
                                surplus, *other, *clock});
        }
        other = clock;
    }
    return findings;
}

/// The side that lost on time, by the Termination tag and the result.
std::optional<Color> loser_on_time(const Record& record) {
    const bool is_forfeit = termination_in(record.tag("Termination")) == Termination::time_forfeit;
    if (!is_forfeit || !record.result) return std::nullopt;
    if (record.result->white == record.result->black) return std::nullopt;
    return record.result->white < record.result->black ? Color::white : Color::black;
}

std::optional<ClockFinding> end_of(const Record& record, const TimeControl& control) {
    const auto loser = loser_on_time(record);
    if (!loser) return std::nullopt;
    const auto readings = readings_of(record, *loser);
    int moves = 0;
    for (int ply = 1; ply <= record.end().value; ++ply) moves += side_of(record, Ply{ply}) == *loser ? 1 : 0;
    ClockFinding finding{ClockFindingKind::lost_on_time, *loser, record.end(), moves};
    if (!readings.empty()) finding.reading = finding.figure = readings.back().clock;
    finding.expected = place_after(control.periods[*loser], moves).last_move.value_or(0);
    return finding;
}

}  // namespace

std::string_view name_of(ClockFindingKind kind) {
    constexpr std::array<std::string_view, kClockFindingKinds> kNames{
        "increment-missing", "increment-twice", "increment-doubled", "jump",          "loss",         "period-early",
        "period-late",       "period-twice",    "flag-fell",         "total-changed", "reading-late", "dip",
        "not-read",          "elapsed-shifted", "nothing-left",      "lost-on-time"};
    return kNames[static_cast<std::size_t>(kind)];
}

bool is_suspicious(ClockFindingKind kind) {
    return kind < ClockFindingKind::reading_late;
}

bool only_run_down(std::span<const std::optional<Millis>> readings, const TimeControl& control, Millis lag) {
    bool could_gain = false, gained = false;
    for (const Color side : {Color::white, Color::black}) {
        const TimePeriod& only = control.periods[side].front();
        if (only.moves || only.is_sandclock) return false;
        const Millis added = only.manner == PerMove::increment ? only.per_move : Millis{};
        could_gain = could_gain || added > lag;
        const std::size_t first = side == Color::white ? 0 : 1;
        Millis before = only.time + added;
        for (std::size_t i = first; i < readings.size(); i += 2) {
            if (!readings[i] || *readings[i] <= Millis{} || *readings[i] > before + added + lag) return false;
            gained = gained || (i > first && *readings[i] > before);
            before = *readings[i];
        }
    }
    return gained || !could_gain;
}

ClockCheck check_clocks(const Record& record, const TimeControl& control, Millis lag) {
    ClockCheck check;
    std::vector<ClockFinding> without_increment;
    for (const Color side : {Color::white, Color::black}) {
        const TimePeriods& periods = control.periods[side];
        assert(!periods.empty());
        auto readings = readings_of(record, side);
        check.readings[side] = static_cast<int>(readings.size());
        if (periods.front().is_sandclock || readings.empty()) continue;
        SideCheck one(periods, side, lag, std::move(readings));
        for (const ClockFinding& finding : one.run()) check.findings.push_back(finding);
        if (one.never_gained()) without_increment.push_back(one.without_increment());
    }
    // One clock serves both: a player who never moved fast is no reason to doubt it.
    if (without_increment.size() == 2) {
        check.findings.insert(check.findings.end(), without_increment.begin(), without_increment.end());
    }
    if (const TimePeriod& first = control.periods.white.front(); first.is_sandclock) {
        check.findings = check_sandclock(record, first.time + control.periods.black.front().time, lag);
    }
    if (const auto end = end_of(record, control)) check.findings.push_back(*end);
    std::stable_sort(check.findings.begin(), check.findings.end(),
                     [](const ClockFinding& a, const ClockFinding& b) { return a.ply < b.ply; });
    pair_shifts(check.findings, lag);
    leave_out_ends(check.findings, record);
    return check;
}

}  // namespace jadoube::game
