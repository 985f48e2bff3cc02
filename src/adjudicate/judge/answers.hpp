// Conditions of the law answered in a scene.
#pragma once

#include <string>
#include <unordered_map>

#include "adjudicate/facts/facts.hpp"
#include "adjudicate/ruling/answered.hpp"

namespace jadoube::adjudicate {

/// What has been found of facts in one scene, each looked for once: many articles ask for the same.
using FactsFound = std::unordered_map<std::string, FoundFact>;

/// The condition with everything that was found for it, and what it comes to. `known` is of this scene as it stands.
[[nodiscard]] Answered answered(const rules::Condition& condition, const Scene& scene, FactsFound& known);

}  // namespace jadoube::adjudicate
