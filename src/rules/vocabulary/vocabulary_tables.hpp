// The tables of facts by where they come from; only vocabulary.cpp puts them together.
#pragma once

#include <vector>

#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {

[[nodiscard]] std::vector<FactRow> facts_of_acts();
[[nodiscard]] std::vector<FactRow> facts_of_board();
[[nodiscard]] std::vector<FactRow> facts_of_record();
[[nodiscard]] std::vector<FactRow> facts_of_clock();
[[nodiscard]] std::vector<FactRow> facts_of_persons();
[[nodiscard]] std::vector<FactRow> facts_of_event();

}  // namespace jadoube::rules
