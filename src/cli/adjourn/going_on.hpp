// An adjourned game goes on in the same log: with its position, clocks, counts, offers and duties.
#pragma once

#include "cli/adjourn/adjournments.hpp"

namespace jadoube::cli {

/// What goes on, and the game with the sealed move made.
struct GoingOn {
    log::GameResumed resumed;
    std::optional<GameOnFile> game = {};  // where its moves are known
};

/// With this move, or with none. Fails with bad_move where the move is not legal in the adjourned position, with usage
/// where one is given and no position is known.
[[nodiscard]] Result<GoingOn> going_on(const Desk& desk, const log::AdjournedGame& game, const std::string& move,
                                       const log::ClockReadings& clocks);

/// The text that was opened; empty where none was.
[[nodiscard]] std::string opened_text(const log::AdjournedGame& game);
/// The adjourned position as one that can be played; nothing where it is not known.
[[nodiscard]] std::optional<chess::Position> position_of(const log::AdjournedGame& game);

/// The entries for it; keeps the text of the game first. Fails as the log does.
[[nodiscard]] Result<std::vector<log::NewEntry>> entries_for(Desk& desk, const log::AdjournedGame& game,
                                                             const GoingOn& going, const Recording& recording);

}  // namespace jadoube::cli
