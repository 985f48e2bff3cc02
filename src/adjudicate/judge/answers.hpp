// Conditions of the law answered in a scene.
#pragma once

#include "adjudicate/facts/facts.hpp"
#include "adjudicate/ruling/answered.hpp"

namespace jadoube::adjudicate {

/// The condition with everything that was found for it, and what it comes to; nothing is noted.
[[nodiscard]] Answered answered(const rules::Condition& condition, const Scene& scene);

}  // namespace jadoube::adjudicate
