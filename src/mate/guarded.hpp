// What men attack, for the parts of this module that look at many squares at once. Used inside this module only.
#pragma once

#include <cassert>

#include "chess/attacks.hpp"
#include "chess/board.hpp"

namespace jadoube::mate {

/// By a man of the kind that `Board::code_at` names; 0, no man, is none.
[[nodiscard]] inline chess::Bitboard attacks_by_code(unsigned code, chess::Color color, chess::Square from,
                                                     chess::Bitboard men) {
    using chess::Board;
    using chess::Role;
    assert(code != 0 && code < 7);
    switch (code) {
        case Board::code_of(Role::pawn): return chess::pawn_attacks(color, from);
        case Board::code_of(Role::knight): return chess::knight_attacks(from);
        case Board::code_of(Role::bishop): return chess::diagonal_attacks(from, men);
        case Board::code_of(Role::rook): return chess::straight_attacks(from, men);
        case Board::code_of(Role::queen):
            return chess::diagonal_attacks(from, men) | chess::straight_attacks(from, men);
        default: return chess::king_attacks(from);
    }
}

/// The squares one rank on for the side.
[[nodiscard]] inline chess::Bitboard forward(chess::Color side, chess::Bitboard set) {
    return chess::Bitboard(side == chess::Color::white ? set.bits() << 8 : set.bits() >> 8);
}
/// The squares next on the rank towards the a-file, or the h-file.
[[nodiscard]] inline chess::Bitboard towards_a(chess::Bitboard set) {
    return chess::Bitboard((set & ~chess::file_bitboard(0)).bits() >> 1);
}
[[nodiscard]] inline chess::Bitboard towards_h(chess::Bitboard set) {
    return chess::Bitboard((set & ~chess::file_bitboard(7)).bits() << 1);
}

/// Squares that a side attacks, by any man and by more than one.
struct Guarded {
    chess::Bitboard once, twice;

    void add(chess::Bitboard attacks) {
        twice |= once & attacks;
        once |= attacks;
    }
};

/// What the side attacks with `men` on the board: all but the King to be mated, so that the squares behind it count.
[[nodiscard]] inline Guarded guarded_by(const chess::Board& board, chess::Color side, chess::Bitboard men) {
    using chess::Role;
    using chess::Square;
    const chess::Bitboard ours = board.men(side);
    const chess::Bitboard ahead = forward(side, ours & board.men(Role::pawn));
    Guarded guarded;
    guarded.add(towards_a(ahead));
    guarded.add(towards_h(ahead));
    for (const Square from : ours& board.diagonal_movers()) guarded.add(chess::diagonal_attacks(from, men));
    for (const Square from : ours& board.straight_movers()) guarded.add(chess::straight_attacks(from, men));
    for (const Square from : ours& board.men(Role::knight)) guarded.add(chess::knight_attacks(from));
    guarded.add(chess::king_attacks((ours & board.men(Role::king)).first()));
    return guarded;
}

}  // namespace jadoube::mate
