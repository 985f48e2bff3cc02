// Whether somebody could still win by normal means, in the eyes of the arbiter: the words of the fact `normal_means`.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

enum class NormalMeans { can_win, cannot_win, no_effort, undecided };
template <>
std::span<const WordRow<NormalMeans>> rows<NormalMeans>();

}  // namespace jadoube::rules
