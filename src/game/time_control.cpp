#include "game/time_control.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace jadoube::game {
namespace {

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kMostSeconds = std::int64_t{999} * 3600;
constexpr std::size_t kMostDecimals = 3;

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
    constexpr std::int64_t kMostMoves = 9999;
    const auto moves = parse_int(text);
    if (!moves || *moves < 1 || *moves > kMostMoves) return std::nullopt;
    return static_cast<int>(*moves);
}

std::optional<TimePeriod> parse_sandclock(std::string_view text) {
    const auto time = parse_seconds(text);
    if (!time) return std::nullopt;
    return TimePeriod{.time = *time, .is_sandclock = true};
}

/// "40/5400+30", "300", "*180".
std::optional<TimePeriod> parse_period(std::string_view text) {
    if (text.substr(0, 1) == "*") return parse_sandclock(text.substr(1));
    TimePeriod period;
    if (const auto slash = text.find('/'); slash != std::string_view::npos) {
        period.moves = parse_moves(text.substr(0, slash));
        if (!period.moves) return std::nullopt;
        text.remove_prefix(slash + 1);
    }
    const auto plus = text.find('+');
    const auto time = parse_seconds(text.substr(0, plus));
    const auto increment =
        plus == std::string_view::npos ? std::optional(Millis{}) : parse_seconds(text.substr(plus + 1));
    if (!time || !increment) return std::nullopt;
    period.time = *time;
    period.increment = *increment;
    return period;
}

std::string to_text(const TimePeriod& period) {
    if (period.is_sandclock) return "*" + seconds_text(period.time);
    std::string text = period.moves ? fmt::format("{}/", *period.moves) : std::string();
    text += seconds_text(period.time);
    if (period.increment > Millis{}) text += "+" + seconds_text(period.increment);
    return text;
}

tl::unexpected<Error> not_a_control(std::string_view text) {
    return failure(ErrorCode::bad_time, fmt::format("'{}' is not a time control", text), {},
                   "write moves/seconds+increment, periods separated by colons, as in 40/5400+30:1800+30 or 300+3; "
                   "? for unknown, - for none");
}

}  // namespace

Result<TimeControl> parse_time_control(std::string_view text) {
    const std::string_view whole = trim(text);
    if (whole == "?") return TimeControl{TimeControl::Kind::unknown};
    if (whole == "-") return TimeControl{TimeControl::Kind::unlimited};
    TimeControl control{TimeControl::Kind::periods};
    for (const std::string_view part : split(whole, ':')) {
        const auto period = parse_period(part);
        const bool follows_the_last = !control.periods.empty() && !control.periods.back().moves;
        if (!period || follows_the_last) return not_a_control(text);
        control.periods.push_back(*period);
    }
    return control;
}

std::string to_text(const TimeControl& control) {
    if (control.kind == TimeControl::Kind::unknown) return "?";
    if (control.kind == TimeControl::Kind::unlimited) return "-";
    std::string text;
    for (const TimePeriod& period : control.periods) {
        if (!text.empty()) text += ':';
        text += to_text(period);
    }
    return text;
}

}  // namespace jadoube::game
