#include "rules/vocabulary/sealed_move.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kSealedMoves = std::to_array<WordRow<SealedMove>>({
    {SealedMove::legal, "legal", "a legal move"},
    {SealedMove::illegal, "illegal", "a move that cannot be made"},
    {SealedMove::ambiguous, "ambiguous", "one of several moves"},
    {SealedMove::unintelligible, "unintelligible", "what nobody can read as a move"},
    {SealedMove::missing, "missing", "no move"},
    {SealedMove::no_envelope, "no_envelope", "nothing: there is no envelope"},
});
static_assert(is_in_order(kSealedMoves));

}  // namespace

template <>
std::span<const WordRow<SealedMove>> rows<SealedMove>() {
    return kSealedMoves;
}

}  // namespace jadoube::rules
