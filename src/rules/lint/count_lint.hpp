// Faults of counts of earlier matters: what is counted and can never be, or is no condition.
#pragma once

#include "rules/lint/lint.hpp"

namespace jadoube::rules {

[[nodiscard]] std::vector<LintFinding> lint_counts(const Ruleset& ruleset);

}  // namespace jadoube::rules
