// C++ text, as far as the scan needs to understand it.
#pragma once

#include <string>
#include <string_view>

namespace jadoube::architecture {

/// The code without its comments. Line ends stay, so that lines keep their numbers; literals stay as written.
[[nodiscard]] std::string without_comments(std::string_view code);

}  // namespace jadoube::architecture
