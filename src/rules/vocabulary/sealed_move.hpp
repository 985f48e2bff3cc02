// What an envelope is found to hold when the game is resumed: the words of the fact `sealed_move`.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

enum class SealedMove { legal, illegal, ambiguous, unintelligible, missing, no_envelope };
template <>
std::span<const WordRow<SealedMove>> rows<SealedMove>();

}  // namespace jadoube::rules
