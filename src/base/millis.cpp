#include "base/millis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube {
namespace {

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kMinute = 60 * kSecond;
constexpr std::int64_t kHour = 60 * kMinute;
constexpr std::int64_t kMostHours = 999;

tl::unexpected<Error> not_a_time(std::string_view text) {
    return failure(ErrorCode::bad_time, fmt::format("'{}' is not a clock time", text), {},
                   "write h:mm:ss or m:ss, as in 1:40:00, 5:58 or 0:05:58.4");
}

tl::unexpected<Error> under_zero(std::string_view text) {
    return failure(ErrorCode::bad_time, fmt::format("'{}' is under zero", text), {},
                   "write what the clock shows, as in 5:58; one that has run out shows 0:00:00");
}

/// Digits alone: no sign. Clocks are read by the million, and have few of them.
std::optional<std::int64_t> parse_digits(std::string_view text) {
    constexpr std::int64_t kBeyondAll = 1'000'000'000'000;  // more digits make it no clock time either
    if (text.empty()) return std::nullopt;
    std::int64_t number = 0;
    for (const char digit : text) {
        if (!is_digit(digit)) return std::nullopt;
        if (number < kBeyondAll) number = 10 * number + (digit - '0');
    }
    return number;
}

/// "4" -> 400, "40" -> 400, "407" -> 407; nothing else.
std::optional<std::int64_t> fraction_to_millis(std::string_view digits) {
    if (digits.empty() || digits.size() > 3) return std::nullopt;
    std::string padded(digits);
    padded.resize(3, '0');
    return parse_digits(padded);
}

}  // namespace

std::string to_text(Millis time) {
    const std::int64_t count = time.count < 0 ? -time.count : time.count;
    std::string text = fmt::format("{}{}:{:02}:{:02}", time.count < 0 ? "-" : "", count / kHour,
                                   count % kHour / kMinute, count % kMinute / kSecond);
    if (const std::int64_t rest = count % kSecond; rest != 0) {
        std::string fraction = fmt::format("{:03}", rest);
        fraction.erase(fraction.find_last_not_of('0') + 1);
        text += "." + fraction;
    }
    return text;
}

Result<Millis> parse_millis(std::string_view text) {
    if (text.starts_with('-')) return under_zero(text);
    std::string_view whole = text;
    std::int64_t millis = 0;
    if (const auto dot = text.find('.'); dot != std::string_view::npos) {
        const auto fraction = fraction_to_millis(text.substr(dot + 1));
        if (!fraction) return not_a_time(text);
        millis = *fraction;
        whole = text.substr(0, dot);
    }
    std::array<std::int64_t, 3> numbers{};
    std::size_t count = 0;
    for (std::string_view rest = whole; count == 0 || !rest.empty(); ++count) {
        const std::size_t colon = std::min(rest.find(':'), rest.size());
        const auto number = parse_digits(rest.substr(0, colon));
        const bool ends_with_colon = colon + 1 == rest.size();
        if (!number || ends_with_colon || count == numbers.size()) return not_a_time(text);
        numbers[count] = *number;
        rest.remove_prefix(std::min(colon + 1, rest.size()));
    }
    if (count < 2) return not_a_time(text);
    const std::int64_t hours = count == 3 ? numbers[0] : 0;
    const std::int64_t minutes = numbers[count - 2];
    const std::int64_t seconds = numbers[count - 1];
    if (hours > kMostHours || minutes > 59 || seconds > 59) return not_a_time(text);
    return Millis{hours * kHour + minutes * kMinute + seconds * kSecond + millis};
}

}  // namespace jadoube
