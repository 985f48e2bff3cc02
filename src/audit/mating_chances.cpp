#include "adjudicate/facts/mating_chances.hpp"

#include <algorithm>

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using game::Ply;

/// The positions up to `last` that legal moves lead through.
std::vector<chess::Position> positions_to(const game::Replay& replay, Ply last) {
    std::vector<chess::Position> positions;
    for (Ply ply = last; ply.value >= 0; ply = Ply{ply.value - 1}) {
        const auto position = replay.position(ply);
        if (!position) break;
        positions.push_back(*position);
        if (ply.value == 0 || !std::holds_alternative<chess::Move>(replay.move_to(ply))) break;
    }
    std::reverse(positions.begin(), positions.end());
    return positions;
}

}  // namespace

std::optional<MatingChances> mating_chances(const game::Replay& replay, Ply last, mate::Budget budget) {
    const auto positions = positions_to(replay, last);
    if (positions.empty()) return std::nullopt;
    const int first = last.value - static_cast<int>(positions.size()) + 1;
    const auto ply_of = [first](std::optional<std::size_t> index) {
        return index ? std::optional(Ply{first + static_cast<int>(*index)}) : std::nullopt;
    };
    mate::MateSolver solver;
    MatingChances chances;
    for (const Color side : {Color::white, Color::black}) {
        MatingChances::Side& of_side = chances.sides[side];
        of_side.way = mate::last_way(solver, positions, side, budget);
        of_side.lost_at = ply_of(of_side.way.lost_at);
    }
    chances.dead_since = ply_of(mate::dead_since(chances.sides.white.way, chances.sides.black.way));
    return chances;
}

}  // namespace jadoube::adjudicate
