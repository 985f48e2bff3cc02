// The hand that presses the clock, beside the one that moved.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

enum class Hand { same, other };
template <>
std::span<const WordRow<Hand>> rows<Hand>();

}  // namespace jadoube::rules
