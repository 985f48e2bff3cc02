// What in a tournament contradicts itself, beside its pairings.
#pragma once

#include "event/import_finding.hpp"
#include "event/tournament.hpp"

namespace jadoube::event {

/// Points that are not those of the games with what was given or taken beside them, and ranks that two players have.
[[nodiscard]] ImportFindings contradictions_in(const Tournament& tournament);

}  // namespace jadoube::event
