// The rows of the table that words may have meant which no row has.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

/// The rows that are nearest to words that were not understood: at most three, nearest first.
[[nodiscard]] std::vector<const Saying*> nearest_sayings(std::string_view words);

/// The known word that was probably typed: one letter or two from it, beginning with the same. Nothing where there is
/// none so near, or the word is known.
[[nodiscard]] std::optional<std::string> typed_for(std::string_view word);

}  // namespace jadoube::desk
