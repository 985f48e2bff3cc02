#include "report/formats/brief.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace jadoube::report {

std::string in_brief(const Blocks& blocks, const TerminalStyle& style, std::size_t most) {
    const std::string text = to_terminal(blocks, style);
    std::vector<std::string_view> lines = split(text, '\n');
    std::erase_if(lines, [](std::string_view line) { return trim(line).empty(); });
    const std::size_t shown = lines.size() > most ? most - 1 : lines.size();
    std::string brief;
    for (std::size_t i = 0; i < shown; ++i) brief += std::string(lines[i]) + "\n";
    if (shown < lines.size()) brief += fmt::format("({} more lines: jadoube report)\n", lines.size() - shown);
    return brief;
}

}  // namespace jadoube::report
