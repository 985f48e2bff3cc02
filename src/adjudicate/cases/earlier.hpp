// Earlier matters as a case tells them: {"kind": "conduct.device", "by": "white", "found": "breach"}.
#pragma once

#include "adjudicate/cases/dispute.hpp"
#include "rules/grammar/notes.hpp"

namespace jadoube::adjudicate {

[[nodiscard]] EarlierIncident read_earlier(const Json& json, rules::Notes& notes);
[[nodiscard]] Json to_json(const std::vector<EarlierIncident>& earlier);

}  // namespace jadoube::adjudicate
