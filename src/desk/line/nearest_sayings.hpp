// The rows of the table that words may have meant which no row has.
#pragma once

#include <string_view>
#include <vector>

#include "desk/line/saying.hpp"

namespace jadoube::desk {

/// The rows that are nearest to words that were not understood: at most three, nearest first.
[[nodiscard]] std::vector<const Saying*> nearest_sayings(std::string_view words);

}  // namespace jadoube::desk
