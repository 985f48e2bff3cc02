// What a rulings report is made from, taken from the log.
#pragma once

#include "desk/open_log.hpp"
#include "report/report_data.hpp"

namespace jadoube::desk {

/// The event with all its incidents, or with the one of that number. Fails where a text or a ruling in the log cannot
/// be read, and with no_such_entry where there is no such incident.
[[nodiscard]] tl::expected<report::EventReport, Errors> event_data(const OpenLog& open, std::optional<int> incident);

/// An adjourned game for pages and reports.
[[nodiscard]] report::AdjournmentReport adjournment_report(const OpenLog& open, const log::AdjournedGame& game);

}  // namespace jadoube::desk
