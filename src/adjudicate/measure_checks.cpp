// Facts about checks that were given and not met (Wood 1835, 16 and 17; us-clubs XVIII and XIX).
#include <array>

#include "adjudicate/check_story.hpp"
#include "adjudicate/measurement.hpp"

namespace jadoube::adjudicate {
namespace {

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
    for (; ply > 0 && is_attacked(replay->at(game::Ply{ply}), !giver); ply -= 2) ++checks;
    const bool reaches_back = ply <= 0 && !scene.context.game.whole_game;
    return reaches_back ? Measured{} : number(checks);
}

constexpr std::array kMeasurements{
    Measurement{"check_origin_known", check_origin_known},
    Measurement{"check_still_stands", check_still_stands},
    Measurement{"moves_since_check_by_giver", moves_since_check_by_giver},
    Measurement{"moves_since_check_by_checked", moves_since_check_by_checked},
    Measurement{"checks_at_each_move", checks_at_each_move},
};

}  // namespace

std::span<const Measurement> measurements_of_checks() {
    return kMeasurements;
}

}  // namespace jadoube::adjudicate
