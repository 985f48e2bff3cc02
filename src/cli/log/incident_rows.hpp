// Incidents in a table and as JSON: what the commands that list them share.
#pragma once

#include "base/json.hpp"
#include "log/state/fold.hpp"
#include "report/words/document.hpp"

namespace jadoube::cli {

/// "Müller - Novák".
[[nodiscard]] report::Text players_words(const log::State& state, const event::GameReference& game);

/// `incident`, `game`, `white`, `black`, `status`.
[[nodiscard]] Json incident_json(const log::State& state, const log::LoggedIncident& incident);

}  // namespace jadoube::cli
