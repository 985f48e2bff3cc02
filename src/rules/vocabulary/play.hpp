// The kinds of play, on which the numbers of a code depend.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

/// `any` is for numbers that hold in every kind of play; no game is of it.
enum class Play { standard, rapid, blitz, any };
template <>
std::span<const WordRow<Play>> rows<Play>();
/// Those that a game can be of.
[[nodiscard]] std::vector<Play> plays();

}  // namespace jadoube::rules
