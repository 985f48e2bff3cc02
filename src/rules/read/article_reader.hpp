// Reads one article of a ruleset file (KERNEL section 2).
#pragma once

#include "rules/read/remedy_reader.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// The article; notes what is wrong and then returns what could be read. References are not followed.
[[nodiscard]] Article read_article(const Json& json, RemedyReader& remedies, const ParameterNames& parameters,
                                   Notes& notes);

}  // namespace jadoube::rules
