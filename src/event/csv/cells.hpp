// Text with separated values, taken apart.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace jadoube::event {

struct Cell {
    std::string text = {};  // without white space at its ends
    int line = 1;           // where it begins, from 1
    int column = 1;         // in characters
};
using Cells = std::vector<Cell>;

/// The rows that are not blank. The separator is the one of `;`, tab and `,` that stands most often in the first ten
/// lines. A cell in quotes may hold separators, line ends and doubled quotes; a quote that is never closed ends with
/// its line.
[[nodiscard]] std::vector<Cells> rows_of(std::string_view text);

}  // namespace jadoube::event
