// What two codes say differently, as a page for an arbiter who knows one of them.
#pragma once

#include "report/words/document.hpp"
#include "rules/compare/diff.hpp"

namespace jadoube::report {

/// A table for each group of kinds of incident, the two codes beside each other; then numbers and definitions. What was
/// said once is only named where it holds again.
[[nodiscard]] Blocks diff_page(const rules::RulesetDiff& diff);

}  // namespace jadoube::report
