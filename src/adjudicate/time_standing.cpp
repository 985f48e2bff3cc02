#include "adjudicate/time_standing.hpp"

#include <algorithm>

#include "game/time_control_words.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using game::PeriodPlace;
using game::TimePeriods;

/// The half-moves of the line before the matter.
std::size_t half_moves_before(const Scene& scene) {
    return std::min(static_cast<std::size_t>(std::max(scene.incident.ply, 0)), scene.context.line.size());
}

bool is_by(const Scene& scene, std::size_t half_move, Color side) {
    const Color first = scene.context.game.start->turn;
    return (half_move % 2 == 0 ? first : !first) == side;
}

/// Whether his last half-move before `until` is one of those from `first` on.
bool is_last_of(const Scene& scene, Color side, std::size_t first, std::size_t until) {
    for (std::size_t i = until; i > first; --i)
        if (is_by(scene, i - 1, side)) return true;
    return false;
}

/// Pressed after the last move that he made among the acts.
bool pressed_in_acts(const Scene& scene, Color side) {
    const auto& acts = scene.context.dispute.acts;
    bool pressed = false;
    for (const Act& act : acts) {
        if (color_of(act.by) != side) continue;
        if (std::holds_alternative<Press>(act.what)) pressed = true;
        if (std::holds_alternative<MoveMan>(act.what) || std::holds_alternative<Castle>(act.what)) pressed = false;
    }
    return pressed;
}

/// The control told, or else the one that the law sets where clocks are used.
std::optional<game::TimeControl> control_in_force(const Scene& scene) {
    const adjudicate::Clocks& clocks = scene.context.game.clocks;
    if (clocks.control) return clocks.control;
    const auto told = scene.context.game.event.find("time_limit");
    const bool has_limit = told != scene.context.game.event.end() && told->second == rules::Values{true};
    const std::string by_law = scene.context.ruleset.definition("time_control", "");
    if (by_law.empty() || !(has_limit || clocks.reading.white || clocks.reading.black)) return std::nullopt;
    const auto control = game::read_time_control(by_law);
    return control ? std::optional(*control) : std::nullopt;
}

/// How many periods' time the recorded clock has been given.
int periods_shown(const Scene& scene, Color side, const TimePeriods& periods) {
    int number = 1;
    std::optional<Millis> before;
    for (std::size_t i = 0; i < half_moves_before(scene); ++i) {
        const auto& clock = scene.context.line[i].clock;
        if (!clock || !is_by(scene, i, side)) continue;
        const PeriodPlace next = game::place_in(periods, number + 1);
        const bool has_next = next.number > number && next.period.time > Millis{};
        if (before && has_next && (*clock - *before).count * 2 > next.period.time.count) ++number;
        before = clock;
    }
    return number;
}

}  // namespace

std::optional<TimePeriods> periods_of(const Scene& scene, Color side) {
    const auto control = control_in_force(scene);
    const bool has_periods = control && control->kind == game::TimeControl::Kind::periods;
    return has_periods ? std::optional(control->periods[side]) : std::nullopt;
}

std::optional<MovesCompleted> moves_completed(const Scene& scene, Color side) {
    const auto& told = scene.context.game.clocks.moves[side];
    if (told) return MovesCompleted{*told, *told};
    if (!scene.context.game.start || !scene.context.game.whole_game || scene.context.line.empty()) return std::nullopt;
    const std::size_t until = half_moves_before(scene);
    int moves = 0;
    for (std::size_t i = 0; i < until; ++i) moves += is_by(scene, i, side) ? 1 : 0;
    if (scene.context.ruleset.definition("move_counts_for_time", "pressed") == "made") {
        return MovesCompleted{moves, moves};
    }
    const std::size_t on_record = std::min(until, scene.context.game.moves.size());
    const bool last_is_act = until > on_record && is_last_of(scene, side, on_record, until);
    if (last_is_act) {
        const bool pressed = pressed_in_acts(scene, side);
        const bool unpressed = !pressed && scene.context.dispute.told_complete;
        return MovesCompleted{pressed ? moves : moves - 1, unpressed ? moves - 1 : moves};
    }
    const bool last_is_his = until > 0 && is_by(scene, until - 1, side);
    return MovesCompleted{last_is_his && !pressed_in_acts(scene, side) ? moves - 1 : moves, moves};
}

std::optional<int> period_of(const Scene& scene, Color side) {
    const auto periods = periods_of(scene, side);
    if (!periods) return std::nullopt;
    if (const auto& told = scene.context.game.clocks.period[side]) return *told;
    const PeriodPlace first = game::place_in(*periods, 1);
    if (!first.last_move || first.is_last) return 1;
    const auto moves = moves_completed(scene, side);
    if (moves && moves->most < *first.last_move) return 1;
    const int shown = scene.context.game.start ? periods_shown(scene, side, *periods) : 1;
    return shown > 1 ? std::optional(shown) : std::nullopt;
}

std::optional<Millis> added_with_each_move(const Scene& scene, Color side) {
    const auto periods = periods_of(scene, side);
    if (!periods) return std::nullopt;
    if (const auto number = period_of(scene, side)) return game::place_in(*periods, *number).period.per_move;
    const Millis first = periods->front().per_move;
    const bool always = std::all_of(periods->begin(), periods->end(),
                                    [&](const game::TimePeriod& period) { return period.per_move == first; });
    return always ? std::optional(first) : std::nullopt;
}

}  // namespace jadoube::adjudicate
