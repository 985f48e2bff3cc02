#include "adjudicate/telling/reach.hpp"

#include <algorithm>

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/telling/acts.hpp"
#include "adjudicate/telling/adjourning.hpp"
#include "adjudicate/telling/claims.hpp"
#include "adjudicate/telling/demands.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/objected_to.hpp"
#include "adjudicate/telling/objections.hpp"
#include "adjudicate/telling/presses.hpp"
#include "adjudicate/telling/promoting.hpp"
#include "adjudicate/telling/retractions.hpp"
#include "adjudicate/telling/story.hpp"
#include "adjudicate/telling/words.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::Kind;

namespace {

/// He moved the man that he had touched, or took it.
bool has_met_his_touch(const Incident& turn) {
    if (!turn.play.done || !turn.play.done->legal || turn.play.complete != true) return false;
    const auto men = handled(*turn.play.done);
    return std::all_of(turn.play.touched.begin(), turn.play.touched.end(),
                       [&](const Handled& man) { return std::find(men.begin(), men.end(), man.square) != men.end(); });
}

/// What was wrong in a turn, and nobody has raised.
bool is_turn_not_in_order(const Incident& incident) {
    if (incident.fate != Fate::open || incident.own_kinds) return false;
    const auto kinds = incident.kinds.empty() ? kinds_of(incident) : incident.kinds;
    return !kinds.empty() && !(kinds == std::vector{Kind::touch} && has_met_his_touch(incident));
}

/// A move out of turn, or one in which a duty fell due, that nobody has raised.
bool is_named_turn_not_in_order(const Incident& incident) {
    return incident.fate == Fate::open && incident.own_kinds && incident.play.done && !is_beside_the_board(incident);
}

bool is_not_in_order(const Incident* incident) {
    return incident != nullptr && (!incident->kinds.empty() || !kinds_of(*incident).empty());
}

bool is_open_flag(const Incident& incident) {
    return incident.fate == Fate::open && incident.kinds == std::vector{Kind::observed_flag};
}

}  // namespace

/// The last thing that was done wrong is no turn: who points it out objects to the turn as well, a player to that of
/// the other, an official where the last thing was done beside the board.
std::optional<std::size_t> turn_reached_too(Story& story, Person by) {
    const auto color = color_of(by);
    const bool is_officials = by == Person::arbiter || by == Person::supervisor;
    const Incident* target = color || is_officials ? target_of(story, by, false) : nullptr;
    if (target == nullptr || !target->own_kinds || target->fate != Fate::open) return std::nullopt;
    if (is_officials && !is_beside_the_board(*target)) return std::nullopt;
    const auto turn = std::find_if(story.now.matters.rbegin(), story.now.matters.rend(), [&](const Incident& earlier) {
        const bool is_it =
            is_turn_not_in_order(earlier) || (is_beside_the_board(*target) && is_named_turn_not_in_order(earlier));
        return (is_officials || earlier.offender == !*color) && is_it;
    });
    if (turn == story.now.matters.rend()) return std::nullopt;
    const auto matter = static_cast<std::size_t>(story.now.matters.rend() - turn) - 1;
    return &story.now.matters[matter] < target ? std::optional(matter) : std::nullopt;
}

/// A flag is down: the other player's, or his own where there is nothing else that he could object to.
bool reaches_a_flag(Story& story, Person by) {
    const auto color = color_of(by);
    const auto is_down = [&](chess::Color whose) {
        return std::any_of(story.now.matters.begin(), story.now.matters.end(), [&](const Incident& incident) {
            return is_open_flag(incident) && incident.offender == whose;
        });
    };
    if (!color || story.now.time_claim_lost[*color]) return false;
    return is_down(!*color) || (is_down(*color) && !is_not_in_order(target_of(story, by, false)));
}

/// What else the other player did wrong comes before the arbiter with it.
void point_out_with_the_flag(Story& story, Person by) {
    Incident* target = target_of(story, by, false);
    const bool is_his_too = is_not_in_order(target) && target->offender == !*color_of(by) && target->fate == Fate::open;
    const auto also = turn_reached_too(story, by);
    if (is_his_too) doubt(story, by, *target);
    if (also) doubt(story, by, story.now.matters[*also]);
    on(story, by, Claim{.ground = rules::Ground::flag});
}

}  // namespace jadoube::adjudicate
