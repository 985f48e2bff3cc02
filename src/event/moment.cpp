#include "event/moment.hpp"

#include <fmt/format.h>

#include <chrono>
#include <optional>

#include "base/error.hpp"
#include "base/text.hpp"
#include "event/time_zone.hpp"

namespace jadoube::event {
namespace {

namespace chrono = std::chrono;

constexpr std::int64_t kMinute = 60'000;
constexpr std::size_t kClockAt = 11;  // in "2026-05-14 15:42:00 +02:00"
constexpr std::size_t kMinutesLength = 5;
constexpr std::size_t kSecondsLength = 3;
constexpr std::string_view kToday = "today";
constexpr std::string_view kYesterday = "yesterday";
constexpr std::size_t kDayLength = 10;
constexpr std::int64_t kDay = std::int64_t{24} * 60 * kMinute;

/// What was typed, its parts by themselves.
struct Typed {
    std::optional<std::int64_t> day = {};  // since 1970
    std::int64_t of_day = 0;               // in milliseconds
    std::optional<int> offset = {};        // in minutes
};

/// A number of two digits, below `end`.
std::optional<int> two_digits(std::string_view text, int end) {
    if (text.size() != 2 || text[0] < '0' || text[0] > '9' || text[1] < '0' || text[1] > '9') return std::nullopt;
    const int number = (text[0] - '0') * 10 + text[1] - '0';
    return number < end ? std::optional(number) : std::nullopt;
}

/// "14:05", "14:05:30", "9:05".
std::optional<std::int64_t> parse_clock(std::string_view text) {
    const auto parts = split(text, ':');
    if (parts.size() < 2 || parts.size() > 3) return std::nullopt;
    const auto hours = two_digits(parts[0].size() == 1 ? "0" + std::string(parts[0]) : std::string(parts[0]), 24);
    const auto minutes = two_digits(parts[1], 60);
    const auto seconds = two_digits(parts.size() == 3 ? parts[2] : std::string_view("00"), 60);
    if (!hours || !minutes || !seconds) return std::nullopt;
    return ((*hours * 60 + *minutes) * 60 + *seconds) * std::int64_t{1000};
}

/// "2026-05-14", in days since 1970.
std::optional<std::int64_t> parse_day(std::string_view text) {
    const auto parts = split(text, '-');
    if (parts.size() != 3 || parts[0].size() != 4) return std::nullopt;
    const auto year = parse_int(parts[0]);
    const auto month = two_digits(parts[1], 13);
    const auto day = two_digits(parts[2], 32);
    if (!year || !month || !day) return std::nullopt;
    const chrono::year_month_day date{chrono::year(static_cast<int>(*year)),
                                      chrono::month(static_cast<unsigned>(*month)),
                                      chrono::day(static_cast<unsigned>(*day))};
    return date.ok() ? std::optional<std::int64_t>(chrono::sys_days(date).time_since_epoch().count()) : std::nullopt;
}

/// Takes "Z" or "+02:00" from the end of the text.
std::optional<int> take_offset(std::string_view& text) {
    constexpr std::size_t kLength = 6;
    if (text.ends_with('Z')) {
        text.remove_suffix(1);
        return 0;
    }
    if (text.size() <= kLength) return std::nullopt;
    const std::string_view end = text.substr(text.size() - kLength);
    const auto hours = two_digits(end.substr(1, 2), 15);
    const auto minutes = two_digits(end.substr(4), 60);
    if ((end[0] != '+' && end[0] != '-') || end[3] != ':' || !hours || !minutes) return std::nullopt;
    text = trim(text.substr(0, text.size() - kLength));
    return (end[0] == '-' ? -1 : 1) * (*hours * 60 + *minutes);
}

std::optional<Typed> parse_typed(std::string_view text) {
    Typed typed;
    text = trim(text);
    typed.offset = take_offset(text);
    if (const auto between = text.find_first_of(" T"); between != std::string_view::npos) {
        typed.day = parse_day(text.substr(0, between));
        if (!typed.day) return std::nullopt;
        text = trim(text.substr(between + 1));
    }
    const auto of_day = parse_clock(text);
    if (!of_day) return std::nullopt;
    typed.of_day = *of_day;
    return typed;
}

std::int64_t day_of(std::int64_t local_ms) {
    return chrono::floor<chrono::days>(chrono::milliseconds(local_ms)).count();
}

std::string local_text(std::int64_t local_ms) {
    const chrono::sys_time<chrono::milliseconds> moment{chrono::milliseconds(local_ms)};
    const auto day = chrono::floor<chrono::days>(moment);
    const chrono::year_month_day date{day};
    const chrono::hh_mm_ss clock{moment - day};
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), clock.hours().count(),
                       clock.minutes().count(), clock.seconds().count());
}

