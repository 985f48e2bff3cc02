// The 64 squares. A Square always is one of them; its absence is std::optional.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/color.hpp"

namespace jadoube::chess {

/// A square, numbered 0 (a1), 1 (b1) ... 63 (h8).
class Square {
public:
    constexpr Square() = default;  // a1
    /// `file` and `rank` from 0 to 7.
    [[nodiscard]] static constexpr Square at(int file, int rank) {
        assert(file >= 0 && file < 8 && rank >= 0 && rank < 8);
        return Square(static_cast<std::uint8_t>(rank * 8 + file));
    }
    /// `index` from 0 to 63.
    [[nodiscard]] static constexpr Square from_index(int index) {
        assert(index >= 0 && index < 64);
        return Square(static_cast<std::uint8_t>(index));
    }

    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] constexpr int file() const { return index_ & 7; }
    [[nodiscard]] constexpr int rank() const { return index_ >> 3; }
    [[nodiscard]] constexpr bool is_light() const { return ((file() + rank()) & 1) != 0; }
    friend constexpr auto operator<=>(const Square&, const Square&) = default;

private:
    constexpr explicit Square(std::uint8_t index) : index_(index) {}
    std::uint8_t index_ = 0;
};

using Squares = std::vector<Square>;

/// "e4".
[[nodiscard]] std::string to_text(Square square);
/// Exactly two characters, a-h and 1-8, small letters.
[[nodiscard]] std::optional<Square> square_named(std::string_view text);

/// Whether it names a file, a to h.
[[nodiscard]] constexpr bool is_file(char c) {
    return c >= 'a' && c <= 'h';
}

/// Whether it names a rank, 1 to 8.
[[nodiscard]] constexpr bool is_rank(char c) {
    return c >= '1' && c <= '8';
}

/// The rank counted from the side's own edge: 0 is its first rank, 7 its last.
[[nodiscard]] constexpr int rank_for(Color color, Square square) {
    return color == Color::white ? square.rank() : 7 - square.rank();
}

}  // namespace jadoube::chess
