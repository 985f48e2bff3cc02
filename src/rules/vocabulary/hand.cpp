#include "rules/vocabulary/hand.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kHands = std::to_array<WordRow<Hand>>({
    {Hand::same, "same", "the hand that moved"},
    {Hand::other, "other", "the hand that did not move"},
});
static_assert(is_in_order(kHands));

}  // namespace

template <>
std::span<const WordRow<Hand>> rows<Hand>() {
    return kHands;
}

}  // namespace jadoube::rules
