#include "adjudicate/ruling/effect.hpp"

#include <array>

namespace jadoube::rules {
namespace {

using adjudicate::EffectWord;
using adjudicate::NoEffect;

constexpr auto kEffects = std::to_array<WordRow<EffectWord>>({
    {EffectWord::on_board, "on_board", "was done on the board"},
    {EffectWord::opened, "opened", "opened a matter that nobody has raised yet"},
    {EffectWord::raised, "raised", "brought a matter before the arbiter"},
    {EffectWord::chose, "chose", "elected among what a ruling has left open"},
    {EffectWord::answered, "answered", "answered what was required"},
    {EffectWord::refused, "refused", "refused what was required"},
    {EffectWord::ended_game, "ended_game", "the ruling on it ended the game"},
    {EffectWord::kept, "kept", "is kept as said"},
    {EffectWord::waits, "waits", "what it comes to hangs on a question or a choice that is open"},
    {EffectWord::taken_back, "taken_back", "was taken back with the board"},
    {EffectWord::none, "none", "has no effect"},
});
static_assert(is_in_order(kEffects));

constexpr auto kNoEffects = std::to_array<WordRow<NoEffect>>({
    {NoEffect::game_over, "game_over", "the game was over before"},
    {NoEffect::another_chooses, "another_chooses", "it is for somebody else to choose, demand, answer or refuse"},
    {NoEffect::nothing_exacted, "nothing_exacted", "nothing can be exacted of anybody"},
    {NoEffect::nothing_required, "nothing_required", "nobody who may has required anything of him"},
    {NoEffect::right_used, "right_used", "the choice had been made before"},
    {NoEffect::half_agreed, "half_agreed", "the other player has not agreed"},
    {NoEffect::nothing_claimed, "nothing_claimed", "nothing had been claimed that could be conceded"},
    {NoEffect::answered_since, "answered_since", "the other player has acted since"},
    {NoEffect::nothing_to_choose, "nothing_to_choose", "the law itself says what is due"},
    {NoEffect::nothing_done, "nothing_done", "nothing had been done that could be objected to"},
    {NoEffect::not_what_is_due, "not_what_is_due", "it is not what a ruling has left to be done"},
    {NoEffect::not_open, "not_open", "what it names is not among what the law leaves to be chosen"},
    {NoEffect::ruled_upon, "ruled_upon", "a ruling has settled what was done"},
    {NoEffect::position_gone, "position_gone", "the position that it was about has gone back"},
    {NoEffect::clock_set_since, "clock_set_since", "a ruling has set that clock before anybody claimed the flag"},
    {NoEffect::right_lost, "right_lost", "the right to it was lost by an earlier ruling"},
    {NoEffect::not_established, "not_established", "it is denied, and nobody has established it"},
    {NoEffect::settled, "settled", "it is established whether what he denies happened"},
});
static_assert(is_in_order(kNoEffects));

}  // namespace

template <>
std::span<const WordRow<EffectWord>> rows<EffectWord>() {
    return kEffects;
}
template <>
std::span<const WordRow<NoEffect>> rows<NoEffect>() {
    return kNoEffects;
}

}  // namespace jadoube::rules
