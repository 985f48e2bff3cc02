// The incidents of an event as rows for a spreadsheet.
#pragma once

#include <string>

#include "report/event/report_data.hpp"

namespace jadoube::report {

/// A head and a row for each incident, in the order given: incident, game, players, who raised it and when, status, the
/// answer in a sentence, result, articles, decision. UTF-8; see csv.hpp.
[[nodiscard]] std::string incidents_csv(const EventReport& event);

}  // namespace jadoube::report
