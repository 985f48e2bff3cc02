// Moments as people type and read them: by the clocks of the event's zone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace jadoube::event {

/// "2026-05-14 15:42:00 +02:00"; "2026-05-14 13:42:00 UTC" without a zone, or where the system does not know it.
[[nodiscard]] std::string moment_text(std::int64_t utc_ms, const std::string& zone);

/// Its time of the day alone: "15:42 +02:00".
[[nodiscard]] std::string clock_text(std::int64_t utc_ms, const std::string& zone);

/// A moment that has been, in milliseconds since 1970: `14:05`, `14:05:30`, `2026-05-14 14:05`, by the clocks of the
/// zone; with `Z` or `+02:00` behind it by those of another. Without a day it is that of `now_ms` there. Fails with
/// usage where it is no time, lies after now, or is shown by the clocks of the zone twice or never; without a zone also
/// where no offset is told.
[[nodiscard]] Result<std::int64_t> parse_moment(std::string_view text, const std::string& zone, std::int64_t now_ms);

/// A day as it is typed: `2026-05-14`, or `today` and `yesterday`, by the clocks of the zone at `now_ms`; other words
/// are answered as they are.
[[nodiscard]] std::string day_typed(const std::string& text, const std::string& zone, std::int64_t now_ms);

/// A day that exists, as "2026-05-14".
[[nodiscard]] bool is_day(std::string_view text);

}  // namespace jadoube::event
