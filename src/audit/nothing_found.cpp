#include "audit/nothing_found.hpp"

#include <algorithm>

#include "game/time/termination.hpp"
#include "game/time/time_control_words.hpp"

namespace jadoube::audit {
namespace {

using chess::Color;
using game::Termination;

/// The result is that of the mate, or the tag does not contradict it as long as both sides can mate.
bool is_end_right(const PlainGame& game) {
    const auto termination = game::termination_in(game.tags.termination);
    if (game.mate) {
        const bool white_won = game.mate->before.turn() == Color::white;
        const bool ended_otherwise =
            termination == Termination::time_forfeit || termination == Termination::unterminated;
        return !ended_otherwise && game.result == (white_won ? game::Score{2, 0} : game::Score{0, 2});
    }
    if (termination == Termination::unterminated) return !game.result;
    const bool is_decided = game.result && game.result->white != game.result->black;
    return termination != Termination::time_forfeit || is_decided;
}

}  // namespace

/// The record has nothing but what the clocks are held against.
bool NothingFound::in_clocks(const PlainGame& game, Millis lag) {
    if (game.tags.time_control.empty()) return true;
    if (control_text_ != game.tags.time_control) {
        control_text_ = game.tags.time_control;
        record_.tags = {{"TimeControl", control_text_}};
        control_ = game::time_control_of(record_);
    }
    if (!control_) return true;
    const bool is_sandclock = control_->periods.white.front().is_sandclock;
    if (game.clocks == 0 && !is_sandclock) return true;
    if (game::only_run_down(game.readings, *control_, lag)) return true;
    record_.tags = {{"Termination", std::string(game.tags.termination)}};
    record_.result = game.result;
    record_.moves.resize(static_cast<std::size_t>(game.half_moves));
    for (std::size_t ply = 0; ply < record_.moves.size(); ++ply)
        record_.moves[ply].clock = ply < game.readings.size() ? game.readings[ply] : std::nullopt;
    const auto check = game::check_clocks(record_, *control_, lag);
    return std::none_of(check.findings.begin(), check.findings.end(),
                        [](const game::ClockFinding& finding) { return is_suspicious(finding.kind); });
}

bool NothingFound::in(const PlainGame& game, const chess::Position& last, mate::MateSolver& solver,
                      const WalkLimits& limits) {
    if (!is_end_right(game) || !in_clocks(game, limits.lag)) return false;
    if (limits.mate.nodes == 0) return true;
    const auto can_mate = [&](const chess::Position& position, Color side) {
        return solver.verdict(position, side, limits.mate) == mate::Verdict::yes;
    };
    // Who is mated could mate until then.
    if (game.mate) return can_mate(game.mate->before, !game.mate->before.turn());
    return can_mate(last, Color::white) && can_mate(last, Color::black);
}

}  // namespace jadoube::audit
