#pragma once

#include <string_view>

namespace jadoube {

/// Whether the part stands somewhere in the text.
[[nodiscard]] inline bool holds(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

}  // namespace jadoube
