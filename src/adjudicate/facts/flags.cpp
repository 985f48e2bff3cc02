#include "adjudicate/facts/flags.hpp"

#include <algorithm>

#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;

namespace {

/// What a player did that keeps the other from going on, where it does: men displaced, or a press not allowed.
std::optional<rules::Kind> held_up_by(const Act& act, Color player) {
    const auto* done = std::get_if<Happening>(&act.what);
    if (done == nullptr || done->is_found() || color_of(act.by) != player) return std::nullopt;
    const auto kind = done->kind();
    const bool holds = kind == rules::Kind::conduct_displaced || kind == rules::Kind::conduct_upset ||
                       kind == rules::Kind::conduct_press_denied;
    return holds ? std::optional(kind) : std::nullopt;
}

/// Something done on the board, or the clock pressed: a word, or a clock stopped to call the arbiter, is neither.
bool is_play(const Act& act) {
    const auto* piece = std::get_if<NamePiece>(&act.what);
    return is_move(act) || std::holds_alternative<Touch>(act.what) || std::holds_alternative<PlaceMan>(act.what) ||
           (piece != nullptr && piece->is_put_on) || std::holds_alternative<Press>(act.what);
}

/// Men displaced are put back by whatever a player plays then, but for a press of who displaced them. Who may not press
/// can still touch and move. What others do hinders nobody and helps nobody.
bool goes_on_after(const Act& act, rules::Kind held_up, Color player) {
    const auto by = color_of(act.by);
    if (!by || !is_play(act)) return false;
    const bool is_press = std::holds_alternative<Press>(act.what);
    if (held_up == rules::Kind::conduct_press_denied) return by != player || is_press;
    return by == player || !is_press;
}

/// The act of the matter that holding him up would excuse: his flag fell, or he pressed without a move.
std::optional<std::size_t> act_excused(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    if (rules::covers_any(rules::Kind::press_without_move, scene.incident.kinds) && !scene.incident.acts.empty())
        return scene.incident.acts.front();
    if (!scene.offender() || !is_down(scene, *scene.offender())) return std::nullopt;
    const auto fall = std::ranges::find_if(acts, [&](const Act& act) { return is_fall_of(act, *scene.offender()); });
    return static_cast<std::size_t>(fall - acts.begin());
}

}  // namespace

bool is_fall_of(const Act& act, Color side) {
    const auto* found = std::get_if<Happening>(&act.what);
    const bool is_seen = found != nullptr && found->kind() == rules::Kind::observed_flag && found->of == side;
    return is_seen || (std::holds_alternative<FlagFalls>(act.what) && color_of(act.by) == side);
}

bool is_down(const Scene& scene, Color side) {
    const auto& acts = scene.context.dispute.acts;
    const std::size_t since = std::min(scene.context.clocks_set[side].at.value_or(0), acts.size());
    return std::any_of(acts.begin() + static_cast<std::ptrdiff_t>(since), acts.end(),
                       [&](const Act& act) { return is_fall_of(act, side); });
}

Measured held_up_by_opponent(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    const auto excused = act_excused(scene);
    if (!excused || !scene.offender()) return one(false);
    std::optional<rules::Kind> held_up;
    for (std::size_t act = 0; act < *excused; ++act) {
        if (const auto how = held_up_by(acts[act], !*scene.offender())) {
            held_up = how;
        } else if (held_up && goes_on_after(acts[act], *held_up, *scene.offender())) {
            held_up.reset();
        }
    }
    return one(held_up.has_value());
}

Measured penalty_considered(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    if (!scene.offender() || scene.incident.acts.empty()) return one(false);
    const Color opponent = !*scene.offender();
    const auto pointed_out = [&](const Act& act) {
        return std::holds_alternative<PointOut>(act.what) && color_of(act.by) == opponent;
    };
    const auto matter = acts.begin() + static_cast<std::ptrdiff_t>(scene.incident.acts.front());
    return one(std::any_of(acts.begin(), matter, pointed_out));
}

}  // namespace jadoube::adjudicate
