// The entries of the log that are of one incident.
#pragma once

#include "desk/known/open_log.hpp"
#include "report/event/appeal_bundle.hpp"

namespace jadoube::desk {

/// The incident's own entry, that of its game as it was known then, and every later one that speaks of it, or of an
/// entry that does: rulings, answers, corrections, decisions, appeals. In the order of entry.
[[nodiscard]] std::vector<report::ChainLine> chain_of(const OpenLog& open, const log::LoggedIncident& incident);

}  // namespace jadoube::desk
