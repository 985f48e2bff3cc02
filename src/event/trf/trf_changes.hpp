// A tournament report file with some cells changed and lines added; every other byte stays as it was.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace jadoube::event {

/// One character of a file, by the line and the column that the reader tells.
struct CharacterChange {
    int line = 0;
    int column = 0;
    char becomes = ' ';
};

/// `bytes` in whatever encoding decode() reads, with its line ends. A line that is too short is made longer with
/// blanks; `lines` are put at the end.
[[nodiscard]] std::string with_changes(std::string_view bytes, const std::vector<CharacterChange>& changes,
                                       const std::vector<std::string>& lines);

}  // namespace jadoube::event
