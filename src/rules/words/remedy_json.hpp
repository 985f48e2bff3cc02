// Conditions, windows and remedies as the JSON of a ruleset file, phrases written out: one spelling to compare and to
// show.
#pragma once

#include "base/json.hpp"
#include "rules/remedy.hpp"

namespace jadoube::rules {

[[nodiscard]] Json to_json(const Value& value);
[[nodiscard]] Json to_json(const Wanted& wanted);
[[nodiscard]] Json to_json(const Condition& condition);
[[nodiscard]] Json to_json(const Until& until);
/// The remedy with every phrase written out.
[[nodiscard]] Json to_json(const Remedy& remedy);

/// Whether two remedies say the same, whatever phrases they were written with.
[[nodiscard]] bool is_same(const Remedy& a, const Remedy& b);

}  // namespace jadoube::rules
