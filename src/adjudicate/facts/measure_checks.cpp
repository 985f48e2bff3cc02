// Facts about checks that were given and not met (Wood 1835, 16 and 17; us-clubs XVIII and XIX).
#include <algorithm>
#include <array>

#include "adjudicate/facts/check_story.hpp"
#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/story/classify.hpp"

namespace jadoube::adjudicate {

using rules::CheckCall;
using rules::Party;

namespace {

std::optional<CheckCall> announced(std::optional<bool> was_announced) {
    if (!was_announced) return std::nullopt;
    return *was_announced ? CheckCall::announced : CheckCall::unannounced;
}

/// The check that the player had to meet with his move, met or not.
std::optional<CheckCall> check_given(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (!incident.base || !incident.offender) return std::nullopt;
    if (!chess::is_king_attacked(*incident.base, *incident.offender)) return CheckCall::none;
    return announced(incident.check_was_announced);
}

/// Whether the check that is found was announced when it was given, as far as record and acts tell.
std::optional<bool> was_announced(const Scene& scene, const CheckStory& story) {
    const auto& said = scene.context.game.said;
    const bool in_record = std::any_of(said.begin(), said.end(), [&](const WordOnRecord& one) {
        return one.act == rules::ActWord::say_check && story.ply && one.ply == story.ply->value;
    });
    const auto& acts = scene.context.dispute.acts;
    const bool in_acts = std::any_of(acts.begin(), acts.end(), [&](const Act& act) {
        return std::holds_alternative<SayCheck>(act.what) && color_of(act.by) == !story.checked;
    });
    if (in_record || in_acts) return true;
    return scene.context.dispute.told_complete ? std::optional(false) : std::nullopt;
}

}  // namespace

namespace {

/// A move told by its kind from a board on which no check stood.
bool is_move_from_no_check(const Scene& scene) {
    const auto& kinds = scene.incident.kinds;
    const bool is_move = std::any_of(kinds.begin(), kinds.end(),
                                     [](rules::Kind kind) { return rules::row_of(kind).traits.implies_move; });
    return is_move && !scene.incident.play.done && scene.incident.base && scene.offender() &&
           !chess::is_king_attacked(*scene.incident.base, *scene.offender());
}

}  // namespace

std::optional<CheckCall> check_left(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (is_move_from_no_check(scene)) return CheckCall::none;
    if (!incident.play.done || !incident.base) {
        const auto story = check_story(scene);
        return story ? announced(was_announced(scene, *story)) : std::nullopt;
    }
    const auto is_left = leaves_own_king_in_check(scene);
    if (!is_left) return std::nullopt;
    return *is_left ? check_given(scene) : CheckCall::none;
}

namespace {

/// Seen from the King that stands in the check.
std::optional<Party> found_by(const Scene& scene) {
    const auto& who = scene.incident.objection.raised_by;
    if (!who || !scene.incident.offender) return std::nullopt;
    const auto color = color_of(*who);
    if (!color) return *who == Person::nobody ? std::nullopt : std::optional(party_of(*who));
    return *color == *scene.incident.offender ? Party::checked_player : Party::giver;
}

Measured check_origin_known(const Scene& scene) {
    const auto story = check_story(scene);
    return story && story->ply ? one(true) : Measured{};
}

Measured check_still_stands(const Scene& scene) {
    if (!scene.incident.base) return std::nullopt;
    return one(check_story(scene).has_value());
}

Measured moves_since_check_by_giver(const Scene& scene) {
    const auto story = check_story(scene);
    return story && story->ply ? number(story->moves_by_giver) : Measured{};
}

Measured moves_since_check_by_checked(const Scene& scene) {
    const auto story = check_story(scene);
    return story && story->ply ? number(story->moves_by_checked) : Measured{};
}

/// Checks that the claimant gave with his last moves, one after the other. Unknown where they reach back to the
/// beginning of a record that is not whole.
Measured checks_at_each_move(const Scene& scene) {
    const auto replay = replay_to(scene, true);
    if (!replay || !scene.incident.offender) return std::nullopt;
    const chess::Color giver = *scene.incident.offender;
    int ply = replay->end().value;
    if (replay->at(game::Ply{ply}).turn == giver) --ply;
    int checks = 0;
    for (; ply > 0 && chess::is_king_attacked(replay->at(game::Ply{ply}), !giver); ply -= 2) ++checks;
    const bool reaches_back = ply <= 0 && !scene.context.game.whole_game;
    return reaches_back ? Measured{} : number(checks);
}

constexpr std::array kChecksMeasurements{
    Measurement{"check_given", worded<check_given>},
    Measurement{"check_left", worded<check_left>},
    Measurement{"found_by", worded<found_by>},
    Measurement{"check_origin_known", check_origin_known},
    Measurement{"check_still_stands", check_still_stands},
    Measurement{"moves_since_check_by_giver", moves_since_check_by_giver},
    Measurement{"moves_since_check_by_checked", moves_since_check_by_checked},
    Measurement{"checks_at_each_move", checks_at_each_move},
};

}  // namespace

std::span<const Measurement> measurements_of_checks() {
    return kChecksMeasurements;
}

}  // namespace jadoube::adjudicate
