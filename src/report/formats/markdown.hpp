// Documents as Markdown (CommonMark with the tables of GitHub's dialect). No foreign text becomes markup.
#pragma once

#include <string>
#include <string_view>

#include "report/words/document.hpp"

namespace jadoube::report {

/// Text that Markdown shows as it stands, for use within a line: markup characters escaped, hidden characters as
/// [U+202E], line ends as spaces. Web addresses do not become links; a bare e-mail address may, where the dialect does
/// so to text.
[[nodiscard]] std::string escape_markdown(std::string_view text);

/// The title as first heading, then the blocks. Ends with a line end.
[[nodiscard]] std::string to_markdown(const Document& document);
[[nodiscard]] std::string to_markdown(const Blocks& blocks);

}  // namespace jadoube::report
