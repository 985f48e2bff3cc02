// Small words that the texts about conditions and remedies share: meanings from the vocabulary, numbers with their
// kinds of play.
#pragma once

#include <algorithm>
#include <functional>
#include <string>

#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {

/// "own_men_touched" -> "own men touched".
[[nodiscard]] std::string spaced(std::string name);

/// A fact by its name; a count of earlier matters by what it counts.
[[nodiscard]] std::string fact_words(const std::string& fact);

/// What each of these words means.
template <typename Word>
[[nodiscard]] std::vector<std::string> meanings_of(const std::vector<Word>& words) {
    std::vector<std::string> meanings;
    for (const Word& word : words) meanings.emplace_back(meaning_of(word));
    return meanings;
}
/// What is said, with its words in their place.
[[nodiscard]] std::string said_in_words(std::string_view pattern, const OtherRemedy& remedy, const Ruleset& ruleset);

/// "yes", "cannot be established and late".
[[nodiscard]] std::string value_words(const Values& values);

[[nodiscard]] std::string count_words(std::int64_t number);
/// "0:02:00".
[[nodiscard]] std::string time_words(std::int64_t ms);

/// A number as it is, or a parameter's values: the one for standard play first, others behind it.
[[nodiscard]] std::string bound_words(const Bound& bound, const Ruleset& ruleset,
                                      const std::function<std::string(std::int64_t)>& number_words);

}  // namespace jadoube::rules
