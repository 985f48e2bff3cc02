// A page on a terminal in a few lines, for whoever stands at a board.
#pragma once

#include "report/formats/terminal.hpp"

namespace jadoube::report {

/// The lines of the blocks without the empty ones: all, or one less than `most` and a last that says how many are left
/// out. Ends with a line end.
[[nodiscard]] std::string in_brief(const Blocks& blocks, const TerminalStyle& style, std::size_t most);

}  // namespace jadoube::report
