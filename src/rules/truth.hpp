// Three-valued truth: what is not known is neither true nor false (KERNEL: every gate is three-valued).
#pragma once

#include <cstdint>
#include <string_view>

namespace jadoube::rules {

enum class Truth : std::uint8_t { no, unknown, yes };
[[nodiscard]] constexpr std::string_view name_of(Truth truth) {
    if (truth == Truth::unknown) return "unknown";
    return truth == Truth::yes ? "yes" : "no";
}

[[nodiscard]] constexpr Truth truth_of(bool value) {
    return value ? Truth::yes : Truth::no;
}
[[nodiscard]] constexpr Truth operator&&(Truth a, Truth b) {
    return a < b ? a : b;
}
[[nodiscard]] constexpr Truth operator||(Truth a, Truth b) {
    return a < b ? b : a;
}
[[nodiscard]] constexpr Truth operator!(Truth a) {
    return static_cast<Truth>(2 - static_cast<std::uint8_t>(a));
}

}  // namespace jadoube::rules
