// Games from files: which one of a PGN file, and which moment of it.
#pragma once

#include <functional>

#include "base/result.hpp"
#include "game/pgn/pgn_reader.hpp"
#include "game/replay.hpp"

namespace jadoube::desk {

/// The game that a command is about.
struct GameChoice {
    std::string file;                // "-": standard input
    std::optional<int> number = {};  // from 1
    std::string at = {};             // "45b"; empty: the end
};

/// A game with the moment of it.
struct ChosenGame {
    game::PgnGame game;
    game::Ply at;
};

/// A game of a file with its number, from 1.
struct NumberedGame {
    int number = 1;
    game::PgnGame game;
};

/// What to do with a game; true to go on to the next.
using TakeGame = std::function<bool(NumberedGame)>;

/// Each game of a PGN file in turn, of which one is in memory at a time; answers how many were taken. Fails with
/// file_missing, file_unreadable, bad_pgn (no game in it).
[[nodiscard]] Result<int> each_game(const std::string& file, const TakeGame& take);

/// The last half-move before what stopped the reading.
[[nodiscard]] game::Ply last_known(const game::Replay& replay, const game::PgnFinding& unread);

/// That a record stops before the moment asked about: nothing is ruled on half a game.
[[nodiscard]] Error not_read(const game::Record& record, const game::PgnFinding& unread, const std::string& file);

/// The game chosen. Several games and no number: fails with usage and the list; a number or moment outside:
/// no_such_game; without a moment, where the record could not be read to its end: bad_pgn.
[[nodiscard]] Result<ChosenGame> choose_game(const GameChoice& choice);

/// Takes the games of a file that `numbers` names: "3", "1,4-6", "all"; empty: the only one. In the order of the file,
/// as far as they are there. Fails as choose_game does, where it has games to list before any is taken; and with usage
/// where the words name no numbers.
[[nodiscard]] Result<void> each_chosen_game(const std::string& file, const std::string& numbers, const TakeGame& take);
/// Whether these words can name several games.
[[nodiscard]] bool may_name_several(const std::string& numbers);

/// "White - Black, Event, 1-0".
[[nodiscard]] std::string title_of(const game::Record& record);

}  // namespace jadoube::desk
