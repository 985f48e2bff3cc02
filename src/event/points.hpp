// Points of a tournament, exact: halves, and the thirds of a system that gives three for a win, are all tenths.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/strong.hpp"

namespace jadoube::event {

/// In tenths of a point.
using Points = Strong<struct PointsTag, int>;

[[nodiscard]] constexpr Points operator+(Points a, Points b) {
    return Points{a.value + b.value};
}
[[nodiscard]] constexpr Points operator-(Points points) {
    return Points{-points.value};
}

/// "11.5", "-1.0": always with one decimal.
[[nodiscard]] std::string to_text(Points points);

/// Reads "11.5", "11,5", "8", ".5", "-1.0" with white space around; nothing where it is no number, has a second decimal
/// other than 0, or is beyond 9999.
[[nodiscard]] std::optional<Points> parse_points(std::string_view text);

}  // namespace jadoube::event
