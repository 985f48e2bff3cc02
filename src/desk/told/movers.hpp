// Whose moves a line is about.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// Whose moves were irregular: by the board, by how they were made, or as somebody found.
[[nodiscard]] std::set<Color> irregular_movers(const LineSoFar& line);
/// The last act of the player named that may have been illegal; else of the one whose move was irregular, else of the
/// one whom the other objects to. For a press, the move before it.
[[nodiscard]] const Act* counted_move(const LineSoFar& line, std::optional<Color> of);

}  // namespace jadoube::desk
