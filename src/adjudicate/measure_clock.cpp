// Facts that the clocks show: flags, the time left, whose clock ran.
#include <algorithm>
#include <array>

#include "adjudicate/measurement.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;

/// A flag that was entered as fallen, or a reading of nothing left.
Measured flag_of(const Scene& scene, Color side) {
    const auto& acts = scene.context.dispute.acts;
    const bool fell = std::any_of(acts.begin(), acts.end(), [&](const Act& act) {
        return std::holds_alternative<FlagFalls>(act.what) && color_of(act.by) == side;
    });
    if (fell) return one(true);
    const auto& reading = scene.context.game.clocks.reading[side];
    return reading ? one(reading->count <= 0) : Measured{};
}

Measured flag_fallen(const Scene& scene) {
    const Measured white = flag_of(scene, Color::white);
    const Measured black = flag_of(scene, Color::black);
    if (white == one(true) || black == one(true)) return one(true);
    return white && black ? one(false) : Measured{};
}

Measured flag_of_offender(const Scene& scene) {
    return scene.incident.offender ? flag_of(scene, *scene.incident.offender) : Measured{};
}

/// Of a claim the claimant's, of an act that of the person offended.
Measured time_left(const Scene& scene) {
    if (!scene.incident.offender) return std::nullopt;
    const Color claimant = scene.incident.ground.empty() ? !*scene.incident.offender : *scene.incident.offender;
    const auto& reading = scene.context.game.clocks.reading[claimant];
    return reading ? one(reading->count) : Measured{};
}

Measured own_clock_runs(const Scene& scene) {
    const auto& running = scene.context.game.clocks.running;
    if (!running || !scene.incident.offender) return std::nullopt;
    return one(*running == *scene.incident.offender);
}

constexpr std::array kMeasurements{
    Measurement{"white_flag_fallen", [](const Scene& s) { return flag_of(s, Color::white); }},
    Measurement{"black_flag_fallen", [](const Scene& s) { return flag_of(s, Color::black); }},
    Measurement{"flag_fallen", flag_fallen},
    Measurement{"time_exceeded", flag_of_offender},
    Measurement{"time_left_ms", time_left},
    Measurement{"own_clock_runs", own_clock_runs},
};

}  // namespace

std::span<const Measurement> measurements_of_clock() {
    return kMeasurements;
}

}  // namespace jadoube::adjudicate
