#include "rules/vocabulary/play.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kPlay = std::to_array<WordRow<Play>>({
    {Play::standard, "standard", "long play"},
    {Play::rapid, "rapid", "rapid play"},
    {Play::blitz, "blitz", "blitz"},
    {Play::any, "any", "every kind of play"},
});
static_assert(is_in_order(kPlay));

}  // namespace

template <>
std::span<const WordRow<Play>> rows<Play>() {
    return kPlay;
}

std::vector<Play> plays() {
    return words_where<Play>([](const auto& row) { return row.value != Play::any; });
}

}  // namespace jadoube::rules
