// Finds the articles of two codes that answer each other, and says in what they differ.
#pragma once

#include <vector>

#include "rules/compare/diff.hpp"

namespace jadoube::rules {

/// Articles that decide the same kinds of incident. Those pair that say the same, else those that share their remedies,
/// their conditions or their number; the best pairs first. The rest stand alone.
[[nodiscard]] KindsDiff paired(const std::vector<const Article*>& a, const Ruleset& of_a,
                               const std::vector<const Article*>& b, const Ruleset& of_b);

}  // namespace jadoube::rules
