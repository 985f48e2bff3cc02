// Time on a chess clock: whole milliseconds, written as people write it.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace jadoube {

/// A reading of a clock or a span of time, in milliseconds. May be negative (time owed); a reading is checked where it
/// enters.
struct Millis {
    std::int64_t count = 0;

    friend constexpr auto operator<=>(const Millis&, const Millis&) = default;
    friend constexpr Millis operator+(Millis a, Millis b) { return Millis{a.count + b.count}; }
    friend constexpr Millis operator-(Millis a, Millis b) { return Millis{a.count - b.count}; }
};

/// `0:05:58`, `1:40:00`, with fractions only where there are any: `0:05:58.4`. Negative spans begin with `-`.
[[nodiscard]] std::string to_text(Millis time);

/// Reads `h:mm:ss`, `m:ss` and both with fractions of up to three digits: `1:40:00`, `5:58`, `0:05:58.4`. The whole
/// text is used. Fails with bad_time on anything else, on minutes or seconds over 59 and on readings over 999 hours.
[[nodiscard]] Result<Millis> parse_millis(std::string_view text);

}  // namespace jadoube
