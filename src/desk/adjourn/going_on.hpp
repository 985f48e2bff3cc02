// An adjourned game goes on in the same log: with its position, clocks, counts, offers and duties.
#pragma once

#include "desk/adjourn/adjourned_games.hpp"

namespace jadoube::desk {

/// What goes on, and the game with the sealed move made.
struct GoingOn {
    log::GameResumed resumed;
    std::optional<GameOnFile> game = {};  // where its moves are known
};

/// With this move, or with none. Fails with bad_move where the move is not legal in the adjourned position, with usage
/// where one is given and no position is known.
[[nodiscard]] Result<GoingOn> going_on(const OpenLog& open, const log::AdjournedGame& game, const std::string& move,
                                       const log::ClockReadings& clocks);

/// The entries for it; keeps the text of the game first. Fails as the log does.
[[nodiscard]] Result<std::vector<log::NewEntry>> entries_for(OpenLog& open, const log::AdjournedGame& game,
                                                             const GoingOn& going, const Recording& recording);

}  // namespace jadoube::desk
