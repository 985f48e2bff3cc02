// Counts of earlier matters in the game that come to no such number, because the game is over by then.
#pragma once

#include "rules/lint/lint.hpp"

namespace jadoube::rules {

/// Each with the article that ends the game before. A remark where an exception to that article may let the game go on.
[[nodiscard]] std::vector<LintFinding> counts_after_the_end(const Ruleset& ruleset);

}  // namespace jadoube::rules
