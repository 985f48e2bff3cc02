#include "game/time/clock_setting.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::game {
namespace {

using chess::Color;
using ChangeKind = ClockChange::Kind;

constexpr std::array<std::pair<std::string_view, ChangeKind>, 6> kWords{{{"add", ChangeKind::add},
                                                                         {"subtract", ChangeKind::subtract},
                                                                         {"set", ChangeKind::set},
                                                                         {"ran", ChangeKind::ran},
                                                                         {"increment", ChangeKind::increment},
                                                                         {"restore", ChangeKind::restore}}};

tl::unexpected<Error> not_a_change(std::string_view text) {
    return failure(ErrorCode::usage, fmt::format("'{}' is no change of the clocks", text), {},
                   "write 'add white 2:00', 'subtract black 1:00', 'set white 0:10:00', 'ran black 3:20', "
                   "'increment black' or 'restore 23b'");
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    for (const std::string_view word : split(trim(text), ' ')) {
        if (!word.empty()) words.push_back(lower(word));
    }
    return words;
}

bool takes_amount(ChangeKind kind) {
    return kind != ChangeKind::increment && kind != ChangeKind::restore;
}

/// The side whose half-move leads to this ply.
Color mover(const Record& record, int ply) {
    return ply % 2 == 1 ? record.start.turn : !record.start.turn;
}

/// The half-move of that side with the last reading by then; 0: none.
int last_reading(const Record& record, Color side, int at) {
    for (int ply = at; ply > 0; --ply) {
        if (mover(record, ply) == side && record.moves[static_cast<std::size_t>(ply) - 1].clock) return ply;
    }
    return 0;
}

Result<Millis> increment_of(const TimeControl& control, const ClockState& state, Color side) {
    if (control.kind != TimeControl::Kind::periods) {
        return failure(ErrorCode::usage, "the increment is not known", "--control", "say the time control");
    }
    const TimePeriods& periods = control.periods[side];
    const Millis first = periods.front().per_move;
    const bool always =
        std::all_of(periods.begin(), periods.end(), [&](const TimePeriod& one) { return one.per_move == first; });
    if (!always && !state.moves[side]) {
        return failure(ErrorCode::usage, fmt::format("the moves of {} are not known", name_of(side)), {},
                       "the increment differs from period to period: say how many moves are completed");
    }
    const TimePeriod period = place_after(periods, state.moves[side].value_or(0)).period;
    return period.manner == PerMove::increment ? period.per_move : Millis{};
}

/// The clocks while they are being set.
class Setter {
public:
    Setter(const ClockState& before, const TimeControl& control, const Record& record)
        : control_(control), record_(record), setting_{before, before, {}} {}

    Result<void> carry_out(const ClockChange& change) {
        if (change.kind == ChangeKind::restore) return restore(change.moment);
        const auto& reading = setting_.after.reading[change.side];
        if (!reading && change.kind != ChangeKind::set) {
            return failure(ErrorCode::usage, fmt::format("the reading of {} is not known", name_of(change.side)), {},
                           fmt::format("--{}-clock 0:05:58", name_of(change.side)));
        }
        Millis amount = change.amount;
        if (change.kind == ChangeKind::increment) {
            const auto increment = increment_of(control_, setting_.after, change.side);
            if (!increment) return tl::unexpected<Error>(increment.error());
            amount = *increment;
        }
        const Millis before = reading.value_or(Millis{});
        return put(change, before, changed(change.kind, before, amount));
    }

    ClockSetting finish() { return std::move(setting_); }

private:
    static Millis changed(ChangeKind kind, Millis before, Millis amount) {
        if (kind == ChangeKind::add) return before + amount;
        return kind == ChangeKind::set ? amount : before - amount;
    }

