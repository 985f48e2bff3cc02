// A game typed on a terminal, move after move, with its board before the eyes.
#pragma once

#include "cli/session.hpp"
#include "desk/known/game_files.hpp"

namespace jadoube::cli {

/// Takes the games of a file as desk::each_chosen_game does; where the file is standard input and that is a terminal,
/// the one that is typed there. Moves are asked for until an empty line, a result or the end of input. A line has one
/// or more, as PGN does, which may be pasted: tags, numbers, comments, clocks. After each the board is shown, unless
/// JSON is asked for; an illegal move stands, and is named. "back" or "undo" takes the last half-move away. A line of
/// which a word is no move is not taken, and named.
[[nodiscard]] Result<void> each_told_game(Session& session, const std::string& file, const std::string& numbers,
                                          const desk::TakeGame& take);

}  // namespace jadoube::cli
