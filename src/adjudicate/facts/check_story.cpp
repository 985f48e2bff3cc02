#include "adjudicate/facts/check_story.hpp"

#include "adjudicate/facts/measurement.hpp"

namespace jadoube::adjudicate {
namespace {

/// The first ply of the unbroken run, up to the end, in which this King stands attacked.
int run_begins(const game::Replay& replay, chess::Color checked) {
    int first = replay.end().value;
    while (first > 0 && chess::is_king_attacked(replay.at(game::Ply{first - 1}), checked)) --first;
    return first;
}

}  // namespace

std::optional<CheckStory> check_story(const Scene& scene) {
    const auto replay = replay_to(scene, false);
    if (!replay) return std::nullopt;
    const chess::Setup& now = replay->at(replay->end());
    const bool offender_checked = scene.incident.offender && chess::is_king_attacked(now, *scene.incident.offender);
    const chess::Color checked = offender_checked                         ? *scene.incident.offender
                                 : chess::is_king_attacked(now, now.turn) ? now.turn
                                                                          : !now.turn;
    if (!chess::is_king_attacked(now, checked)) return std::nullopt;
    const int first = run_begins(*replay, checked);
    const int since = replay->end().value - first;
    const bool checked_moves_next = replay->at(game::Ply{first}).turn == checked;
    CheckStory story{.checked = checked};
    if (first > 0 || checked_moves_next) story.given = replay->at(game::Ply{first});
    if (first > 0) story.ply = game::Ply{first};
    story.moves_by_checked = (since + (checked_moves_next ? 1 : 0)) / 2;
    story.moves_by_giver = since - story.moves_by_checked;
    return story;
}

}  // namespace jadoube::adjudicate
