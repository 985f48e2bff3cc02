#include "mate/whole_game.hpp"

#include <algorithm>
#include <cassert>

namespace jadoube::mate {

LastWay last_way(MateSolver& solver, std::span<const chess::Position> positions, chess::Color side, Budget budget) {
    assert(!positions.empty());
    LastWay way{.evidence = solver.can_mate(positions.back(), side, budget)};
    way.at_end = way.evidence.verdict;
    if (way.at_end != Verdict::no) return way;
    std::size_t first = 0, last = positions.size() - 1;  // from `last` on the side cannot mate
    while (first < last) {
        const std::size_t middle = first + (last - first) / 2;
        CanMate answer = solver.can_mate(positions[middle], side, budget);
        if (answer.verdict == Verdict::unknown) way.is_exact = false;
        if (answer.verdict == Verdict::no) {
            last = middle;
            way.evidence = std::move(answer);
        } else {
            first = middle + 1;
        }
    }
    way.lost_at = last;
    return way;
}

std::optional<std::size_t> dead_since(const LastWay& white, const LastWay& black) {
    if (!white.lost_at || !black.lost_at) return std::nullopt;
    return std::max(*white.lost_at, *black.lost_at);
}

}  // namespace jadoube::mate
