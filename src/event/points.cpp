#include "event/points.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::event {
namespace {

constexpr std::int64_t kMostPoints = 9999;

bool are_digits(std::string_view text) {
    return std::all_of(text.begin(), text.end(), is_digit);
}

/// The first decimal, where no other says more.
std::optional<int> tenths_in(std::string_view decimals) {
    if (decimals.empty()) return 0;
    if (decimals.size() > 2 || !are_digits(decimals) || !decimals.substr(1).ends_with(decimals.size() > 1 ? "0" : ""))
        return std::nullopt;
    return decimals.front() - '0';
}

}  // namespace

std::string to_text(Points points) {
    const int size = std::abs(points.value);
    return fmt::format("{}{}.{}", points.value < 0 ? "-" : "", size / 10, size % 10);
}

std::optional<Points> parse_points(std::string_view text) {
    text = trim(text);
    const bool is_negative = text.starts_with('-');
    if (is_negative || text.starts_with('+')) text.remove_prefix(1);
    const auto point = text.find_first_of(".,");
    const std::string_view whole = text.substr(0, point);
    const std::string_view decimals = point == std::string_view::npos ? std::string_view{} : text.substr(point + 1);
    if ((whole.empty() && decimals.empty()) || !are_digits(whole)) return std::nullopt;
    const auto units = whole.empty() ? std::optional<std::int64_t>(0) : parse_int(whole);
    const auto tenths = tenths_in(decimals);
    if (!units || *units > kMostPoints || !tenths) return std::nullopt;
    const int size = static_cast<int>(*units) * 10 + *tenths;
    return Points{is_negative ? -size : size};
}

}  // namespace jadoube::event
