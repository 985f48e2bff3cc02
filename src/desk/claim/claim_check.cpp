#include "desk/claim/claim_check.hpp"

#include "adjudicate/adjudicate.hpp"
#include "base/error.hpp"
#include "desk/known/judged_matter.hpp"

namespace jadoube::desk {
namespace {

using chess::Color;
using game::Ply;

/// Up to the moment; of a late objection the whole record, which tells what came after the move objected to.
adjudicate::GameState state_at(const ClaimToCheck& claim, const game::Record& record, const ClaimMoment& moment) {
    adjudicate::GameState state;
    state.whole_game = true;
    state.start = record.start;
    state.moves = record.moves;
    if (!moment.is_late) state.moves.resize(static_cast<std::size_t>(moment.at.value));
    state.play = claim.play;
    state.clocks = claim.clocks;
    return state;
}

adjudicate::Dispute dispute_on(const ClaimToCheck& claim, const ClaimMoment& moment, Color claimant) {
    adjudicate::Dispute dispute;
    dispute.facts = claim.facts;
    dispute.acts = {claim_act(claim.ground, moment.intended, claimant, moment.at)};
    dispute.told_complete = true;
    if (!moment.intended.empty()) dispute.facts.try_emplace("move_written", rules::Values{true});
    return dispute;
}

}  // namespace

Result<JudgedClaim> judge_claim(const ClaimToCheck& claim, const game::Record& record, const game::Replay& replay,
                                const ClaimMoment& moment, const Laws& laws) {
    const Color claimant = claim.by.value_or(usual_claimant(claim.ground, replay, moment.at));
    auto dispute = dispute_on(claim, moment, claimant);
    auto ruling = ruling_on({.game = state_at(claim, record, moment), .dispute = dispute}, laws);
    if (!ruling) return tl::unexpected<Error>(ruling.error());
    return JudgedClaim{claimant, std::move(dispute), std::move(*ruling)};
}

std::optional<adjudicate::EndOnRecord> over_before(const ClaimToCheck& claim, const game::Record& record, Ply at,
                                                   const Laws& laws) {
    const adjudicate::GameState state = state_at(claim, record, {at});
    const auto end = adjudicate::end_of_game(laws.ruleset(), state);
    return end && end->ply < at ? end : std::nullopt;
}

Result<ObjectedTo> half_move_objected_to(const ClaimToCheck& claim, const game::Record& record,
                                         const game::Replay& replay, const Laws& laws) {
    for (Ply ply{1}; ply <= replay.end(); ++ply.value) {
        const bool is_own = claim.by && replay.at(Ply{ply.value - 1}).turn == *claim.by;
        if (is_own || !std::holds_alternative<game::IrregularMove>(replay.move_to(ply))) continue;
        const Color claimant = claim.by.value_or(usual_claimant(claim.ground, replay, ply));
        const auto judged = judge_claim(claim, record, replay, {.at = ply, .is_late = true}, laws);
        if (!judged) return tl::unexpected<Error>(judged.error());
        if (claim_holds(claim.ground, claimant, judged->ruling) != false) return ObjectedTo{ply, true};
    }
    return ObjectedTo{game::objected_to(replay, claim.by)};
}

}  // namespace jadoube::desk
