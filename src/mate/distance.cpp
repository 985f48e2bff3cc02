#include "mate/distance.hpp"

#include <algorithm>
#include <cstdlib>

#include "chess/attacks.hpp"

namespace jadoube::mate {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::kLightSquares;
using chess::Role;
using chess::Square;

int king_steps(Square a, Square b) {
    return std::max(std::abs(a.file() - b.file()), std::abs(a.rank() - b.rank()));
}

constexpr Bitboard kCorners{0x8100000000000081ULL};

constexpr int kHelpNeeded = 30;  // more than promotion to such a piece could seem to gain

int steps_to_nearest(Bitboard goals, Square from) {
    int best = 7;
    for (const Square goal : goals) best = std::min(best, king_steps(from, goal));
    return best;
}

/// Whether the side mates only where enemy men stand in their King's way: it has a Knight, or Bishops on one colour.
bool needs_help(const Board& board, Color side) {
    const Bitboard pieces = board.men(side) & ~board.men(Role::king);
    if (!(pieces & ~board.men(Role::bishop)).empty()) {
        return pieces.count() == 1 && (pieces & ~board.men(Role::knight)).empty();
    }
    return (pieces & kLightSquares).empty() || (pieces & ~kLightSquares).empty();
}

/// The corners in which the side can mate: for lone Bishops those of their colour.
Bitboard corners_for(const Board& board, Color side) {
    const Bitboard pieces = board.men(side) & ~board.men(Role::king);
    if (!(pieces & ~board.men(Role::bishop)).empty()) return kCorners;
    if ((pieces & kLightSquares).empty()) return kCorners & ~kLightSquares;
    if ((pieces & ~kLightSquares).empty()) return kCorners & kLightSquares;
    return kCorners;
}

/// Squares attacked by a side while the other side's King is taken off the board.
Bitboard attacked(const Board& board, Color by, Square other_king) {
    const Bitboard men = board.men() & ~Bitboard::of(other_king);
    Bitboard set;
    for (const Square from : board.men(by)) set |= chess::attacks_of(*board.at(from), from, men);
    return set;
}

/// Steps that the most advanced Pawn is from promotion, where there is one.
int steps_to_promotion(const Board& board, Color side) {
    int best = 7;
    for (const Square pawn : board.men({side, Role::pawn})) best = std::min(best, 7 - rank_for(side, pawn));
    return best;
}

/// How much stands between the side and the force it mates with.
int distance_of_men(const Board& board, Color side) {
    const Bitboard enemy_pawns = board.men({!side, Role::pawn});
    if (needs_help(board, side)) return kHelpNeeded;
    const int enemies = 5 * (board.men(!side) & ~enemy_pawns).count() + enemy_pawns.count();
    const bool has_heavy_man = !(board.men(side) & board.straight_movers()).empty();
    if (has_heavy_man || board.men({side, Role::pawn}).empty()) return enemies;
    return enemies + 10 + 4 * steps_to_promotion(board, side);
}

}  // namespace

int estimated_distance(const chess::Position& position, Color side) {
    const Board& board = position.board();
    const Square king = position.king(!side);
    const Bitboard unsafe = attacked(board, side, king);
    const Bitboard flights = chess::king_attacks(king) & ~unsafe & ~board.men(!side);
    return 3 * flights.count() + (unsafe.has(king) ? 0 : 3) + 2 * steps_to_nearest(corners_for(board, side), king) +
           2 * king_steps(king, position.king(side)) + distance_of_men(board, side);
}

}  // namespace jadoube::mate
