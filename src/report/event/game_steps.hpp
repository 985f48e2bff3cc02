// The game before an incident, half-move by half-move, for pages on which one can step through it.
#pragma once

#include "report/event/report_data.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// A board for the start and one for each half-move up to the incident, irregular ones as the men went; nothing where
/// no moves are known.
[[nodiscard]] Blocks game_steps(const IncidentReport& incident);

}  // namespace jadoube::report
