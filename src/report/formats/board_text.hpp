// A board in characters, for terminals and Markdown.
#pragma once

#include <string>
#include <vector>

#include "report/words/document.hpp"

namespace jadoube::report {

enum class MenDrawn {
    figurines,  // Unicode chess symbols
    letters     // as in FEN: capitals for White
};

/// Nine lines: the ranks from 8 to 1 with their numbers, then the letters of the files. Marked squares stand in
/// brackets; arrows are not drawn. All lines are 26 columns wide.
[[nodiscard]] std::vector<std::string> board_lines(const Diagram& diagram, MenDrawn men);

}  // namespace jadoube::report
