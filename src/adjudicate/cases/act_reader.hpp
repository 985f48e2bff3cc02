// Reads one act of a case file.
#pragma once

#include "adjudicate/cases/act.hpp"
#include "base/json.hpp"
#include "rules/grammar/notes.hpp"

namespace jadoube::adjudicate {

/// The act; what is missing or of the wrong shape is noted.
[[nodiscard]] Act act_in(const Json& json, rules::Notes& notes);

}  // namespace jadoube::adjudicate
