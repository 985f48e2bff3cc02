// Appeals on a page: who appealed, when, who heard it, and how it ended.
#pragma once

#include "log/state/fold.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// "White", or the name of whoever appealed.
[[nodiscard]] Text appellant_words(const std::string& appellant);
/// "0:12:00 after the decision, within 0:30:00 (21H1)"; "0:05:00 too late, ..."; what is stated where nothing is.
[[nodiscard]] Text appeal_time_words(const log::Appeal& appeal);
/// "appeals committee".
[[nodiscard]] std::string hears_words(const std::string& hears);
/// "dismissed", "upheld", "withdrawn".
[[nodiscard]] std::string outcome_words(log::AppealOutcome outcome);

/// All appeals on an incident, each under a heading of that level; nothing where there is none.
[[nodiscard]] Blocks appeals_page(const log::LoggedIncident& incident, int level);

}  // namespace jadoube::report
