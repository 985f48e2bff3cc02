// Numbers of a base that a code sets anew, and that sentences taken over from the base still say.
#pragma once

#include "rules/lint/lint.hpp"

namespace jadoube::rules {

[[nodiscard]] std::vector<LintFinding> lint_numbers_said(const Ruleset& ruleset);

}  // namespace jadoube::rules
