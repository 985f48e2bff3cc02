// What was counted over the incidents of a report: by round, by what they were about, by article, penalty and decision.
#pragma once

#include "base/json.hpp"
#include "report/event/report_data.hpp"

namespace jadoube::report {

/// Tables with a bar in each row, under their heading. Withdrawn incidents are not counted.
[[nodiscard]] Blocks statistics_page(const EventReport& event);
/// `rounds`, `kinds`, `articles`, `penalties`, `decisions`, `appeals`: objects of counts.
[[nodiscard]] Json statistics_json(const EventReport& event);

}  // namespace jadoube::report