    Result<void> put(const ClockChange& change, Millis before, Millis after) {
        if (after < Millis{}) {
            return failure(
                ErrorCode::usage,
                fmt::format("{} would have {} less than nothing", name_of(change.side), to_text(Millis{} - after)), {},
                "a player without time has overstepped it: that is for a ruling, not for the clock");
        }
        setting_.after.reading[change.side] = after;
        setting_.steps.push_back({change.kind, change.side, before, after, change.moment});
        return {};
    }

    Result<void> restore(Ply at) {
        const ClockState state = recorded_state(record_, at, control_);
        for (const Color side : {Color::white, Color::black}) {
            if (!state.reading[side]) {
                return failure(ErrorCode::usage, fmt::format("no reading of {} is recorded by then", name_of(side)), {},
                               fmt::format("'set {} 0:10:00' sets it by estimate", name_of(side)));
            }
            ClockChange change{ChangeKind::restore, side, {}, Ply{last_reading(record_, side, at.value)}};
            const Millis before = setting_.after.reading[side].value_or(Millis{});
            if (auto done = put(change, before, *state.reading[side]); !done) return done;
        }
        setting_.after.moves = state.moves;
        return {};
    }

    const TimeControl& control_;
    const Record& record_;
    ClockSetting setting_;
};

/// What was given between two numbers of completed moves: increments, and the periods that began.
Millis given_between(const TimePeriods& periods, int from, int to) {
    Millis given = place_after(periods, to).given - place_after(periods, from).given;
    for (int move = from + 1; move <= to; ++move) {
        const TimePeriod period = place_after(periods, move - 1).period;
        if (period.manner == PerMove::increment) given = given + period.per_move;
    }
    return given;
}

/// The most that delays may have kept from being counted: all of it with each completed move, and with the one that is
/// being considered; Bronstein gives it back only after the move.
Millis uncounted(const TimeControl& control, const chess::ByColor<std::optional<int>>& from,
                 const chess::ByColor<int>& to) {
    Millis sum;
    Millis running;
    for (const Color side : {Color::white, Color::black}) {
        const TimePeriods& periods = control.periods[side];
        for (int move = from[side].value_or(0); move < to[side]; ++move) {
            const TimePeriod period = place_after(periods, move).period;
            if (period.manner != PerMove::increment) sum = sum + period.per_move;
        }
        const TimePeriod period = place_after(periods, to[side]).period;
        if (period.manner == PerMove::delay) running = std::max(running, period.per_move);
    }
    return sum + running;
}

bool is_sandclock(const TimeControl& control) {
    return control.periods.white.front().is_sandclock && control.periods.black.front().is_sandclock;
}

/// The time that side would have used since, at its pace until then; 0 where there is no pace or nothing since.
double used_at_pace(const ClockState& then, Color side, int moves_now, const TimePeriods& periods) {
    const int moves = then.moves[side].value_or(0);
    if (moves == 0 || !then.reading[side]) return 0;
    const Millis given = periods.front().time + given_between(periods, 0, moves);
    const Millis used = given - *then.reading[side];
    return static_cast<double>(used.count) / moves * (moves_now - moves);
}

}  // namespace

Result<ClockChange> parse_clock_change(std::string_view text, const Record& record) {
    const auto words = words_of(text);
    if (words.empty()) return not_a_change(text);
    const auto kind =
        std::find_if(kWords.begin(), kWords.end(), [&](const auto& row) { return row.first == words[0]; });
    if (kind == kWords.end() || words.size() != (takes_amount(kind->second) ? 3U : 2U)) return not_a_change(text);
    ClockChange change{kind->second};
    if (change.kind == ChangeKind::restore) {
        const auto moment = parse_moment(record, words[1]);
        if (!moment) return tl::unexpected<Error>(moment.error());
        change.moment = *moment;
        return change;
    }
    const auto side = chess::color_named(words[1]);
    if (!side) return not_a_change(text);
    change.side = *side;
    if (!takes_amount(change.kind)) return change;
    const auto amount = parse_millis(words[2]);
    if (!amount) return tl::unexpected<Error>(amount.error());
    change.amount = *amount;
    return change;
}

