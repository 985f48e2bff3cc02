// The numbers of a code: which article uses which, and how they read.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// The parameters in the conditions, the window and the remedies of an article, at any depth; each once, sorted.
[[nodiscard]] std::vector<std::string> parameters_of(const Article& article, const Ruleset& ruleset);

/// "penalty" for penalty_ms: its value is said as a time.
[[nodiscard]] std::string parameter_words(const std::string& name);

/// "0:02:00 (rapid: 0:01:00)" for a time (`..._ms`), "50" for a count. Empty where the code has no such parameter.
[[nodiscard]] std::string parameter_value(const std::string& name, const Ruleset& ruleset);

/// "rapid by A.3": the clauses by which the values hold. Empty where it is not said.
[[nodiscard]] std::string clauses_on(const std::string& name, const Ruleset& ruleset);

}  // namespace jadoube::rules
