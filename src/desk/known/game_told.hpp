// What is told of a game beside what the log knows of it already.
#pragma once

#include "desk/known/game_on_file.hpp"
#include "game/replay.hpp"

namespace jadoube::desk {

struct GameTold {
    event::GameReference reference;
    chess::ByColor<std::string> players = {};  // empty: not named
    std::optional<game::Record> record = {};   // its moves so far
    std::string at = {};            // the moment in the record, told now or known before: "27w"; empty: its end
    bool renames = false;           // names that the log has for this game were wrong
    bool has_own_position = false;  // where the men stood is told apart from any record
    bool is_end_told = false;       // by what it was over, or that it was not
};

/// A game as the log and what is told know it together.
struct GameNow {
    GameOnFile game;
    bool is_new = false;               // something is known that the log does not have
    std::optional<game::Ply> at = {};  // the moment told; nothing where the game has a position of its own, or none
};

/// The position at that moment; nothing where no record is known.
[[nodiscard]] std::optional<chess::Setup> position_in(const GameNow& game);

/// Fails with usage where the round was paired without this board, and nobody is named for it. Fails where the record
/// has no such moment, or a moment is told and no record is known; with usage where the log has other players for this
/// game and it is not said that their names were wrong: the board may be. The other board of the round where those
/// named play is said, as far as the log was taken in.
[[nodiscard]] Result<GameNow> game_now(const OpenLog& open, const GameTold& told);

}  // namespace jadoube::desk
