// Documents as plain text for a terminal or a file: no colours, no control characters, lines wrapped.
#pragma once

#include "report/formats/board_text.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

struct TerminalStyle {
    std::size_t width = 80;  // columns; a word that is longer than a line stands alone on it
    MenDrawn men = MenDrawn::figurines;
};

/// The title underlined, then the blocks. Ends with a line end. All text passes through for_terminal.
[[nodiscard]] std::string to_terminal(const Document& document, const TerminalStyle& style = {});
[[nodiscard]] std::string to_terminal(const Blocks& blocks, const TerminalStyle& style = {});

}  // namespace jadoube::report
