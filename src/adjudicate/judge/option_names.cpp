#include "adjudicate/judge/option_names.hpp"

#include "adjudicate/facts/facts.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Castling;
using rules::Deed;
using rules::DoWord;
using rules::Filter;
using rules::Party;
using rules::Remedy;

DoWord of_first(const std::vector<Remedy>& remedies) {
    return remedies.empty() ? DoWord(rules::OtherKind::nothing) : action_of(remedies.front());
}

/// What a remedy does, by what it is.
struct ActionOf {
    DoWord operator()(const rules::MoveRemedy& remedy) const {
        const Filter& filter = remedy.filter;
        if (filter.castling == Castling::required) return Deed::castle;
        if (filter.captures) return Deed::capture;
        if (filter.moves_or_captures) return Deed::move_or_capture;
        if (filter.man == rules::Men::king) return Deed::king_move;
        if (!filter.promotes_to.empty()) return Deed::promote;
        return filter.man ? Deed::move : Deed::free_move;
    }
    DoWord operator()(const rules::FirstPossible& remedy) const { return of_first(remedy.options); }
    DoWord operator()(const rules::ChoiceOf& remedy) const { return of_first(remedy.options); }
    DoWord operator()(const rules::Each& remedy) const { return of_first(remedy.remedies); }
    DoWord operator()(const rules::May& remedy) const { return of_first(remedy.remedies); }
    DoWord operator()(const rules::TreatAs&) const { return Deed::treat_as; }
    DoWord operator()(const rules::Stand&) const { return Deed::stand; }
    DoWord operator()(const rules::Restore&) const { return Deed::restore; }
    DoWord operator()(const rules::CompleteWith&) const { return Deed::complete_with; }
    DoWord operator()(const rules::ClockRemedy&) const { return Deed::clock; }
    DoWord operator()(const rules::ResultRemedy&) const { return Deed::result; }
    DoWord operator()(const rules::LoseRight&) const { return Deed::lose_right; }
    DoWord operator()(const rules::GameRemedy& remedy) const { return remedy.what; }
    DoWord operator()(const rules::OtherRemedy& remedy) const { return remedy.kind; }
};

/// The opponent of the player who sealed; where acts do not tell, it was the one on turn. Nothing where neither is
/// known.
std::optional<Party> replier(const Scene& scene) {
    for (const Act& act : scene.context.dispute.acts) {
        const auto* adjournment = std::get_if<Adjournment>(&act.what);
        const auto sealer = color_of(act.by);
        if (adjournment != nullptr && adjournment->act == rules::ActWord::seal && sealer) return party_of(!*sealer);
    }
    return scene.incident.base ? std::optional(party_of(!scene.incident.base->turn)) : std::nullopt;
}

/// By the fact that tells his colour, or that there is nobody; nothing where it is unknown.
std::optional<Party> told(const Scene& scene, const rules::PartyRow& row) {
    const FoundFact found = find_fact(scene, std::string(row.told_by));
    if (!found.values || found.values->empty()) return std::nullopt;
    const auto* name = std::get_if<std::string>(&found.values->front());
    const auto side = name != nullptr ? person_named(*name) : std::nullopt;
    const auto color = side ? color_of(*side) : std::nullopt;
    if (!color) return Party::nobody;
    return party_of(row.is_the_other ? !*color : *color);
}

std::optional<Party> side(std::optional<chess::Color> color) {
    return color ? std::optional(party_of(*color)) : std::nullopt;
}

std::optional<Party> claimant(const Scene& scene) {
    const auto& raised_by = scene.incident.objection.raised_by;
    if (!scene.offender() && raised_by) return party_of(*raised_by);
    return side(claimant_of(scene.incident));
}

/// Of the offender; where nobody is one, of the player who raised the matter.
std::optional<Party> opponent(const Scene& scene) {
    const auto& raised_by = scene.incident.objection.raised_by;
    const auto raiser = raised_by && !scene.offender() ? color_of(*raised_by) : std::nullopt;
    return side(raiser ? std::optional(!*raiser) : scene.opponent());
}

}  // namespace

DoWord action_of(const Remedy& remedy) {
    return remedy.phrase.empty() ? std::visit(ActionOf{}, remedy.what) : rules::do_word(remedy.phrase);
}

std::optional<Party> side_named(const Scene& scene, Party party) {
    switch (party) {
        case Party::replier: return replier(scene);
        case Party::odds_giver:
        case Party::odds_receiver:
        case Party::last_winner:
        case Party::last_loser: return told(scene, rules::row_of(party));
        case Party::claimant: return claimant(scene);
        case Party::opponent: return opponent(scene);
        case Party::each:
        case Party::either: return Party::either;
        case Party::both:
        case Party::arbiter:
        case Party::white:
        case Party::black: return party;
        case Party::player:
        case Party::offender:
        case Party::spectator:
        case Party::supervisor:
        case Party::nobody:
        case Party::giver:
        case Party::checked_player:
        case Party::team:
        case Party::opponents_team:
        case Party::both_teams:
        case Party::organizer: break;
    }
    return side(scene.offender());
}

std::optional<std::string> untold(const Scene& scene, Party party) {
    const std::string_view fact = rules::row_of(party).told_by;
    if (fact.empty() || side_named(scene, party)) return std::nullopt;
    return std::string(fact);
}

}  // namespace jadoube::adjudicate
