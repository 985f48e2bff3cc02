// Men on squares, nothing else: any arrangement that can stand on a real board, lawful or not.
#pragma once

#include <array>
#include <cassert>
#include <optional>
#include <string>

#include "chess/bitboard.hpp"
#include "chess/piece.hpp"

namespace jadoube::chess {

/// The men on the 64 squares. Compared by what stands where.
class Board {
public:
    Board() = default;  // empty
    /// The usual initial array.
    [[nodiscard]] static Board initial();

    [[nodiscard]] std::optional<Piece> at(Square square) const;
    /// Puts a man on a square; whatever stood there is gone.
    void put(Square square, Piece piece);
    void remove(Square square);

    [[nodiscard]] constexpr Bitboard men() const { return low_ | middle_ | high_; }
    [[nodiscard]] constexpr Bitboard men(Color color) const { return color == Color::white ? white_ : men() & ~white_; }
    [[nodiscard]] constexpr Bitboard men(Role role) const;
    [[nodiscard]] constexpr Bitboard men(Piece piece) const { return men(piece.color) & men(piece.role); }
    /// Bishops and Queens of both sides.
    [[nodiscard]] constexpr Bitboard diagonal_movers() const { return low_ & ~high_; }
    /// Rooks and Queens of both sides.
    [[nodiscard]] constexpr Bitboard straight_movers() const { return middle_ & ~high_; }
    /// The King's square; nothing where there is none or more than one.
    [[nodiscard]] std::optional<Square> king(Color color) const;

    /// The men of `by` that attack the square by their way of moving, pinned men too (FIDE 2023 3.1.3; BCF 1911, 11).
    [[nodiscard]] Bitboard attackers(Square square, Color by) const;

    /// Moves whatever stands on `from`, which must not be empty, to `to`; whatever stood there is gone.
    constexpr void move(Square from, Square to);
    /// The man on the square as a number: 0 for none, else 1 to 6, by which tables can be read without asking further.
    [[nodiscard]] constexpr unsigned code_at(Square square) const;
    /// With the men of every code on the squares of its set, White's on those of `white`.
    [[nodiscard]] static constexpr Board of_codes(const std::array<Bitboard, 8>& sets, Bitboard white);
    [[nodiscard]] static constexpr unsigned code_of(Role role) { return kCodes[static_cast<std::size_t>(role)]; }

    friend bool operator==(const Board&, const Board&) = default;

private:
    // Every man is a code of three bits, one bit in each of three sets, and its colour a bit in a fourth. So a board is
    // 32 bytes, and a move changes four words whatever moves and whatever is taken. The codes are such that the men
    // that move along lines, which are asked for most often, cost one operation.
    static constexpr std::array<unsigned, kRoles> kCodes = {4, 5, 1, 2, 3, 6};  // P N B R Q K

    Bitboard low_;     // bishops, queens, knights
    Bitboard middle_;  // rooks, queens, kings
    Bitboard high_;    // pawns, knights, kings
    Bitboard white_;
};

constexpr Bitboard Board::men(Role role) const {
    switch (role) {
        case Role::pawn: return high_ & ~low_ & ~middle_;
        case Role::knight: return high_ & low_;
        case Role::bishop: return low_ & ~middle_ & ~high_;
        case Role::rook: return middle_ & ~low_ & ~high_;
        case Role::queen: return low_ & middle_;
        case Role::king: return high_ & middle_;
    }
    return {};
}

constexpr unsigned Board::code_at(Square square) const {
    const auto bit = [square](Bitboard set) { return static_cast<unsigned>(set.bits() >> square.index() & 1); };
    return bit(low_) | bit(middle_) << 1 | bit(high_) << 2;
}

constexpr Board Board::of_codes(const std::array<Bitboard, 8>& sets, Bitboard white) {
    Board board;
    board.low_ = sets[1] | sets[3] | sets[5];
    board.middle_ = sets[2] | sets[3] | sets[6];
    board.high_ = sets[4] | sets[5] | sets[6];
    board.white_ = white;
    return board;
}

constexpr void Board::move(Square from, Square to) {
    assert(men().has(from));
    const Bitboard others = ~(Bitboard::of(from) | Bitboard::of(to));
    const auto moved = [&](Bitboard set) {
        return (set & others) | Bitboard((set.bits() >> from.index() & 1) << to.index());
    };
    low_ = moved(low_);
    middle_ = moved(middle_);
    high_ = moved(high_);
    white_ = moved(white_);
}

/// The squares of the rank on which the side sets its pieces up.
[[nodiscard]] constexpr Bitboard first_rank_bitboard(Color color) {
    return rank_bitboard(color == Color::white ? 0 : 7);
}

}  // namespace jadoube::chess
