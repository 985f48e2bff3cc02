// The basic form of words: "presses" and "pressed" are `press`, "didn't" is `not`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace jadoube::desk {

/// The basic form of a word in small letters; the word itself where the list does not have it.
[[nodiscard]] std::string basic_form(std::string_view word);

/// All forms that the list has.
[[nodiscard]] std::vector<std::string> known_forms();

}  // namespace jadoube::desk
