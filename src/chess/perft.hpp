// Counting the leaves of the tree of legal moves: the usual check of a move generator against known numbers.
#pragma once

#include <cstdint>
#include <vector>

#include "chess/position.hpp"

namespace jadoube::chess {

/// Number of leaves `depth` legal half-moves deep, at least 0; 1 at depth 0. The last half-move is counted, not made.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

struct DividedMove {
    Move move;
    std::uint64_t leaves = 0;
};
/// The same count, for each first move; `depth` at least 1.
[[nodiscard]] std::vector<DividedMove> divide(const Position& position, int depth);

}  // namespace jadoube::chess
