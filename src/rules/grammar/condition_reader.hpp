// Reads conditions (KERNEL section 4), bounds and windows.
#pragma once

#include "rules/condition.hpp"
#include "rules/grammar/notes.hpp"
#include "rules/remedy.hpp"

namespace jadoube::rules {

/// The names that a condition may use besides the vocabulary: the parameters of the ruleset.
using ParameterNames = std::vector<std::string>;

[[nodiscard]] Condition read_condition(const Json& json, const ParameterNames& parameters, Notes& notes);

/// A value for a fact; a note where the fact cannot have it.
[[nodiscard]] Value read_value(const Json& json, const FactRow& fact, Notes& notes);

/// A number, or the name of a parameter.
[[nodiscard]] Bound read_bound(const Json& json, const ParameterNames& parameters, Notes& notes);

/// An `until` (KERNEL section 6).
[[nodiscard]] Until read_until(const Json& json, const ParameterNames& parameters, Notes& notes);

}  // namespace jadoube::rules
