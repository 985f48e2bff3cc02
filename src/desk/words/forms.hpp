// The basic form of words: "presses" and "pressed" are `press`, "didn't" is `not`.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace jadoube::desk {

/// The basic form of a word in small letters; the word itself where the lists do not have it.
[[nodiscard]] std::string basic_form(std::string_view word);

/// The lists: the basic form, then the others.
[[nodiscard]] std::span<const std::string_view> rows_of_forms();
[[nodiscard]] std::span<const std::string_view> rows_of_names();
[[nodiscard]] std::span<const std::string_view> rows_of_german_forms();

/// All forms that the lists have.
[[nodiscard]] std::vector<std::string> known_forms();

}  // namespace jadoube::desk
