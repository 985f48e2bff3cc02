// In what two articles differ, in words; for the page and the JSON of a comparison.
#pragma once

#include "report/words/document.hpp"
#include "rules/compare/diff.hpp"

namespace jadoube::report {

/// What the article says on it: "until the claimant touches a man"; empty where it says nothing.
[[nodiscard]] Text aspect_words(rules::Aspect aspect, const rules::Article& article, const rules::Ruleset& ruleset);

/// One difference under the first code and under the second.
struct Sides {
    Text a;
    Text b;
};
[[nodiscard]] Sides sides_of(const rules::Difference& difference, const rules::ArticlePair& pair,
                             const rules::RulesetDiff& diff);

}  // namespace jadoube::report
