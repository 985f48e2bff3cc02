// What the positions of a game show, one after the other.
#pragma once

#include <vector>

#include "audit/finding.hpp"
#include "audit/mating_chances.hpp"
#include "game/replay.hpp"

namespace jadoube::audit {

/// How the board ended a game: mate or stalemate, in the start position or by a move that was in order.
struct BoardEnd {
    game::Ply ply;
    std::optional<chess::Color> winner = {};  // nothing: stalemate
};
/// The first end that the positions show; nothing where there is none.
[[nodiscard]] std::optional<BoardEnd> end_on_board(const game::Replay& replay);

/// Mate, stalemate, play after them, repetitions, quiet moves, and what is not in order. In the order of the kinds.
[[nodiscard]] std::vector<Finding> board_findings(const game::Replay& replay);

/// Sides that can no longer mate, and dead positions, in each stretch of legal moves.
[[nodiscard]] std::vector<Finding> mate_findings(const game::Replay& replay, mate::MateSolver& solver,
                                                 mate::Budget budget);

}  // namespace jadoube::audit
