// Facts as case files have them: {"device_place": "on_person", "deliberate": true}.
#pragma once

#include "adjudicate/cases/act.hpp"
#include "base/json.hpp"
#include "rules/grammar/notes.hpp"

namespace jadoube::adjudicate {

/// By name a value, or a list of them; names and values that the vocabulary does not have are noted.
[[nodiscard]] Facts facts_in(const Json& json, rules::Notes& notes);
/// Those of a dispute, some of them perhaps of one of its acts: {"device_place@2": "on_person"}.
[[nodiscard]] Facts facts_told_in(const Json& json, rules::Notes& notes);
/// As `facts_in` takes them.
[[nodiscard]] Json facts_json(const Facts& facts);

}  // namespace jadoube::adjudicate
