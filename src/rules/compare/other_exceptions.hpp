// Exceptions that only one of two articles makes, although what it sets aside stands in both codes.
#pragma once

#include "rules/compare/diff.hpp"

namespace jadoube::rules {

/// Adds to the pairs that differ in what they are exceptions to. Articles are the same where they answer each other in
/// some pair, whatever their numbers; what stands in one code alone is said there, and is no difference here.
void add_other_exceptions(RulesetDiff& diff);

}  // namespace jadoube::rules
