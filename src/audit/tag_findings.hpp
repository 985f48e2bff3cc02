// Tags that are missing, or that contradict each other, the moves or themselves.
#pragma once

#include <vector>

#include "audit/finding.hpp"

namespace jadoube::audit {

/// `is_whole`: all its moves are known, so that their number can be held against PlyCount.
[[nodiscard]] std::vector<Finding> tag_findings(const game::Record& record, bool is_whole);

}  // namespace jadoube::audit
