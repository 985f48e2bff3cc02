// Remedies that cannot be carried out as they are written: what they need no matter of the kind has, or their own
// numbers allow none.
#pragma once

#include "rules/lint/lint.hpp"

namespace jadoube::rules {

[[nodiscard]] std::vector<LintFinding> lint_remedies(const Ruleset& ruleset);

}  // namespace jadoube::rules
