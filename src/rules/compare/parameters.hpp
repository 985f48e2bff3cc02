// The numbers of a code: which article uses which, and whether two codes have the same.
#pragma once

#include <string>
#include <vector>

#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// The parameters in the conditions, the window and the remedies of an article, at any depth; each once, sorted.
[[nodiscard]] std::vector<std::string> parameters_of(const Article& article, const Ruleset& ruleset);

/// Whether both codes have the number, with the same value in each kind of play, or neither has it.
[[nodiscard]] bool is_same_number(const std::string& name, const Ruleset& a, const Ruleset& b);

}  // namespace jadoube::rules
