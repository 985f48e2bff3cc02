// The incidents on which one rests, and the entries of the log that are of them.
#pragma once

#include "desk/known/open_log.hpp"
#include "report/event/appeal_bundle.hpp"

namespace jadoube::desk {

/// The incident, then those before it that it counts, or from which it goes on; in the order in which they happened.
/// Without those for few eyes.
[[nodiscard]] std::vector<const log::LoggedIncident*> with_those_it_rests_on(const OpenLog& open,
                                                                             const log::LoggedIncident& incident);

/// Of each incident its own entry, that of its game as it was known then, and every later one that speaks of it, or of
/// an entry that does: rulings, answers, corrections, decisions, appeals. In the order of entry.
[[nodiscard]] std::vector<report::ChainLine> chain_of(const OpenLog& open,
                                                      const std::vector<const log::LoggedIncident*>& incidents);

}  // namespace jadoube::desk
