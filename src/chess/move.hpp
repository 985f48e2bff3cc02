// A move in 16 bits. What it means depends on the position it is played in.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

#include "chess/piece.hpp"
#include "chess/square.hpp"

namespace jadoube::chess {

/// Castling is written as the King going to the square of the Rook, in all variants, as Chess960 needs it. A Pawn
/// becomes a Knight, Bishop, Rook or Queen.
class Move {
public:
    enum class Kind : std::uint8_t { normal, promotion, en_passant, castling };

    constexpr Move() = default;
    [[nodiscard]] static constexpr Move normal(Square from, Square to) {
        assert(from != to);
        return Move(from, to, Kind::normal, 0);
    }
    [[nodiscard]] static constexpr Move en_passant(Square from, Square to) {
        assert(from.file() != to.file() && from.rank() != to.rank());
        return Move(from, to, Kind::en_passant, 0);
    }
    [[nodiscard]] static constexpr Move castling(Square king, Square rook) {
        assert(king != rook && king.rank() == rook.rank());
        return Move(king, rook, Kind::castling, 0);
    }
    [[nodiscard]] static constexpr Move promotion(Square from, Square to, Role role) {
        assert(from != to && role != Role::pawn && role != Role::king);
        return Move(from, to, Kind::promotion, static_cast<unsigned>(index(role)) - 1);
    }

    [[nodiscard]] constexpr Square from() const { return Square::from_index(bits_ & 63); }
    /// The square of arrival; for castling the Rook's square.
    [[nodiscard]] constexpr Square to() const { return Square::from_index(bits_ >> 6 & 63); }
    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 14); }
    /// The piece a Pawn becomes.
    [[nodiscard]] constexpr std::optional<Role> promotes_to() const {
        if (kind() != Kind::promotion) return std::nullopt;
        return static_cast<Role>((bits_ >> 12 & 3) + 1);
    }
    /// Castling towards the h-file.
    [[nodiscard]] constexpr bool is_short_castling() const { return kind() == Kind::castling && to() > from(); }
    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
    friend constexpr auto operator<=>(const Move&, const Move&) = default;

private:
    constexpr Move(Square from, Square to, Kind kind, unsigned role)
        : bits_(static_cast<std::uint16_t>(static_cast<unsigned>(from.index()) |
                                           static_cast<unsigned>(to.index()) << 6 | role << 12 |
                                           static_cast<unsigned>(kind) << 14)) {}
    std::uint16_t bits_ = 0;
};

/// The moves of one position, without allocation.
class MoveList {
public:
    // A bound for any arrangement of men: every square is reached by one line mover at most from each side and by one
    // Knight from each of its places (420 + 336 arrivals); each of 22 ways to the last rank counts five times; two
    // castlings.
    static constexpr std::size_t kMost = 420 + 336 + 4 * 22 + 2;

    constexpr void push(Move move) {
        assert(size_ < kMost);
        moves_[size_++] = move;
    }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr const Move* begin() const { return moves_.data(); }
    [[nodiscard]] constexpr const Move* end() const { return moves_.data() + size_; }
    [[nodiscard]] constexpr Move operator[](std::size_t i) const {
        assert(i < size_);
        return moves_[i];
    }
    [[nodiscard]] constexpr bool has(Move move) const {
        for (const Move m : *this)
            if (m == move) return true;
        return false;
    }

private:
    std::array<Move, kMost> moves_;
    std::size_t size_ = 0;
};

}  // namespace jadoube::chess
