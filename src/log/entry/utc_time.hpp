// The time of an entry: what the clock of the device said, and the order of entries where clocks disagree or go back.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace jadoube::log {

/// Milliseconds since 1970-01-01 00:00 UTC, as the device believes. No proof of time.
struct UtcTime {
    std::int64_t ms = 0;
    friend constexpr auto operator<=>(const UtcTime&, const UtcTime&) = default;
};

/// The last moment that can be recorded: 9999-12-31T23:59:59.999Z.
inline constexpr UtcTime kLatestTime{253'402'300'799'999};

/// `2026-11-21T14:03:22.512Z`
[[nodiscard]] std::string to_text(UtcTime time);

/// Where the time comes from; only `cli` knows the real one.
using Clock = std::function<UtcTime()>;

/// Hybrid logical time: never earlier than the clock, always later than every entry seen before. Orders the entries of
/// several devices, whatever their clocks say.
struct LogicalTime {
    std::int64_t ms = 0;
    int count = 0;  // among entries of one millisecond
    friend constexpr auto operator<=>(const LogicalTime&, const LogicalTime&) = default;
};

/// The logical time of an entry recorded at `now` after an entry of `latest`.
[[nodiscard]] LogicalTime next_time(LogicalTime latest, UtcTime now);

/// Fifteen digits of milliseconds, a point, four of the count: texts sort as times do.
[[nodiscard]] std::string to_text(LogicalTime time);
[[nodiscard]] std::optional<LogicalTime> parse_logical_time(std::string_view text);

}  // namespace jadoube::log
