// What was read, said with the words of the table.
#pragma once

#include "desk/told/line_read.hpp"

namespace jadoube::desk {

/// What was read, in words that are read as the same: "white moves Nf3-d3; white presses the clock; black points it
/// out".
[[nodiscard]] std::string to_line(const LineRead& read, const std::optional<chess::Setup>& position);

/// Asks for the order of what stands there, with the line in the one that it probably was.
[[nodiscard]] Error order_question(std::string where, std::string_view ordered);

}  // namespace jadoube::desk
