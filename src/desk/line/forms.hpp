// The basic form of words: "presses" and "pressed" are `press`, "didn't" is `not`. And the words that say nothing.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace jadoube::desk {

/// The basic form of a word in small letters; the word itself where the list does not have it.
[[nodiscard]] std::string basic_form(std::string_view word);

/// All forms that the list has.
[[nodiscard]] std::vector<std::string> known_forms();

/// Words that may stand anywhere and change nothing: "already", "quickly", "the boy". They are left out and shown.
[[nodiscard]] bool is_incidental(std::string_view word);
[[nodiscard]] std::span<const std::string_view> incidental_words();

/// Words that may turn what stands beside them into its opposite, into another time, or into what might be: "not",
/// "before", "almost".
[[nodiscard]] bool may_turn(std::string_view word);

/// Of these, the words of time: "before", "after".
[[nodiscard]] bool tells_order(std::string_view word);

/// Words that stand in many a line, whatever it is about: nothing is near to them.
[[nodiscard]] bool says_little(std::string_view word);

/// Articles, auxiliary verbs and the like, which may stand between any words: "the", "has", "was".
[[nodiscard]] bool says_nothing(std::string_view word);

}  // namespace jadoube::desk