/// The one offset with which clocks of the zone show this local time.
Result<int> offset_shown(const std::string& zone, std::int64_t local_ms) {
    const auto offsets = offsets_showing(zone, local_ms);
    if (offsets.size() == 1) return offsets.front();
    const std::string time = local_text(local_ms).substr(0, 16);
    if (offsets.empty())
        return failure(ErrorCode::usage, fmt::format("clocks in {} never showed {}: they were put forward", zone, time),
                       {}, "with its offset: " + time + "+00:00");
    const std::string first = time + offset_text(offsets[0]);
    const std::string second = time + offset_text(offsets[1]);
    return failure(ErrorCode::usage, fmt::format("clocks in {} showed {} twice: they were put back", zone, time), {},
                   fmt::format("\"{}\" or \"{}\"", first, second));
}

Result<int> offset_now(const Typed& typed, const std::string& zone, std::int64_t now_ms) {
    if (typed.offset) return *typed.offset;
    if (const auto offset = offset_in(zone, now_ms)) return *offset;
    return failure(ErrorCode::usage,
                   "the event has no time zone that this computer knows, so that a time needs its offset", {},
                   "14:05Z is UTC, 14:05+02:00 two hours ahead of it");
}

}  // namespace

std::string moment_text(std::int64_t utc_ms, const std::string& zone) {
    const auto offset = offset_in(zone, utc_ms);
    if (!offset) return local_text(utc_ms) + " UTC";
    return local_text(utc_ms + *offset * kMinute) + " " + offset_text(*offset);
}

std::string clock_text(std::int64_t utc_ms, const std::string& zone) {
    const std::string whole = moment_text(utc_ms, zone);
    return whole.substr(kClockAt, kMinutesLength) + whole.substr(kClockAt + kMinutesLength + kSecondsLength);
}

Result<std::int64_t> parse_moment(std::string_view text, const std::string& zone, std::int64_t now_ms) {
    const auto typed = parse_typed(text);
    if (!typed)
        return failure(ErrorCode::usage, fmt::format("'{}' is no time of a day", for_terminal(text, kMostQuoted)), {},
                       "14:05, or \"2026-05-14 14:05\"");
    const auto today = offset_now(*typed, zone, now_ms);
    if (!today) return tl::unexpected(today.error());
    const std::int64_t day = typed->day.value_or(day_of(now_ms + *today * kMinute));
    const std::int64_t local = day * kDay + typed->of_day;
    const auto offset = typed->offset ? Result<int>(*typed->offset) : offset_shown(zone, local);
    if (!offset) return tl::unexpected(offset.error());
    const std::int64_t moment = local - *offset * kMinute;
    if (moment <= now_ms) return moment;
    return failure(ErrorCode::usage, fmt::format("{} has not been yet", moment_text(moment, zone)), {},
                   "of another day with its day: \"2026-05-14 14:05\"");
}

std::string day_typed(const std::string& text, const std::string& zone, std::int64_t now_ms) {
    const std::string word = lower(trim(text));
    const bool is_yesterday = word == kYesterday;
    if (word != kToday && !is_yesterday) return text;
    const std::int64_t local = now_ms + offset_in(zone, now_ms).value_or(0) * kMinute - (is_yesterday ? kDay : 0);
    return local_text(local).substr(0, kDayLength);
}

bool is_day(std::string_view text) {
    return text.size() == std::string_view("2026-05-14").size() && parse_day(text).has_value();
}

}  // namespace jadoube::event
