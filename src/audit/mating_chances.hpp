// When in a recorded game each side could no longer mate, and since when the position is dead.
#pragma once

#include <vector>

#include "game/replay.hpp"
#include "mate/whole_game.hpp"

namespace jadoube::audit {

/// Positions that come about one from the other by legal moves. In it who can mate after a move could before it; an
/// illegal move that stands, or a move of which nothing is known, may give back what was lost and begins another.
struct Stretch {
    game::Ply first;
    game::Ply last;
};

/// The stretches up to `last`, in their order. Positions from which no game can be played belong to none.
[[nodiscard]] std::vector<Stretch> stretches(const game::Replay& replay, game::Ply last);

struct MatingChances {
    struct Side {
        mate::LastWay way;
        std::optional<game::Ply> lost_at = {};  // the half-move after which it could no longer mate; 0: from the start
    };
    chess::ByColor<Side> sides;
    std::optional<game::Ply> dead_since = {};
};

[[nodiscard]] MatingChances mating_chances(const game::Replay& replay, Stretch stretch, mate::MateSolver& solver,
                                           mate::Budget budget = {});

/// Of the stretch that `last` is in; nothing where no game can be played from that position.
[[nodiscard]] std::optional<MatingChances> mating_chances(const game::Replay& replay, game::Ply last,
                                                          mate::Budget budget = {});

}  // namespace jadoube::audit
