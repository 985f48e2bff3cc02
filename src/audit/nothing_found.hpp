// What is left to be asked of a plain game before it is said that nothing is found in it.
#pragma once

#include "audit/plain_game.hpp"
#include "audit/walk.hpp"

namespace jadoube::audit {

/// Asks the clocks, the Termination tag and who can still mate. Keeps what it works with from game to game.
class NothingFound {
public:
    /// Whether the walk with these limits has no finding but its mate in the game, of which `last` is the last
    /// position. Where it says no, the walk may have none all the same.
    [[nodiscard]] bool in(const PlainGame& game, const chess::Position& last, mate::MateSolver& solver,
                          const WalkLimits& limits);

private:
    [[nodiscard]] bool in_clocks(const PlainGame& game, Millis lag);

    game::Record record_ = {};
    std::string control_text_ = {};
    std::optional<game::TimeControl> control_ = {};
};

}  // namespace jadoube::audit
