// How far "points it out" reaches: what happened after a turn does not hide what was wrong in it, nor the flag.
#include <algorithm>

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/teller.hpp"
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
    const auto kinds = kinds_of(incident);
    return !kinds.empty() && !(kinds == std::vector{Kind::touch} && has_met_his_touch(incident));
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
std::optional<std::size_t> Teller::turn_reached_too(Person by) {
    const auto color = color_of(by);
    const bool is_officials = by == Person::arbiter || by == Person::supervisor;
    const Incident* target = color || is_officials ? target_of(by, false) : nullptr;
    if (target == nullptr || !target->own_kinds || target->fate != Fate::open) return std::nullopt;
    if (is_officials && !is_beside_the_board(*target)) return std::nullopt;
    const auto turn = std::find_if(standing_.matters.rbegin(), standing_.matters.rend(), [&](const Incident& earlier) {
        return (is_officials || earlier.offender == !*color) && is_turn_not_in_order(earlier);
    });
    if (turn == standing_.matters.rend()) return std::nullopt;
    const auto matter = static_cast<std::size_t>(standing_.matters.rend() - turn) - 1;
    return &standing_.matters[matter] < target ? std::optional(matter) : std::nullopt;
}

/// A flag is down: the other player's, or his own where there is nothing else that he could object to.
bool Teller::reaches_a_flag(Person by) {
    const auto color = color_of(by);
    const auto is_down = [&](chess::Color whose) {
        return std::any_of(standing_.matters.begin(), standing_.matters.end(), [&](const Incident& incident) {
            return is_open_flag(incident) && incident.offender == whose;
        });
    };
    if (!color || standing_.time_claim_lost[*color]) return false;
    return is_down(!*color) || (is_down(*color) && !is_not_in_order(target_of(by, false)));
}

/// What else the other player did wrong comes before the arbiter with it.
void Teller::point_out_with_the_flag(Person by) {
    Incident* target = target_of(by, false);
    const bool is_his_too = is_not_in_order(target) && target->offender == !*color_of(by) && target->fate == Fate::open;
    const auto also = turn_reached_too(by);
    if (is_his_too) doubt(by, *target);
    if (also) doubt(by, standing_.matters[*also]);
    on(by, Claim{.ground = rules::Ground::flag});
}

}  // namespace jadoube::adjudicate
