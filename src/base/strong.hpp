// Numbers and texts that must not be mixed up.
#pragma once

#include <compare>
#include <utility>

namespace jadoube {

/// A value with a meaning: Strong<struct PlyTag, int> is no other number. Compared, not calculated with.
template <typename Tag, typename T>
struct Strong {
    T value{};

    constexpr Strong() = default;
    constexpr explicit Strong(T v) : value(std::move(v)) {}
    friend constexpr auto operator<=>(const Strong&, const Strong&) = default;
};

}  // namespace jadoube
