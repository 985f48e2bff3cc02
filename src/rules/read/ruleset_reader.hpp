// Reads the JSON of a ruleset of which `extends` is already resolved (KERNEL section 2).
#pragma once

#include "base/json.hpp"
#include "rules/grammar/notes.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// The ruleset that the object holds. Notes what is wrong, unknown words and dangling references too, and then returns
/// what could be read.
[[nodiscard]] Ruleset read_whole(const Json& json, Notes& notes);

}  // namespace jadoube::rules
