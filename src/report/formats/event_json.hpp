// The rulings report of an event as JSON: the form without loss.
#pragma once

#include "report/event/report_data.hpp"

namespace jadoube::report {

/// `schema`, `for`, `event`, `at`, `verification`, `incidents` with case, ruling and decision, `adjourned`, `readings`;
/// for the organiser `statistics`.
[[nodiscard]] Json event_json(const EventReport& event);

}  // namespace jadoube::report
