// Facts of what the players said to each other: consent, concessions, offers of a draw.
#include <algorithm>
#include <array>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Kind;
using rules::NoticeTime;

/// Where all is told and nobody spoke of it, the player on turn did not consent.
std::optional<rules::NoticeTime> consent(const Scene& scene) {
    const Dispute& dispute = scene.context.dispute;
    const bool nothing_said = dispute.told_complete && told(dispute, scene.incident, "consent") == nullptr;
    return nothing_said ? std::optional(rules::NoticeTime::none) : std::nullopt;
}

/// The other player admitted the claim; where all is told and nobody did, he did not.
Measured conceded(const Scene& scene) {
    const Dispute& dispute = scene.context.dispute;
    const auto who = who_may_concede(scene.incident);
    const bool admitted = std::any_of(dispute.acts.begin(), dispute.acts.end(), [&](const Act& act) {
        return std::holds_alternative<Concede>(act.what) && who && color_of(act.by) == who;
    });
    if (admitted) return one(true);
    if (scene.incident.claim.declined) return one(false);
    const bool nothing_said = dispute.told_complete && told(dispute, scene.incident, "conceded") == nullptr;
    return nothing_said ? one(false) : Measured{};
}

/// Who claims mate waits for the other's answer; a move of either ends that.
Measured mate_claimed(const Scene& scene) {
    const auto& offender = scene.incident.offender;
    const auto& own = scene.incident.acts;
    if (!offender || own.empty()) return one(false);
    for (std::size_t i = own.front(); i > 0; --i) {
        const Act& act = scene.context.dispute.acts[i - 1];
        const auto* claim = std::get_if<Claim>(&act.what);
        const bool is_of_mate = claim != nullptr && claim->ground == rules::Ground::checkmate;
        if (is_of_mate) return one(color_of(act.by) == !*offender);
        if (is_move(act)) break;
    }
    return one(false);
}

/// Whose move was found to have been wrong, where nobody told the move itself.
std::optional<chess::Color> mover_found(const Act& act) {
    const auto* happening = std::get_if<Happening>(&act.what);
    const auto kind = happening != nullptr && happening->is_found() ? happening->kind() : std::nullopt;
    return kind && rules::row_of(*kind).traits.implies_move ? happening->of : std::nullopt;
}

/// Whether an act ends the offer that the other player made: a touch with intent, a move, a refusal (FIDE
/// 2023 9.1.2.1). A touch is taken to be meant, and a move found to have been made since, only where all is told.
rules::Truth ends_offer(const Act& act, bool told_complete) {
    const auto* touch = std::get_if<Touch>(&act.what);
    const bool declines = std::holds_alternative<Refuse>(act.what) && color_of(act.by).has_value();
    if (const auto* place = std::get_if<PlaceMan>(&act.what)) {
        if (place->step.first != place->step.second) return rules::Truth::yes;
        return told_complete ? rules::Truth::yes : rules::Truth::unknown;  // put back where it came from: touched
    }
    if (mover_found(act)) return told_complete ? rules::Truth::yes : rules::Truth::unknown;
    if (touch == nullptr) return rules::truth_of(is_move(act) || declines);
    if (touch->said == NoticeTime::before || touch->deliberate == false) return rules::Truth::no;
    return touch->deliberate || told_complete ? rules::Truth::yes : rules::Truth::unknown;
}

/// A touch aside: in words, or by playing on.
rules::Truth declines_offer(const Act& act, bool) {
    return std::holds_alternative<Touch>(act.what) ? rules::Truth::no : ends_offer(act, true);
}

/// Whether the offer made with this act still stood when `end` acts had been told, by what ends it.
template <typename Ends>
Measured stood_until(const Dispute& dispute, std::size_t offer, std::size_t end, const Ends& ends) {
    auto lapsed = rules::Truth::no;
    for (std::size_t later = offer + 1; later < end; ++later) {
        const auto mover = mover_found(dispute.acts[later]);
        const Person by = mover ? person_of(*mover) : dispute.acts[later].by;
        if (by == dispute.acts[offer].by) continue;
        lapsed = lapsed || ends(dispute.acts[later], dispute.told_complete);
    }
    return lapsed == rules::Truth::unknown ? Measured{} : one(lapsed == rules::Truth::no);
}

/// Whether the last offer of the player who withdraws it still stood.
template <typename Ends>
Measured withdrawn(const Dispute& dispute, std::size_t act, const Ends& ends) {
    for (std::size_t i = act; i > 0; --i) {
        const Act& offer = dispute.acts[i - 1];
        if (offer.by == dispute.acts[act].by && offers_draw(offer)) return stood_until(dispute, i - 1, act, ends);
    }
    return dispute.told_complete ? one(false) : Measured{};
}

/// Who says that he agrees accepts what the other player has said, never an offer of his own: whether the last offer
/// of the other still stood. Where he made none, or has said himself that he agrees, nothing could have lapsed.
template <typename Ends>
Measured accepted(const Dispute& dispute, std::size_t act, const Ends& ends) {
    const auto by = color_of(dispute.acts[act].by);
    for (std::size_t i = act; i > 0; --i) {
        const Act& earlier = dispute.acts[i - 1];
        if (by && color_of(earlier.by) != !*by) continue;
        if (std::holds_alternative<Agree>(earlier.what)) break;
        if (offers_draw(earlier)) return stood_until(dispute, i - 1, act, ends);
    }
    return one(true);
}

