// Faults of what says by whom and until when a matter can be raised.
#pragma once

#include "rules/lint/lint.hpp"

namespace jadoube::rules {

/// Articles on play that could be raised when the game is over, and persons who cannot raise what the article is about.
[[nodiscard]] std::vector<LintFinding> lint_raising(const Ruleset& ruleset);

}  // namespace jadoube::rules
