// Random numbers whose exclusive or names a position (Zobrist 1970): one for each man on each square, castling right,
// file of passing, and for Black's turn.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "chess/board.hpp"

namespace jadoube::chess {

class ZobristKeys {
public:
    constexpr ZobristKeys();

    /// `code` as of Board::code_at; 0 where no man stands has the key 0.
    [[nodiscard]] constexpr std::uint64_t man(Color color, unsigned code, Square square) const {
        assert(code < 8);
        return men_[color][code][static_cast<std::size_t>(square.index())];
    }
    [[nodiscard]] constexpr std::uint64_t castling(Square rook) const {
        return castling_[static_cast<std::size_t>(rook.index())];
    }
    [[nodiscard]] constexpr std::uint64_t en_passant(Square passed) const {
        return en_passant_[static_cast<std::size_t>(passed.file())];
    }
    [[nodiscard]] constexpr std::uint64_t black_to_move() const { return black_to_move_; }

private:
    using BySquare = std::array<std::uint64_t, 64>;
    ByColor<std::array<BySquare, 8>> men_;
    BySquare castling_{};
    std::array<std::uint64_t, 8> en_passant_{};
    std::uint64_t black_to_move_ = 0;
};

constexpr ZobristKeys::ZobristKeys() {
    std::uint64_t state = 1835;
    const auto next = [&state] {  // SplitMix64: Steele, Lea and Flood 2014
        state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
        return z ^ z >> 31;
    };
    for (const Color color : {Color::white, Color::black}) {
        for (std::size_t code = 1; code < 8; ++code) {
            for (auto& key : men_[color][code]) key = next();
        }
    }
    for (auto& key : castling_) key = next();
    for (auto& key : en_passant_) key = next();
    black_to_move_ = next();
}

/// Constant, made by the compiler.
extern const ZobristKeys kZobrist;

}  // namespace jadoube::chess
