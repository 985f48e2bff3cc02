#include "audit/mating_chances.hpp"

namespace jadoube::audit {

using chess::Color;
using game::Ply;

std::vector<Stretch> stretches(const game::Replay& replay, Ply last) {
    std::vector<Stretch> found;
    bool is_open = false;
    for (Ply ply{0}; ply <= last; ++ply.value) {
        const bool goes_on = is_open && ply.value > 0 && std::holds_alternative<chess::Move>(replay.move_to(ply));
        if (goes_on) {
            found.back().last = ply;
        } else if (is_open = replay.position(ply).has_value(); is_open) {
            found.push_back({ply, ply});
        }
    }
    return found;
}

MatingChances mating_chances(const game::Replay& replay, Stretch stretch, mate::MateSolver& solver,
                             mate::Budget budget) {
    std::vector<chess::Position> positions;
    for (Ply ply = stretch.first; ply <= stretch.last; ++ply.value) positions.push_back(*replay.position(ply));
    const auto ply_of = [&](std::optional<std::size_t> index) {
        return index ? std::optional(Ply{stretch.first.value + static_cast<int>(*index)}) : std::nullopt;
    };
    MatingChances chances;
    for (const Color side : {Color::white, Color::black}) {
        MatingChances::Side& of_side = chances.sides[side];
        of_side.way = mate::last_way(solver, positions, side, budget);
        of_side.lost_at = ply_of(of_side.way.lost_at);
    }
    chances.dead_since = ply_of(mate::dead_since(chances.sides.white.way, chances.sides.black.way));
    return chances;
}

std::optional<MatingChances> mating_chances(const game::Replay& replay, Ply last, mate::Budget budget) {
    const auto all = stretches(replay, last);
    if (all.empty() || all.back().last != last) return std::nullopt;
    mate::MateSolver solver;
    return mating_chances(replay, all.back(), solver, budget);
}

}  // namespace jadoube::audit
