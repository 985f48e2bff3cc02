// The squares that a man attacks from a square, by its way of moving (FIDE 2023 3.2 to 3.8.1).
//
// Lines are found by subtraction: taking the mover's bit from the men on its line turns every bit up to the first man
// in the way; the other direction is the same on the byte-swapped board. This needs three kilobytes of constants, no
// search at start-up and no instruction that an old machine lacks.
#pragma once

#include <array>
#include <cstdint>

#include "chess/bitboard.hpp"
#include "chess/piece.hpp"

namespace jadoube::chess {

struct AttackTables {
    struct Lines {  // through a square, without the square
        Bitboard file;
        Bitboard diagonal;      // a1-h8 way
        Bitboard antidiagonal;  // a8-h1 way
        Bitboard diagonals;     // both
        Bitboard straights;     // file and rank
    };
    template <typename T>
    using BySquare = std::array<T, 64>;

    BySquare<Bitboard> knight;
    BySquare<Bitboard> king;
    ByColor<BySquare<Bitboard>> pawn;
    BySquare<Lines> lines;
    std::array<BySquare<std::uint8_t>, 8> rank;  // by the mover's file and the inner six squares of its rank
    BySquare<BySquare<Bitboard>> between;
};

/// Constant, made by the compiler.
extern const AttackTables kAttackTables;

namespace detail {

[[nodiscard]] inline Bitboard along_line(Square square, Bitboard men, Bitboard line) {
    const std::uint64_t mover = Bitboard::of(square).bits();
    const std::uint64_t upward = (men & line).bits();
    const std::uint64_t downward = __builtin_bswap64(upward) - __builtin_bswap64(mover);
    return Bitboard((upward - mover) ^ __builtin_bswap64(downward)) & line;
}

[[nodiscard]] inline Bitboard along_rank(Square square, Bitboard men) {
    const int shift = square.index() & 56;
    const auto inner = static_cast<std::size_t>(men.bits() >> (shift + 1) & 63);
    const auto& by_inner = kAttackTables.rank[static_cast<std::size_t>(square.file())];
    return Bitboard(std::uint64_t{by_inner[inner]} << shift);
}

[[nodiscard]] constexpr std::size_t slot(Square square) {
    return static_cast<std::size_t>(square.index());
}

}  // namespace detail

[[nodiscard]] inline Bitboard knight_attacks(Square from) {
    return kAttackTables.knight[detail::slot(from)];
}
[[nodiscard]] inline Bitboard king_attacks(Square from) {
    return kAttackTables.king[detail::slot(from)];
}
/// The squares on which a Pawn takes.
[[nodiscard]] inline Bitboard pawn_attacks(Color color, Square from) {
    return kAttackTables.pawn[color][detail::slot(from)];
}
/// Along both diagonals up to and with the first of `men` in each direction.
[[nodiscard]] inline Bitboard diagonal_attacks(Square from, Bitboard men) {
    const auto& lines = kAttackTables.lines[detail::slot(from)];
    return detail::along_line(from, men, lines.diagonal) | detail::along_line(from, men, lines.antidiagonal);
}
/// Along file and rank up to and with the first of `men` in each direction.
[[nodiscard]] inline Bitboard straight_attacks(Square from, Bitboard men) {
    return detail::along_line(from, men, kAttackTables.lines[detail::slot(from)].file) | detail::along_rank(from, men);
}

/// Those of `movers` that see the square along a diagonal, past no other of `men`. The lines are looked along only
/// where one of them stands there.
[[nodiscard]] inline Bitboard seeing_diagonally(Square square, Bitboard men, Bitboard movers) {
    if ((movers & kAttackTables.lines[detail::slot(square)].diagonals).empty()) return {};
    return diagonal_attacks(square, men) & movers;
}
/// The same along its file and rank.
[[nodiscard]] inline Bitboard seeing_straight(Square square, Bitboard men, Bitboard movers) {
    if ((movers & kAttackTables.lines[detail::slot(square)].straights).empty()) return {};
    return straight_attacks(square, men) & movers;
}

/// The squares strictly between two squares on a file, rank or diagonal; none where they share no line.
[[nodiscard]] inline Bitboard between(Square a, Square b) {
    return kAttackTables.between[detail::slot(a)][detail::slot(b)];
}

/// The squares that a man attacks, whatever stands on them.
[[nodiscard]] Bitboard attacks_of(Piece piece, Square from, Bitboard men);

}  // namespace jadoube::chess
