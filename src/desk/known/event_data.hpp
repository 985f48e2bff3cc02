// What a rulings report is made from, taken from the log.
#pragma once

#include "desk/known/incident_choice.hpp"
#include "report/event/report_data.hpp"

namespace jadoube::desk {

/// The event with all its incidents, its adjourned games and clock readings, or with the incidents chosen alone. Fails
/// where a text or a ruling in the log cannot be read, and as `chosen` does.
[[nodiscard]] tl::expected<report::EventReport, Errors> event_data(const OpenLog& open, const IncidentChoice& choice);

/// With these incidents alone.
[[nodiscard]] tl::expected<report::EventReport, Errors> event_data_of(
    const OpenLog& open, const std::vector<const log::LoggedIncident*>& incidents);

/// An adjourned game for pages and reports.
[[nodiscard]] report::AdjournmentReport adjournment_report(const OpenLog& open, const log::AdjournedGame& game);

}  // namespace jadoube::desk
