// The part of the lint that tries combinations of facts (KERNEL section 14).
#pragma once

#include "rules/lint/lint.hpp"

namespace jadoube::rules {

/// Conflicts, acts without an answer, articles that never apply, exceptions that never matter; and a remark for each
/// kind of incident of which only a sample was tried.
[[nodiscard]] std::vector<LintFinding> lint_by_enumeration(const Ruleset& ruleset, const LintLimits& limits);

}  // namespace jadoube::rules
