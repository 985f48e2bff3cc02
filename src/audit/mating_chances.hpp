// When in a recorded game each side could no longer mate, and since when the position is dead.
#pragma once

#include "game/replay.hpp"
#include "mate/whole_game.hpp"

namespace jadoube::adjudicate {

struct MatingChances {
    struct Side {
        mate::LastWay way;
        std::optional<game::Ply> lost_at = {};  // the half-move after which it could no longer mate; 0: from the start
    };
    chess::ByColor<Side> sides;
    std::optional<game::Ply> dead_since = {};
};

/// As far as the game is replayed. An illegal move that stands, or a move of which nothing is known, may give back what
/// was lost: only the positions after the last of them count. Nothing where no game can be played from the last
/// position.
[[nodiscard]] std::optional<MatingChances> mating_chances(const game::Replay& replay, game::Ply last,
                                                          mate::Budget budget = {});

}  // namespace jadoube::adjudicate
