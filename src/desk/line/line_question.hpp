// The one question on a line in which something was not understood, or is only asked.
#pragma once

#include "desk/elements/elements.hpp"
#include "desk/line/line.hpp"

namespace jadoube::desk {

/// What a line with unknown words or question marks is asked about: what these may mean, and whether the rest is all.
[[nodiscard]] Error asked_about(const std::vector<Element>& elements, std::string_view line,
                                const std::optional<chess::Setup>& position);

}  // namespace jadoube::desk
