// Which values of an unknown fact can make a difference under a code: what exact asking tries (KERNEL section 9).
#pragma once

#include "rules/condition.hpp"

namespace jadoube::rules {
struct Ruleset;
}  // namespace jadoube::rules

namespace jadoube::adjudicate {

/// All words, yes and no, or for numbers the bounds that the code tests and one to each side. None of a fact that the
/// vocabulary does not have.
[[nodiscard]] std::vector<rules::Value> values_to_try(const std::string& fact, const rules::Ruleset& ruleset);
/// `deferred`: the code to which that one leaves what it has no article on, or null.
[[nodiscard]] std::vector<rules::Value> values_to_try(const std::string& fact, const rules::Ruleset& ruleset,
                                                      const rules::Ruleset* deferred);

}  // namespace jadoube::adjudicate
