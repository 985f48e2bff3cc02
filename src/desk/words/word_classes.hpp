// Words by what they do to a line, whatever it is about: nothing, little, or turning it round.
#pragma once

#include <span>
#include <string_view>

namespace jadoube::desk {

/// Words that may stand anywhere and change nothing: "already", "quickly", "the boy". They are left out and shown.
[[nodiscard]] bool is_incidental(std::string_view word);
[[nodiscard]] std::span<const std::string_view> incidental_words();

/// Words that may turn what stands beside them into its opposite, into another time, or into what might be: "not",
/// "before", "almost".
[[nodiscard]] bool may_turn(std::string_view word);

/// "already": left out where it changes nothing; with an act it may say that this came before another.
[[nodiscard]] bool may_tell_order(std::string_view word);

/// Of these, the words of time: "before", "after".
[[nodiscard]] bool tells_order(std::string_view word);

/// Of these, those that leave open whether it was so: "maybe", "probably".
[[nodiscard]] bool says_doubt(std::string_view word);

/// "afterwards": what was done in between may decide.
[[nodiscard]] bool says_afterwards(std::string_view word);

/// "again": where it counts how often something was done, it is asked of what.
[[nodiscard]] bool says_again(std::string_view word);

/// Words that stand in many a line, whatever it is about: nothing is near to them.
[[nodiscard]] bool says_little(std::string_view word);

/// Articles, auxiliary verbs and the like, which may stand between any words: "the", "has", "was".
[[nodiscard]] bool says_nothing(std::string_view word);

/// Words for somebody's speaking up, and for who does it: "points out", "objects to the arbiter". What it is about they
/// leave open.
[[nodiscard]] bool says_only_that_it_is_said(std::string_view word);

/// "denies", "not true": what was told of him is not so, as he says.
[[nodiscard]] bool says_denial(std::string_view word);

}  // namespace jadoube::desk
