#include "log/entry/utc_time.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "base/text.hpp"

namespace jadoube::log {
namespace {

constexpr int kMostOfOneMillisecond = 9999;
constexpr std::size_t kDigitsOfTime = 15;
constexpr std::size_t kDigitsOfCount = 4;

std::optional<std::int64_t> parse_digits(std::string_view text) {
    const bool digits = std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    return digits ? parse_int(text) : std::nullopt;
}

}  // namespace

std::string to_text(UtcTime time) {
    namespace chrono = std::chrono;
    const chrono::sys_time<chrono::milliseconds> moment{chrono::milliseconds{time.ms}};
    const auto day = chrono::floor<chrono::days>(moment);
    const chrono::year_month_day date{day};
    const chrono::hh_mm_ss clock{moment - day};
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), clock.hours().count(),
                       clock.minutes().count(), clock.seconds().count(), clock.subseconds().count());
}

LogicalTime next_time(LogicalTime latest, UtcTime now) {
    if (now.ms > latest.ms) return {now.ms, 0};
    if (latest.count < kMostOfOneMillisecond) return {latest.ms, latest.count + 1};
    return {latest.ms + 1, 0};
}

std::string to_text(LogicalTime time) {
    return fmt::format("{:015}.{:04}", time.ms, time.count);
}

std::optional<LogicalTime> parse_logical_time(std::string_view text) {
    if (text.size() != kDigitsOfTime + 1 + kDigitsOfCount || text[kDigitsOfTime] != '.') return std::nullopt;
    const auto ms = parse_digits(text.substr(0, kDigitsOfTime));
    const auto count = parse_digits(text.substr(kDigitsOfTime + 1));
    if (!ms || !count) return std::nullopt;
    return LogicalTime{*ms, static_cast<int>(*count)};
}

}  // namespace jadoube::log
