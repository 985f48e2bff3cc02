// The rows of the table as words in their order: what the reader of elements and the search for the nearest row go by.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

struct Pattern {
    std::vector<std::string> words;
    const Saying* saying;
};

/// As it is compared: basic forms, without the words that say nothing.
[[nodiscard]] std::vector<std::string> compared(std::string_view text);

/// The longest first; of equals the row that stands first.
[[nodiscard]] const std::vector<Pattern>& patterns();

/// Patterns by their first word, longest first.
[[nodiscard]] const std::map<std::string, std::vector<const Pattern*>, std::less<>>& patterns_by_word();

}  // namespace jadoube::desk
