// Reads one article of a ruleset file (KERNEL section 2).
#pragma once

#include "rules/grammar/groups.hpp"
#include "rules/grammar/remedy_reader.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// What an article may name of the ruleset that it stands in.
struct Named {
    RemedyReader& remedies;
    Groups& groups;
    const ParameterNames& parameters;
    const std::vector<std::string>& triggers;  // kinds of incidents, and groups
};

/// The article; notes what is wrong and then returns what could be read. References are not followed.
[[nodiscard]] Article read_article(const Json& json, Named named, Notes& notes);

}  // namespace jadoube::rules
