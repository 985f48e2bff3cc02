#include "chess/perft.hpp"

#include <cassert>

namespace jadoube::chess {

std::uint64_t perft(const Position& position, int depth) {
    assert(depth >= 0);
    if (depth == 0) return 1;
    if (depth == 1) return position.count_legal_moves();
    std::uint64_t leaves = 0;
    for (const Move move : position.legal_moves()) leaves += perft(position.after(move), depth - 1);
    return leaves;
}

std::vector<DividedMove> divide(const Position& position, int depth) {
    assert(depth >= 1);
    std::vector<DividedMove> moves;
    for (const Move move : position.legal_moves()) moves.push_back({move, perft(position.after(move), depth - 1)});
    return moves;
}

}  // namespace jadoube::chess
