// Tags that are missing, or that contradict each other, the moves or themselves.
#pragma once

#include <vector>

#include "audit/finding.hpp"

namespace jadoube::audit {

/// `is_whole`: all its moves are known, so that their number can be held against PlyCount.
[[nodiscard]] std::vector<Finding> tag_findings(const game::Record& record, bool is_whole);

/// "1911.02.29", "1911.13.01": a date that no calendar has. Question marks and zeros are parts not known; other texts
/// are no dates to judge.
[[nodiscard]] bool is_impossible_date(std::string_view text);

}  // namespace jadoube::audit
