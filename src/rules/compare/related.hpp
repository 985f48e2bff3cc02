// Articles that have to do with each other, within a code and between codes.
#pragma once

#include <vector>

#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// The articles of another code on the same kind of incident, or on the same rule of movement. A wide kind goes with
/// all its sub-kinds.
[[nodiscard]] std::vector<const Article*> related_articles(const Article& article, const Ruleset& other);

/// The articles of the code that this one is an exception to, and those that are exceptions to it.
[[nodiscard]] std::vector<const Article*> excepted_by(const Article& article, const Ruleset& ruleset);
[[nodiscard]] std::vector<const Article*> exceptions_to(const Article& article, const Ruleset& ruleset);

}  // namespace jadoube::rules
