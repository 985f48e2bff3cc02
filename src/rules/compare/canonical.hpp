// An article in one spelling, so that two codes can be compared by what they say: phrases written out, parameters by
// their values, lists in one order where order means nothing.
#pragma once

#include <string>

#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// One part of an article. Two with the same `shape` differ in their numbers at most.
struct CanonicalPart {
    std::string text;
    std::string shape;
    friend bool operator==(const CanonicalPart&, const CanonicalPart&) = default;
};

struct CanonicalArticle {
    CanonicalPart when;
    CanonicalPart until;
    CanonicalPart then;
    std::string raised_by;
    std::string finding;
};

[[nodiscard]] CanonicalArticle canonical(const Article& article, const Ruleset& ruleset);

}  // namespace jadoube::rules
