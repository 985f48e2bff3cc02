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

/// What a word of the vocabulary means; the word itself, spaced, where the table has none.
template <typename Row>
[[nodiscard]] std::string meaning(std::span<const Row> rows, const std::string& name) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.name == name; });
    return found == rows.end() ? spaced(name) : std::string(found->meaning);
}

/// "yes", "cannot be established and late".
[[nodiscard]] std::string value_words(const Values& values);

[[nodiscard]] std::string count_words(std::int64_t number);
/// "0:02:00".
[[nodiscard]] std::string time_words(std::int64_t ms);

/// A number as it is, or a parameter's values: the one for standard play first, others behind it.
[[nodiscard]] std::string bound_words(const Bound& bound, const Ruleset& ruleset,
                                      const std::function<std::string(std::int64_t)>& number_words);

}  // namespace jadoube::rules
