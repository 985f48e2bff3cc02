// Boards as SVG, with pieces of our own drawing: flat outlines that stay clear in black and white and at 300 pixels.
#pragma once

#include <string>

#include "report/words/document.hpp"

namespace jadoube::report {

/// An SVG element that shows nothing and holds the drawings of the six pieces. A page with boards has it once, before
/// them.
[[nodiscard]] std::string piece_symbols();

/// A board with coordinates, White below, as an `svg` element that refers to the symbols above it on the page. Marked
/// squares are framed, arrows lie over the men. Its `title` names every man, for readers who do not see it. Scales to
/// any size; no style sheet is needed.
[[nodiscard]] std::string board_svg(const Diagram& diagram);

/// As piece_symbols, what the boards of a game to be stepped through share: the empty board, and the twelve men.
[[nodiscard]] std::string step_symbols();

/// A board of such a game: a tenth of the other in length, with the same title. The symbols of both stand above it.
[[nodiscard]] std::string step_svg(const Diagram& diagram);

/// "White: king g1, pawns f2, g2; Black: king g8. White to move."
[[nodiscard]] std::string board_in_words(const chess::Setup& setup);

}  // namespace jadoube::report
