#include "game/time/time_control_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "game/time/time_control_side.hpp"

namespace jadoube::game {
namespace {

using Word = ControlWord;

/// The control as written is incomplete or could be meant two ways: why.
using Refusal = std::string;
template <typename T>
using Read = tl::expected<T, Refusal>;

constexpr std::int64_t kSecondsInMinute = 60;
constexpr const char* kTwoWays = "it could be meant in several ways";
constexpr const char* kFromWhere = "it does not say from which move on time is given with each move";

void set_gift(TimePeriod& period, const PerMoveDraft& gift) {
    period.per_move = gift.amount;
    period.manner = gift.amount > Millis{} ? gift.manner : PerMove::increment;
}

/// From the move on which it was said: the first of a period, or any in the last, which is cut in two there.
bool give_from(TimePeriods& periods, const PerMoveDraft& gift) {
    int first = 1;
    for (auto period = periods.begin(); period != periods.end(); ++period) {
        if (first == *gift.from) {
            std::for_each(period, periods.end(), [&](TimePeriod& later) { set_gift(later, gift); });
            return true;
        }
        if (!period->moves) break;
        first += *period->moves;
    }
    if (periods.back().moves || *gift.from < first) return false;
    periods.back().moves = *gift.from - first;
    periods.push_back({});
    set_gift(periods.back(), gift);
    return true;
}

Read<TimePeriods> give_all(TimePeriods periods, const std::vector<PerMoveDraft>& gifts) {
    if (gifts.empty()) return periods;
    if (gifts.size() == 1 && gifts[0].from) {
        if (!give_from(periods, gifts[0])) {
            return tl::unexpected<Refusal>("no period begins with the move from which time is given with each move");
        }
        return periods;
    }
    if (gifts.size() != periods.size()) {
        return tl::unexpected<Refusal>(gifts.size() < periods.size() ? kFromWhere : kTwoWays);
    }
    for (std::size_t i = 0; i < gifts.size(); ++i) {
        const bool means_a_period = gifts[i].is_bare && periods[i].moves && periods.size() == 1;  // "40/90min + 30"
        if (gifts[i].period != i || gifts[i].from || means_a_period) return tl::unexpected<Refusal>(kTwoWays);
        set_gift(periods[i], gifts[i]);
    }
    return periods;
}

Read<TimePeriods> periods_of(const SideDraft& side) {
    TimePeriods periods;
    for (const PeriodDraft& draft : side.periods) {
        const bool is_last = &draft == &side.periods.back();
        if (!is_last && (draft.is_rest || !draft.moves)) return tl::unexpected<Refusal>(kTwoWays);
        periods.push_back({.moves = draft.moves, .time = *draft.time});
    }
    if (periods.empty()) return tl::unexpected<Refusal>("it names no time");
    if (side.is_sandclock) {
        if (periods.size() != 1 || periods[0].moves || !side.gifts.empty()) return tl::unexpected<Refusal>(kTwoWays);
        periods[0].is_sandclock = true;
    }
    return give_all(std::move(periods), side.gifts);
}

Read<TimePeriods> read_side(std::vector<ControlToken> tokens, const std::vector<PerMoveDraft>& gifts_for_both = {}) {
    auto side = read_side_draft(std::move(tokens));
    if (!side) return tl::unexpected<Refusal>(kTwoWays);
    if (side->gifts.empty()) side->gifts = gifts_for_both;
    return periods_of(*side);
}

/// "White 5 min, Black 4 min": what is said with Black alone and from which move counts for both.
Read<TimeControl> read_unequal(const std::vector<ControlToken>& tokens) {
    const auto at = [&](Word word) {
        return std::find_if(tokens.begin(), tokens.end(), [&](const ControlToken& one) { return one.word == word; });
    };
    const auto black = at(Word::black);
    if (tokens.front().word != Word::white || black == tokens.end()) return tl::unexpected<Refusal>(kTwoWays);
    const std::vector<ControlToken> last(black + 1, tokens.end());
    const auto said_last = read_side_draft(last);
    if (!said_last) return tl::unexpected<Refusal>(kTwoWays);
    std::vector<PerMoveDraft> for_both = said_last->gifts;
    for_both.erase(
        std::remove_if(for_both.begin(), for_both.end(), [](const PerMoveDraft& gift) { return !gift.from; }),
        for_both.end());
    auto white = read_side({tokens.begin() + 1, black}, for_both);
    auto blacks = read_side(last);
    if (!white) return tl::unexpected<Refusal>(white.error());
    if (!blacks) return tl::unexpected<Refusal>(blacks.error());
    if ((white->back().per_move > Millis{}) != (blacks->back().per_move > Millis{})) {
        return tl::unexpected<Refusal>("it does not say for whom time is given with each move");
    }
    return TimeControl{TimeControl::Kind::periods, {std::move(*white), std::move(*blacks)}};
}

Read<TimeControl> read_words(std::string_view text) {
    const auto tokens = control_tokens(text);
    if (!tokens) return tl::unexpected<Refusal>("a word or number in it is not known");
    if (tokens->empty()) return tl::unexpected<Refusal>("it names no time");
    const bool names_sides = std::any_of(tokens->begin(), tokens->end(),
                                         [](const ControlToken& token) { return token.word >= Word::white; });
    if (names_sides) return read_unequal(*tokens);
    auto periods = read_side(*tokens);
    if (!periods) return tl::unexpected<Refusal>(periods.error());
    return equal_control(std::move(*periods));
}

/// Without its blanks, but for those between two numbers.
std::string without_blanks(std::string_view text) {
    std::string result;
    for (const std::string_view word : split(text, ' ')) {
        if (word.empty()) continue;
        if (!result.empty() && is_digit(result.back()) && is_digit(word.front())) result += ' ';
        result += word;
    }
    return result;
}

std::vector<Millis> times_of(const TimeControl& control) {
    std::vector<Millis> times;
    for (const auto* periods : {&control.periods.white, &control.periods.black}) {
        for (const TimePeriod& period : *periods) {
            if (period.time > Millis{}) times.push_back(period.time);
        }
    }
    return times;
}

TimeControl in_minutes(TimeControl control) {
    for (auto* periods : {&control.periods.white, &control.periods.black}) {
        for (TimePeriod& period : *periods) period.time = Millis{period.time.count * kSecondsInMinute};
    }
    return control;
}

/// "2:00" behind a slash, which is a time as well as two periods.
bool has_clock_time(std::string_view compact) {
    for (auto at = compact.find(':'); at != std::string_view::npos; at = compact.find(':', at + 1)) {
        const bool is_hour = at >= 2 && compact[at - 2] == '/' && is_digit(compact[at - 1]);
        const bool has_minutes =
            at + 2 < compact.size() && compact[at + 1] <= '5' && is_digit(compact[at + 1]) && is_digit(compact[at + 2]);
        if (is_hour && has_minutes) return true;
    }
    return false;
}

/// A duration such as "5:00" that is not said to be in hours.
std::optional<Millis> short_duration(std::string_view text) {
    const auto tokens = control_tokens(text);
    if (!tokens) return std::nullopt;
    for (auto token = tokens->begin(); token != tokens->end(); ++token) {
        const bool says_hours = std::next(token) != tokens->end() && std::next(token)->word == Word::hour;
        if (token->is_short && !says_hours) return token->time;
    }
    return std::nullopt;
}

tl::unexpected<Error> two_readings(std::string_view text, Millis one, Millis other) {
    return failure(
        ErrorCode::bad_time,
        fmt::format("'{}' could be meant in two ways: {} or {}", text, to_text(one), to_text(other)), {},
        "say the unit, as in '90m+30s', '240s+5s' or '40 moves in 2 hours'; of numbers alone a first time up "
        "to 180 is minutes, from 300 on seconds");
}

/// Compact text by its first time: minutes or seconds. Fails between, and where the rest does not fit minutes.
Result<TimeControl> by_first_time(std::string_view text, TimeControl compact) {
    constexpr Millis kMostMinutes{180'000};
    constexpr Millis kFewestSeconds{300'000};
    const std::vector<Millis> times = times_of(compact);
    if (times.empty() || times.front() >= kFewestSeconds) return compact;
    const Millis longest = *std::max_element(times.begin(), times.end());
    if (longest <= kMostMinutes) return in_minutes(std::move(compact));
    return two_readings(text, longest, Millis{longest.count * kSecondsInMinute});
}

}  // namespace

Result<TimeControl> read_time_control(std::string_view text) {
    if (auto compact = parse_time_control(text)) return compact;
    auto words = read_words(text);
    if (words) return std::move(*words);
    return failure(ErrorCode::bad_time, fmt::format("'{}' is not read as a time control: {}", text, words.error()), {},
                   "write it as in '90 min for 40 moves + 30 min, 30 s per move from move 1', '25m+10s', 'G/90;+30', "
                   "or 40/5400+30:1800+30 (in seconds)");
}

Result<TimeControl> read_typed_control(std::string_view text) {
    std::string written = without_blanks(text);
    std::replace(written.begin(), written.end(), ',', ':');
    auto compact = parse_time_control(written);
    if (compact && !has_clock_time(written)) return by_first_time(text, std::move(*compact));
    if (const auto hours = short_duration(text)) {
        return two_readings(text, Millis{hours->count / kSecondsInMinute}, *hours);
    }
    return read_time_control(text);
}

std::optional<TimeControl> time_control_of(const Record& record) {
    auto control = read_time_control(record.tag("TimeControl"));
    if (!control || control->kind != TimeControl::Kind::periods) return std::nullopt;
    return std::move(*control);
}

}  // namespace jadoube::game
