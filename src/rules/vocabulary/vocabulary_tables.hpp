// The tables of facts by where they come from; only vocabulary.cpp puts them together.
#pragma once

#include <vector>

#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {

/// All names of a list.
template <typename Word>
[[nodiscard]] std::vector<std::string_view> words_of() {
    return names_of(all_words<Word>());
}

[[nodiscard]] std::vector<FactRow> facts_of_acts();
[[nodiscard]] std::vector<FactRow> facts_of_board();
[[nodiscard]] std::vector<FactRow> facts_of_record();
[[nodiscard]] std::vector<FactRow> facts_of_clock();
[[nodiscard]] std::vector<FactRow> facts_of_persons();
[[nodiscard]] std::vector<FactRow> facts_of_event();

}  // namespace jadoube::rules
