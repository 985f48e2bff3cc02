// Incidents that may be one and the same: entered twice on one device, or on two that had not heard of each other.
#pragma once

#include <vector>

#include "log/state/fold.hpp"

namespace jadoube::desk {

/// Whether both tell of the same moment and kind, and contradict each other in no fact. Of one game.
[[nodiscard]] bool is_like(const log::IncidentReported& a, const log::IncidentReported& b);

struct AlikeIncidents {
    const log::LoggedIncident* earlier = nullptr;
    const log::LoggedIncident* later = nullptr;
};
/// Those of one game that are alike and were entered by devices of which neither had heard of the other's, by number.
/// Whoever decides on both having heard of both has said that they are two; who withdraws one, that they are one.
[[nodiscard]] std::vector<AlikeIncidents> alike_incidents(const log::State& state);

}  // namespace jadoube::desk