/// For a claim that is an offer too: whether it still stands. For an agreement: whether the offer accepted still
/// stood; where both say together that they agree there is nothing that could have lapsed.
template <typename Ends>
Measured offer_stood(const Scene& scene, const Ends& ends) {
    const Dispute& dispute = scene.context.dispute;
    const auto& acts = dispute.acts;
    const auto& own = scene.incident.acts;
    const auto& kinds = scene.incident.kinds;
    const bool is_offer = !own.empty() && std::any_of(kinds.begin(), kinds.end(), rules::is_offer_of_draw);
    if (is_offer) return stood_until(dispute, own.front(), acts.size(), ends);
    if (kinds == std::vector{Kind::claim_withdrawal} && !own.empty()) return withdrawn(dispute, own.front(), ends);
    if (kinds != std::vector{Kind::agreement}) return std::nullopt;
    if (own.empty() || own.front() >= acts.size() || acts[own.front()].by == Person::both) return one(true);
    return accepted(dispute, own.front(), ends);
}

/// A condition is a word of the offer: who tells of none has heard none.
Measured offer_conditional(const Scene&) {
    return one(false);
}

Measured offer_open(const Scene& scene) {
    return offer_stood(scene, ends_offer);
}

Measured offer_declined(const Scene& scene) {
    return one(offer_stood(scene, declines_offer) == one(false));
}

/// Who left men off at the start was told with the word.
Measured claimant_omitted(const Scene& scene) {
    const Incident& incident = scene.incident;
    const auto by = incident.objection.raised_by ? color_of(*incident.objection.raised_by) : std::nullopt;
    const bool is_told = rules::covers_any(Kind::setup, incident.kinds) && incident.offender && by;
    return is_told ? one(*incident.offender == *by) : Measured{};
}

/// What he says to the arbiter: a claim, an objection, or what he has found.
bool calls_for_the_arbiter(const Act& act) {
    const auto* happening = std::get_if<Happening>(&act.what);
    return is_objection(act) || std::holds_alternative<Claim>(act.what) ||
           (happening != nullptr && happening->is_found());
}

/// The other player's flag, and conduct for which an arbiter is called, of anybody but himself; that the other has
/// stopped the clocks too, came late or walked about gives none by itself.
bool is_for_the_arbiter(const Act& act, chess::Color who) {
    if (color_of(act.by) == who) return false;
    if (std::holds_alternative<FlagFalls>(act.what)) return true;
    const auto* happening = std::get_if<Happening>(&act.what);
    const auto kind = happening != nullptr ? happening->kind() : std::nullopt;
    return kind && rules::kind_covers(Kind::conduct, *kind) && !rules::row_of(*kind).traits.calls_for_nobody;
}

bool has_ruled_illegal_move(const Scene& scene, chess::Color by) {
    return std::ranges::any_of(scene.context.in_dispute, [&](const EarlierIncident& one) {
        return one.is_remembered && one.by == person_of(by) && rules::covers_any(Kind::illegal_move, one.kinds);
    });
}

/// Who stops the clocks to speak to the arbiter has a reason, whatever comes of what he says; so has he who stops them
/// because of what somebody has done since his own last act, and he whose Pawn waits on the last rank for the piece
/// that he names, or then puts on.
Measured valid_reason(const Scene& scene) {
    const Dispute& dispute = scene.context.dispute;
    const auto& own = scene.incident.acts;
    const auto& who = scene.incident.offender;
    if (own.empty() || !who || told(dispute, scene.incident, "valid_reason") != nullptr) return std::nullopt;
    if (!rules::covers_any(Kind::conduct_pause, scene.incident.kinds)) return std::nullopt;
    const auto is_his_call = [&](std::size_t index) {
        const Act& act = dispute.acts[index];
        const auto* piece = std::get_if<NamePiece>(&act.what);
        const bool wants_a_piece = piece != nullptr && (!piece->is_put_on || index > own.front());
        return color_of(act.by) == who && (wants_a_piece || calls_for_the_arbiter(act));
    };
    const auto last = last_act_of(dispute.acts, person_of(*who), own.front());
    const auto since = dispute.acts.begin() + static_cast<std::ptrdiff_t>(last ? *last + 1 : 0);
    const auto until = dispute.acts.begin() + static_cast<std::ptrdiff_t>(own.front());
    if (has_ruled_illegal_move(scene, !*who)) return one(true);  // ruled upon in it
    if ((last && is_his_call(*last)) ||
        std::any_of(since, until, [&](const Act& act) { return is_for_the_arbiter(act, *who); }))
        return one(true);
    for (std::size_t later = own.front() + 1; later < dispute.acts.size(); ++later) {
        const Act& act = dispute.acts[later];
        if (is_his_call(later)) return one(true);
        if (is_move(act) || std::holds_alternative<Press>(act.what)) break;  // play has gone on
    }
    return std::nullopt;
}

constexpr std::array kWordsMeasurements{
    Measurement{"claimant_omitted", claimant_omitted},
    Measurement{"offer_open", offer_open},
    Measurement{"offer_conditional", offer_conditional},
    Measurement{"offer_declined", offer_declined},
    Measurement{"mate_claimed", mate_claimed},
    Measurement{"consent", worded<consent>},
    Measurement{"conceded", conceded},
    Measurement{"valid_reason", valid_reason},
};

}  // namespace

std::span<const Measurement> measurements_of_words() {
    return kWordsMeasurements;
}

}  // namespace jadoube::adjudicate
