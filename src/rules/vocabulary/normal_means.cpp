#include "rules/vocabulary/normal_means.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kNormalMeans = std::to_array<WordRow<NormalMeans>>({
    {NormalMeans::can_win, "can_win", "he can win, and tries"},
    {NormalMeans::cannot_win, "cannot_win", "he cannot win by normal means"},
    {NormalMeans::no_effort, "no_effort", "he makes no effort to win"},
    {NormalMeans::undecided, "undecided", "the arbiter has not decided yet"},
});
static_assert(is_in_order(kNormalMeans));

}  // namespace

template <>
std::span<const WordRow<NormalMeans>> rows<NormalMeans>() {
    return kNormalMeans;
}

}  // namespace jadoube::rules
