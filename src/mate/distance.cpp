#include "mate/distance.hpp"

#include <algorithm>

#include "chess/attacks.hpp"
#include "mate/corner_mates.hpp"
#include "mate/steps.hpp"

namespace jadoube::mate {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::kLightSquares;
using chess::Role;
using chess::Square;

constexpr Bitboard kCorners{0x8100000000000081ULL};

constexpr int kHelpNeeded = 30;  // more than promotion to such a piece could seem to gain

int steps_to_nearest(Bitboard goals, Square from) {
    int best = 7;
    for (const Square goal : goals) best = std::min(best, king_steps(from, goal));
    return best;
}

/// Whether the side mates only where enemy men stand in their King's way: it has a Knight, or Bishops on one colour.
bool cannot_mate_alone(const Board& board, Color side) {
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
    if (cannot_mate_alone(board, side)) return kHelpNeeded;
    const int enemies = 5 * (board.men(!side) & ~enemy_pawns).count() + enemy_pawns.count();
    const bool has_heavy_man = !(board.men(side) & board.straight_movers()).empty();
    if (has_heavy_man || board.men({side, Role::pawn}).empty()) return enemies;
    return enemies + 10 + 4 * steps_to_promotion(board, side);
}

/// What it takes for a man of the loser's to stand where the mate wants one.
int distance_of_blocker(const Board& board, Color loser, Square wanted, bool knight_mates) {
    int best = 60;
    for (const Square square : board.men({loser, Role::knight}))
        best = std::min(best, 2 * knight_steps(square, wanted));
    for (const Square square : board.men({loser, Role::bishop})) {
        if (square.is_light() == wanted.is_light()) best = std::min(best, square == wanted ? 0 : 3);
    }
    for (const Square square : board.men({loser, Role::rook})) {
        if (knight_mates) best = std::min(best, square == wanted ? 0 : 4);
    }
    for (const Square square : board.men({loser, Role::pawn})) {
        const int rank = rank_for(loser, square), to = rank_for(loser, wanted);
        const int files = std::abs(square.file() - wanted.file());
        if (rank <= to && files <= to - rank) best = std::min(best, 2 * (to - rank) + 8 * files);
        best = std::min(best, 2 * (7 - rank) + 10);
    }
    return best;
}

/// Steps of the nearest of the Knights to where it attacks the corner.
int steps_to_check(Bitboard knights, Square corner) {
    int best = 6;
    for (const Square from : knights) {
        for (const Square to : chess::knight_attacks(corner)) best = std::min(best, knight_steps(from, to));
    }
    return best;
}

int distance_of_corner_mates(const Board& board, Color side) {
    const Square king = *board.king(!side), mating_king = *board.king(side);
    const Bitboard bishops = board.men({side, Role::bishop});
    const bool knight_mates = !board.men({side, Role::knight}).empty();
    const bool light = !(bishops & kLightSquares).empty(), dark = !(bishops & ~kLightSquares).empty();
    const bool blocker_needed =
        !(light && dark) && (!knight_mates || (board.men({side, Role::knight}) | bishops).count() == 1);
    int best = 1000;
    for (const CornerMate& mate : kCornerMates) {
        if (!knight_mates && !(mate.corner.is_light() ? light : dark)) continue;
        int distance = 3 * king_steps(king, mate.corner) + 2 * std::min(king_steps(mating_king, mate.mating_king[0]),
                                                                        king_steps(mating_king, mate.mating_king[1]));
        if (knight_mates) distance += 2 * steps_to_check(board.men({side, Role::knight}), mate.corner);
        if (blocker_needed) distance += distance_of_blocker(board, !side, mate.blocked, knight_mates);
        best = std::min(best, distance);
    }
    const int helpers = (board.men(!side) & ~board.men(Role::king) & ~board.men(Role::pawn)).count();
    return best + 3 * std::max(0, helpers - 1);
}

}  // namespace

int estimated_distance(const chess::Position& position, Color side) {
    const Board& board = position.board();
    const Square king = position.king(!side);
    const Bitboard unsafe = attacked(board, side, king);
    if ((board.men(side) & (board.men(Role::pawn) | board.straight_movers())).empty()) {
        const Bitboard open = chess::king_attacks(king) & ~unsafe & ~board.men(!side);
        return 2 * open.count() + distance_of_corner_mates(board, side);
    }
    const Bitboard flights = chess::king_attacks(king) & ~unsafe & ~board.men(!side);
    return 3 * flights.count() + (unsafe.has(king) ? 0 : 3) + 2 * steps_to_nearest(corners_for(board, side), king) +
           2 * king_steps(king, position.king(side)) + distance_of_men(board, side);
}

}  // namespace jadoube::mate