ClockState recorded_state(const Record& record, Ply at, const TimeControl& control) {
    ClockState state;
    for (const Color side : {Color::white, Color::black}) {
        int moves = 0;
        for (int ply = 1; ply <= at.value; ++ply) moves += mover(record, ply) == side ? 1 : 0;
        state.moves[side] = moves;
        if (const int ply = last_reading(record, side, at.value); ply > 0) {
            state.reading[side] = record.moves[static_cast<std::size_t>(ply) - 1].clock;
        } else if (moves == 0 && control.kind == TimeControl::Kind::periods) {
            state.reading[side] = control.periods[side].front().time;
        }
    }
    return state;
}

Result<ClockSetting> set_clocks(const ClockState& before, const std::vector<ClockChange>& changes,
                                const TimeControl& control, const Record& record) {
    Setter setter(before, control, record);
    for (const ClockChange& change : changes) {
        if (const auto done = setter.carry_out(change); !done) return tl::unexpected<Error>(done.error());
    }
    return setter.finish();
}

Result<TotalLeft> total_left(const ClockState& then, const chess::ByColor<int>& moves_now, Millis passed,
                             const TimeControl& control) {
    TotalLeft total;
    total.passed = passed;
    for (const Color side : {Color::white, Color::black}) {
        const auto& reading = then.reading[side];
        const auto& moves = then.moves[side];
        if (!reading || !moves || moves_now[side] < *moves) {
            return failure(ErrorCode::usage, fmt::format("the reading or the moves of {} are missing", name_of(side)),
                           {}, "both readings and the moves completed then and now are needed");
        }
        if (*moves < 0 || moves_now[side] > kMostMoves) {
            return failure(ErrorCode::usage,
                           fmt::format("{} moves of {} cannot have been made", *moves < 0 ? *moves : moves_now[side],
                                       name_of(side)),
                           {}, fmt::format("moves completed are from 0 to {}", kMostMoves));
        }
        const Millis given = given_between(control.periods[side], *moves, moves_now[side]);
        total.before = total.before + *reading;
        total.added = total.added + given;
        total.most[side] = *reading + given;
    }
    if (is_sandclock(control)) {
        total.left = total.left_most = total.before;
        for (const Color side : {Color::white, Color::black}) total.most[side] = *then.reading[side] + passed;
    } else {
        total.left = total.before + total.added - passed;
        total.left_most = total.left + std::min(passed, uncounted(control, then.moves, moves_now));
        if (total.left_most < Millis{}) {
            return failure(ErrorCode::usage, "more time has passed than both clocks had", {},
                           "leave pauses out of the time passed; give the moves completed now");
        }
    }
    for (const Color side : {Color::white, Color::black}) {
        total.most[side] = std::min(*total.most[side], total.left_most);
    }
    return total;
}

std::optional<chess::ByColor<Millis>> shared_by_pace(const ClockState& then, const chess::ByColor<int>& moves_now,
                                                     const TotalLeft& total, const TimeControl& control) {
    constexpr std::int64_t kSecond = 1000;
    if (is_sandclock(control) || total.left != total.left_most) return std::nullopt;
    const double white_used = used_at_pace(then, Color::white, moves_now.white, control.periods.white);
    const double black_used = used_at_pace(then, Color::black, moves_now.black, control.periods.black);
    if (white_used <= 0 || black_used <= 0) return std::nullopt;
    const double seconds = static_cast<double>(total.passed.count) * white_used / (white_used + black_used) / kSecond;
    const Millis used{std::llround(seconds) * kSecond};
    const int moves = *then.moves.white;
    const Millis white = *then.reading.white + given_between(control.periods.white, moves, moves_now.white) - used;
    const Millis black = total.left - white;
    const bool is_possible =
        white >= Millis{} && black >= Millis{} && white <= total.most.white && black <= total.most.black;
    return is_possible ? std::optional(chess::ByColor<Millis>{white, black}) : std::nullopt;
}

}  // namespace jadoube::game
