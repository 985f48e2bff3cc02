// Parts of a print that have no number of their own: headings and notes between its clauses.
#pragma once

#include <cstddef>
#include <string_view>

namespace jadoube::rules {

/// Whether such a part begins in the line at this place: a note, or a heading in capitals over a text or a number.
[[nodiscard]] bool begins_section(std::string_view text, std::size_t at);

/// Whether the line that begins there has a blank one above it, or is the first.
[[nodiscard]] bool is_after_blank_line(std::string_view text, std::size_t at);

}  // namespace jadoube::rules
