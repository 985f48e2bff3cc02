// A game for programs that know only legal moves.
#pragma once

#include <vector>

#include "game/record.hpp"

namespace jadoube::game {

/// The game as records without irregular moves: cut before each half-move that is no legal move, and gone on with after
/// it, from the position it led to, where legal moves follow and that position can be played. Comments say what is left
/// out, so nothing is lost. Unknown half-moves stay within variations. Scores other than a win, a draw or none are
/// taken out and named in a comment. A game without any of this is its own single part.
[[nodiscard]] std::vector<Record> playable_parts(const Record& record);

}  // namespace jadoube::game
