// The rulings report of an event: a page of particulars, a table of all incidents, then each incident with players,
// board, what happened, facts and who told them, the ruling proposed with its reasons, and the decision.
#pragma once

#include "report/event/report_data.hpp"

namespace jadoube::report {

/// Name, place and days, laws and arbiters; what was asked for; the log, its end and its verification.
[[nodiscard]] Particulars event_particulars(const EventReport& event);

/// The whole report. Incidents stand in the order given.
[[nodiscard]] Document event_report(const EventReport& event);

/// One incident, beginning with a heading of that level.
[[nodiscard]] Section incident_section(const IncidentReport& incident, const log::Verification& verification,
                                       Considered considered = Considered::counted, int heading_level = 2);

}  // namespace jadoube::report
