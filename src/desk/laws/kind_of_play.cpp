#include "desk/laws/kind_of_play.hpp"

#include <algorithm>

#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

using rules::Play;

/// Time for all the moves of a game so long; nothing where controls follow each other without end or without clocks.
std::optional<Millis> time_for(const game::TimePeriods& periods, std::int64_t moves) {
    if (periods.empty() || periods.back().moves || periods.front().is_sandclock) return std::nullopt;
    Millis time;
    for (const game::TimePeriod& period : periods) time.count += period.time.count;
    time.count += moves * periods.back().per_move.count;
    return time;
}

}  // namespace

std::optional<Play> play_by(const rules::Ruleset& code, const game::TimeControl& control) {
    const auto rapid = code.parameter("rapid_from_ms", Play::any);
    const auto standard = code.parameter("standard_from_ms", Play::any);
    const auto moves = code.parameter("moves_for_play", Play::any);
    if (control.kind != game::TimeControl::Kind::periods || !rapid || !standard) return std::nullopt;
    const auto white = time_for(control.periods.white, moves.value_or(0));
    const auto black = time_for(control.periods.black, moves.value_or(0));
    if (!white || !black) return std::nullopt;
    const std::int64_t time = std::min(white->count, black->count);
    if (time >= *standard) return Play::standard;
    return time >= *rapid ? Play::rapid : Play::blitz;
}

KindOfPlay kind_of_play(const rules::Ruleset& code, std::optional<Play> told,
                        const std::optional<game::TimeControl>& control, Play usual) {
    const auto by_control = control ? play_by(code, *control) : std::nullopt;
    if (told) return {.play = *told, .by_control = by_control == told ? std::nullopt : by_control};
    const Play play = by_control.value_or(usual);
    return {.play = play, .is_by_control = play != usual};
}

}  // namespace jadoube::desk
