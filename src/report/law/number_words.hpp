// The numbers of a code in words: what they are for, and what they are in each kind of play.
#pragma once

#include <string>

#include "report/words/document.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {

/// What a number of a code is for, by its name: "default time" of "default_time_ms".
[[nodiscard]] std::string number_name(const std::string& name);

/// "0:02:00 (rapid: 0:01:00)" of a time, "50" of a count; what the event sets where the code has no value. Empty where
/// the code has no such number.
[[nodiscard]] Text number_value(const std::string& name, const rules::Ruleset& ruleset);
/// The same with the clauses by which the values hold: "0:02:00 (rapid: 0:01:00); rapid by A.3".
[[nodiscard]] Text number_with_clauses(const std::string& name, const rules::Ruleset& ruleset);
/// What it is where play is not as in standard chess and it differs: "rapid: 0:01:00".
[[nodiscard]] Text number_elsewhere(const std::string& name, const rules::Ruleset& ruleset);

}  // namespace jadoube::report
