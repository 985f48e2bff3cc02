#include "desk/claim/claims.hpp"

#include "adjudicate/ruling/ruling.hpp"

#include <algorithm>
#include <array>

namespace jadoube::desk {

using adjudicate::Conclusion;
using adjudicate::Person;
using adjudicate::Ruling;
using chess::Color;

adjudicate::Act claim_act(SpokenGround ground, const std::string& intended, Color claimant, game::Ply at) {
    const SpokenGroundRow& row = rules::row_of(ground);
    const Person person = adjudicate::person_of(claimant);
    if (row.claimed) return {person, adjudicate::Claim{*row.claimed, intended}};
    if (!row.observed) return {person, adjudicate::PointOut{at.value}};
    const std::string observed(rules::name_of(*row.observed));
    return {Person::arbiter, adjudicate::Happening{"find", observed, claimant}};
}

Color usual_claimant(SpokenGround ground, const game::Replay& replay, game::Ply at) {
    const Color on_turn = replay.at(at).turn;
    return ground == SpokenGround::checkmate ? !on_turn : on_turn;
}

/// Where a code has no end of its own for what is claimed, the ruling on the claim ends the game (FIDE 1997 9.6).
bool is_over_otherwise(SpokenGround ground, rules::Ending by) {
    if (by == rules::Ending::ruling) return false;
    const SpokenGroundRow& claimed = rules::row_of(ground);
    if (claimed.ends_by) return by != *claimed.ends_by;
    const auto grounds = rules::rows<SpokenGround>();
    return std::any_of(grounds.begin(), grounds.end(), [&](const auto& row) { return row.ends_by == by; });
}

std::optional<bool> claim_holds(SpokenGround ground, std::optional<Color> claimant, const Ruling& ruling) {
    using adjudicate::Status;
    const bool is_open = ruling.status == Status::needs_facts || ruling.status == Status::silent ||
                         ruling.status == Status::conflict || ruling.conclusion == Conclusion::referred;
    if (is_open || !ruling.main()) return std::nullopt;
    const SpokenGroundRow& row = rules::row_of(ground);
    const bool points_out = !row.claimed && !row.observed;
    if (points_out && claimant && ruling.main()->offender == claimant) return false;
    if (points_out) return ruling.conclusion == Conclusion::breach || ruling.conclusion == Conclusion::annulled;
    const auto& over = ruling.standing.over;
    if (ruling.conclusion == Conclusion::claim_rejected || (over && is_over_otherwise(ground, over->by))) return false;
    return ruling.conclusion == Conclusion::claim_upheld || (over && over->by != rules::Ending::ruling);
}

}  // namespace jadoube::desk

namespace jadoube::rules {
namespace {

using desk::SpokenGround;

constexpr auto kSpokenGrounds = std::to_array<desk::SpokenGroundRow>({
    {SpokenGround::threefold, "threefold", Ground::repetition, {}, Ending::repetition},
    {SpokenGround::fifty, "fifty", Ground::fifty_moves, {}, Ending::quiet_moves},
    {SpokenGround::fivefold, "fivefold", {}, Kind::observed_repetition, Ending::repetition},
    {SpokenGround::seventy_five, "seventy-five", {}, Kind::observed_quiet_moves, Ending::quiet_moves},
    {SpokenGround::stalemate, "stalemate", Ground::stalemate, {}, Ending::stalemate},
    {SpokenGround::checkmate, "checkmate", Ground::checkmate, {}, Ending::checkmate},
    {SpokenGround::dead_position, "dead-position", Ground::dead_position, {}, Ending::dead_position},
    {SpokenGround::perpetual, "perpetual", Ground::perpetual_check},
    {SpokenGround::illegal_move, "illegal-move"},
    {SpokenGround::flag, "flag", Ground::flag},
});
static_assert(is_in_order(kSpokenGrounds));

}  // namespace

template <>
std::span<const desk::SpokenGroundRow> rows<SpokenGround>() {
    return kSpokenGrounds;
}
}  // namespace jadoube::rules
