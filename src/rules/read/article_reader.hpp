// Reads one article of a ruleset file (KERNEL section 2).
#pragma once

#include "rules/read/remedy_reader.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// The keys of an article, in the order in which they are written.
[[nodiscard]] const std::vector<std::string>& article_keys();

/// The article; notes what is wrong and then returns what could be read. References are not followed.
[[nodiscard]] Article read_article(const Json& json, RemedyReader& remedies, const ParameterNames& parameters,
                                   Notes& notes);

}  // namespace jadoube::rules
