// Rights that the laws give and take.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

/// Rights that can be lost.
enum class RightWord {
    to_a_penalty,
    to_claim,
    to_claim_time,
    to_castle,
    to_castle_on_that_side,
    to_castle_with_misplaced_men,
    to_adjust,
    to_choose
};
template <>
std::span<const WordRow<RightWord>> rows<RightWord>();

/// What is granted.
enum class Grant { first_move, white, same_colours, lot, other_colours, time_limit, increment, black };
template <>
std::span<const WordRow<Grant>> rows<Grant>();

}  // namespace jadoube::rules
