// Text with separated values, taken apart.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace jadoube::event {

struct Cell {
    std::string text = {};     // without white space at its ends
    int line = 1;              // where it begins, from 1
    int column = 1;            // in characters
    bool is_unclosed = false;  // it begins with a quote that nothing closes, which is left out
};
using Cells = std::vector<Cell>;

/// The rows that are not blank. The separator is the one of `;`, tab and `,` that stands most often in the first ten
/// lines. A cell in quotes may hold separators, line ends and doubled quotes; behind
/// the one that closes it only the cell ends, or the rest of it stands in the same line. One that nothing closes so is
/// none.
[[nodiscard]] std::vector<Cells> rows_of(std::string_view text);

}  // namespace jadoube::event
