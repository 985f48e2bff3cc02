#include "mate/whole_game.hpp"

namespace jadoube::mate {

LastWay last_way(MateSolver& solver, std::span<const chess::Position> positions, chess::Color side, Budget budget) {
    LastWay way{.at_end = solver.verdict(positions.back(), side, budget)};
    if (way.at_end != Verdict::no) return way;
    std::size_t first = 0, last = positions.size() - 1;  // from `last` on the side cannot mate
    while (first < last) {
        const std::size_t middle = first + (last - first) / 2;
        const Verdict verdict = solver.verdict(positions[middle], side, budget);
        if (verdict == Verdict::unknown) way.is_exact = false;
        if (verdict == Verdict::no) {
            last = middle;
        } else {
            first = middle + 1;
        }
    }
    way.lost_at = last;
    return way;
}

}  // namespace jadoube::mate
