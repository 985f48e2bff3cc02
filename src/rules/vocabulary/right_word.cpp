#include "rules/vocabulary/right_word.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kRightWord = std::to_array<WordRow<RightWord>>({
    {RightWord::to_a_penalty, "to_a_penalty", "to exact a penalty for this offence"},
    {RightWord::to_claim, "to_claim", "to claim on this move"},
    {RightWord::to_claim_time, "to_claim_time", "to claim the time again in this control"},
    {RightWord::to_castle, "to_castle", "to castle"},
    {RightWord::to_castle_on_that_side, "to_castle_on_that_side", "to castle on that side"},
    {RightWord::to_castle_with_misplaced_men, "to_castle_with_misplaced_men",
     "to castle with a King or Rook placed wrongly at the start"},
    {RightWord::to_adjust, "to_adjust", "to have the mistake corrected"},
    {RightWord::to_choose, "to_choose", "to choose"},
});
static_assert(is_in_order(kRightWord));

constexpr auto kGrant = std::to_array<WordRow<Grant>>({
    {Grant::first_move, "first_move", "the first move"},
    {Grant::white, "white", "the white men"},
    {Grant::same_colours, "same_colours", "the same colours as before"},
    {Grant::lot, "lot", "the choice by lot"},
    {Grant::other_colours, "other_colours", "the other colours than before"},
    {Grant::time_limit, "time_limit", "a time limit"},
    {Grant::increment, "increment", "time added with each move"},
    {Grant::black, "black", "the black men"},
});
static_assert(is_in_order(kGrant));

}  // namespace

template <>
std::span<const WordRow<RightWord>> rows<RightWord>() {
    return kRightWord;
}

template <>
std::span<const WordRow<Grant>> rows<Grant>() {
    return kGrant;
}

}  // namespace jadoube::rules
