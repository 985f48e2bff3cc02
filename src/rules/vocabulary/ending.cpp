#include "rules/vocabulary/ending.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kEnding = std::to_array<WordRow<Ending>>({
    {Ending::no, "no", "the game goes on"},
    {Ending::checkmate, "checkmate", "mate on the board"},
    {Ending::stalemate, "stalemate", "stalemate on the board"},
    {Ending::dead_position, "dead_position", "neither side can mate"},
    {Ending::agreement, "agreement", "the players agreed to a draw"},
    {Ending::resignation, "resignation", "a player resigned"},
    {Ending::flag, "flag", "a flag fell"},
    {Ending::repetition, "repetition", "the position stood too often"},
    {Ending::quiet_moves, "quiet_moves", "too many quiet moves"},
    {Ending::bare_king, "bare_king", "a player had but his King left"},
    {Ending::ruling, "ruling", "a ruling gave a result"},
});
static_assert(is_in_order(kEnding));

}  // namespace

template <>
std::span<const WordRow<Ending>> rows<Ending>() {
    return kEnding;
}

}  // namespace jadoube::rules
