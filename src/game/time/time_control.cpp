#include "game/time/time_control.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::game {
namespace {

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kMostSeconds = std::int64_t{999} * 3600;
constexpr std::size_t kMostDecimals = 3;
constexpr int kMostPeriods = 100000;  // repeated ones; more than any game has

/// "5400", "0.05", as milliseconds.
std::optional<Millis> parse_seconds(std::string_view text) {
    const auto dot = std::min(text.find('.'), text.size());
    const std::string_view decimals = dot < text.size() ? text.substr(dot + 1) : std::string_view();
    if (text.find_first_not_of("0123456789.") != std::string_view::npos) return std::nullopt;
    if (decimals.size() > kMostDecimals || (dot < text.size() && decimals.empty())) return std::nullopt;
    std::string padded(decimals);
    padded.resize(kMostDecimals, '0');
    const auto seconds = parse_int(text.substr(0, dot));
    const auto millis = parse_int(padded);
    if (!seconds || !millis || *seconds > kMostSeconds) return std::nullopt;
    return Millis{*seconds * kSecond + *millis};
}

std::string seconds_text(Millis time) {
    std::string text = fmt::format("{}", time.count / kSecond);
    if (time.count % kSecond == 0) return text;
    std::string decimals = fmt::format("{:03}", time.count % kSecond);
    decimals.erase(decimals.find_last_not_of('0') + 1);
    return text + "." + decimals;
}

std::optional<int> parse_moves(std::string_view text) {
    const auto moves = parse_int(text);
    if (!moves || *moves < 1 || *moves > kMostMoves) return std::nullopt;
    return static_cast<int>(*moves);
}

constexpr std::string_view kPerMoveSigns = "+db";  // in the order of PerMove

std::optional<TimePeriod> parse_sandclock(std::string_view text) {
    const auto time = parse_seconds(text);
    if (!time) return std::nullopt;
    return TimePeriod{.time = *time, .is_sandclock = true};
}

/// "40/5400+30", "300", "3600d5", "*180".
std::optional<TimePeriod> parse_period(std::string_view text) {
    if (text.substr(0, 1) == "*") return parse_sandclock(text.substr(1));
    TimePeriod period;
    if (const auto slash = text.find('/'); slash != std::string_view::npos) {
        period.moves = parse_moves(text.substr(0, slash));
        if (!period.moves) return std::nullopt;
        text.remove_prefix(slash + 1);
    }
    const auto sign = text.find_first_of(kPerMoveSigns);
    const auto time = parse_seconds(text.substr(0, sign));
    const auto per_move =
        sign == std::string_view::npos ? std::optional(Millis{}) : parse_seconds(text.substr(sign + 1));
    if (!time || !per_move) return std::nullopt;
    period.time = *time;
    period.per_move = *per_move;
    if (*per_move > Millis{}) period.manner = static_cast<PerMove>(kPerMoveSigns.find(text[sign]));
    return period;
}

std::optional<TimePeriods> parse_periods(std::string_view text) {
    TimePeriods periods;
    for (const std::string_view part : split(text, ':')) {
        const auto period = parse_period(part);
        const bool follows_the_last = !periods.empty() && !periods.back().moves;
        if (!period || follows_the_last) return std::nullopt;
        periods.push_back(*period);
    }
    return periods;
}

/// "W300-B240".
std::optional<TimeControl> parse_unequal(std::string_view text) {
    const auto middle = text.find("-B");
    if (text.substr(0, 1) != "W" || middle == std::string_view::npos) return std::nullopt;
    auto white = parse_periods(text.substr(1, middle - 1));
    auto black = parse_periods(text.substr(middle + 2));
    if (!white || !black) return std::nullopt;
    return TimeControl{TimeControl::Kind::periods, {std::move(*white), std::move(*black)}};
}

std::string to_text(const TimePeriod& period) {
    if (period.is_sandclock) return "*" + seconds_text(period.time);
    std::string text = period.moves ? fmt::format("{}/", *period.moves) : std::string();
    text += seconds_text(period.time);
    if (period.per_move > Millis{})
        text += kPerMoveSigns[static_cast<std::size_t>(period.manner)] + seconds_text(period.per_move);
    return text;
}

std::string to_text(const TimePeriods& periods) {
    std::string text;
    for (const TimePeriod& period : periods) {
        if (!text.empty()) text += ':';
        text += to_text(period);
    }
    return text;
}

bool repeats(const TimePeriods& periods) {
    return periods.back().moves.has_value();
}

/// No time is to come after this one, but with each move.
bool is_last(const TimePeriods& periods, std::size_t index) {
    if (repeats(periods)) return false;
    return std::all_of(periods.begin() + static_cast<std::ptrdiff_t>(index) + 1, periods.end(),
                       [](const TimePeriod& later) { return later.time == Millis{}; });
}

/// The first place that `is_it` takes, or the last there is.
template <typename IsIt>
PeriodPlace find_place(const TimePeriods& periods, IsIt is_it) {
    assert(!periods.empty());
    PeriodPlace place;
    for (int number = 1;; ++number) {
        const std::size_t index = std::min(static_cast<std::size_t>(number), periods.size()) - 1;
        place.number = number;
        place.period = periods[index];
        place.given = place.given + place.period.time;
        place.last_move.reset();
        if (place.period.moves) place.last_move = place.first_move + *place.period.moves - 1;
        place.is_last = is_last(periods, index);
        if (!place.last_move || number >= kMostPeriods || is_it(place)) return place;
        place.first_move = *place.last_move + 1;
    }
}

}  // namespace

std::string_view name_of(PerMove manner) {
    switch (manner) {
        case PerMove::increment: return "increment";
        case PerMove::delay: return "delay";
        case PerMove::bronstein: break;
    }
    return "bronstein";
}

TimeControl equal_control(TimePeriods periods) {
    return {TimeControl::Kind::periods, {periods, periods}};
}

Result<TimeControl> parse_time_control(std::string_view text) {
    const std::string_view whole = trim(text);
    if (whole == "?") return TimeControl{TimeControl::Kind::unknown};
    if (whole == "-") return TimeControl{TimeControl::Kind::unlimited};
    if (auto unequal = parse_unequal(whole)) return *unequal;
    if (auto periods = parse_periods(whole)) return equal_control(std::move(*periods));
    return failure(ErrorCode::bad_time, fmt::format("'{}' is not a time control", text), {},
                   "write moves/seconds+increment, periods separated by colons, as in 40/5400+30:1800+30 or 300+3; "
                   "? for unknown, - for none");
}

std::string to_text(const TimeControl& control) {
    if (control.kind == TimeControl::Kind::unknown) return "?";
    if (control.kind == TimeControl::Kind::unlimited) return "-";
    if (control.is_equal()) return to_text(control.periods.white);
    return "W" + to_text(control.periods.white) + "-B" + to_text(control.periods.black);
}

PeriodPlace place_after(const TimePeriods& periods, int moves) {
    return find_place(periods, [&](const PeriodPlace& place) { return *place.last_move > moves; });
}

PeriodPlace place_in(const TimePeriods& periods, int number) {
    return find_place(periods, [&](const PeriodPlace& place) { return place.number >= number; });
}

}  // namespace jadoube::game
