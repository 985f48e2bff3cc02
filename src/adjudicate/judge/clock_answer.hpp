// The clock question: the times to set, step by step.
#pragma once

#include "adjudicate/judge/gates.hpp"

namespace jadoube::adjudicate {

/// What the applying clock remedies come to. Where an amount is not known its fact is noted with the gatekeeper, and
/// the answer needs facts. Nothing is said of articles that are open; that is for the caller.
[[nodiscard]] ClockAnswer clock_answer(const Scene& scene, Gatekeeper& gatekeeper, const std::vector<Applied>& applied);

}  // namespace jadoube::adjudicate
