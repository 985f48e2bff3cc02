// Which men may go to one square: asked for every move that is read, so answered from the square and not from a list of
// all moves.
#include "chess/attacks.hpp"
#include "chess/position.hpp"

namespace jadoube::chess {
namespace {

/// The Pawn that steps to an empty square, by one rank or from its initial square by two.
Bitboard stepping_pawn(const Board& board, Color side, Square to) {
    const int ranks = rank_for(side, to);
    const int back = side == Color::white ? -8 : 8;
    if (ranks == 0) return {};
    const Bitboard pawns = board.men({side, Role::pawn});
    const Bitboard one_behind = Bitboard::of(Square::from_index(to.index() + back));
    if (ranks != 3 || !(one_behind & board.men()).empty()) return one_behind & pawns;
    return Bitboard::of(Square::from_index(to.index() + 2 * back)) & pawns;
}

/// The men of a kind whose way of moving leads to the square, their King's safety apart.
Bitboard reaching(const Position& position, Role role, Square to) {
    const Board& board = position.board();
    const Color side = position.turn();
    if (role == Role::pawn && !board.men().has(to)) {
        const Bitboard steps = stepping_pawn(board, side, to);
        const bool passes = position.en_passant() == to;
        return passes ? steps | (pawn_attacks(!side, to) & board.men({side, Role::pawn})) : steps;
    }
    // A Pawn takes on the squares from which an enemy Pawn would take it; other men go both ways alike. Lines are
    // looked along only where one of the men stands on them.
    const Bitboard men = board.men({side, role});
    switch (role) {
        case Role::pawn: return pawn_attacks(!side, to) & men;
        case Role::knight: return knight_attacks(to) & men;
        case Role::king: return king_attacks(to) & men;
        case Role::bishop: return seeing_diagonally(to, board.men(), men);
        case Role::rook: return seeing_straight(to, board.men(), men);
        case Role::queen: break;
    }
    return seeing_diagonally(to, board.men(), men) | seeing_straight(to, board.men(), men);
}

/// The King is attacked by none of the enemy men left when the man has moved.
bool leaves_king_safe(const Position& position, Role role, Square from, Square to) {
    const Board& board = position.board();
    const Color side = position.turn();
    const bool passes = role == Role::pawn && from.file() != to.file() && !board.men().has(to);
    const Bitboard taken = Bitboard::of(passes ? Square::at(to.file(), from.rank()) : to);
    const Bitboard men = (board.men() & ~taken & ~Bitboard::of(from)) | Bitboard::of(to);
    const Square king = role == Role::king ? to : position.king(side);
    const Bitboard enemies = board.men(!side) & ~taken;
    const Bitboard leapers = (pawn_attacks(side, king) & board.men(Role::pawn)) |
                             (knight_attacks(king) & board.men(Role::knight)) |
                             (king_attacks(king) & board.men(Role::king));
    return (leapers & enemies).empty() && seeing_diagonally(king, men, board.diagonal_movers() & enemies).empty() &&
           seeing_straight(king, men, board.straight_movers() & enemies).empty();
}

}  // namespace

Bitboard Position::movers(Role role, Square to) const {
    if (board_.men(turn_).has(to) || board_.men(Role::king).has(to)) return {};
    Bitboard able;
    for (const Square from : reaching(*this, role, to)) {
        if (leaves_king_safe(*this, role, from, to)) able |= Bitboard::of(from);
    }
    return able;
}

}  // namespace jadoube::chess
