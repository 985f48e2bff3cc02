// The two sides.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace jadoube::chess {

enum class Color : std::uint8_t { white, black };

[[nodiscard]] constexpr Color operator!(Color color) {
    return color == Color::white ? Color::black : Color::white;
}
[[nodiscard]] constexpr int index(Color color) {
    return static_cast<int>(color);
}

/// "white" or "black", as in JSON and on the command line.
[[nodiscard]] constexpr std::string_view name_of(Color color) {
    return color == Color::white ? "white" : "black";
}
[[nodiscard]] constexpr std::optional<Color> color_named(std::string_view name) {
    if (name == "white") return Color::white;
    if (name == "black") return Color::black;
    return std::nullopt;
}

/// One value for each side.
template <typename T>
struct ByColor {
    T white{};
    T black{};

    [[nodiscard]] constexpr T& operator[](Color color) { return color == Color::white ? white : black; }
    [[nodiscard]] constexpr const T& operator[](Color color) const { return color == Color::white ? white : black; }
    friend bool operator==(const ByColor&, const ByColor&) = default;
};

}  // namespace jadoube::chess
