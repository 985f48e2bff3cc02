// The six pieces, drawn on a square of 100 by 100. Bodies take fill and stroke from whoever uses them; seams and eyes
// are lines in the current colour, so that one drawing serves both sides.
#pragma once

#include <string_view>

#include "chess/piece.hpp"

namespace jadoube::report {

struct Drawing {
    std::string_view body;   // SVG elements without ids or colours
    std::string_view skirt;  // the same, between body and foot; may be empty
    std::string_view foot;
    std::string_view seams;  // the data of a path
};

[[nodiscard]] Drawing drawing_of(chess::Role role);

}  // namespace jadoube::report
