// The clock question: the times to set, step by step.
#pragma once

#include "adjudicate/judge/gates.hpp"

namespace jadoube::adjudicate {

/// What the applying clock remedies come to, after what somebody has chosen. The facts of amounts that are not known
/// are added to `unknown`, and the answer needs facts. Nothing is said of articles that are open; that is for the
/// caller.
[[nodiscard]] ClockAnswer clock_answer(const Scene& scene, std::set<std::string>& unknown,
                                       const std::vector<Applied>& applied,
                                       const std::optional<ClockAnswer>& chosen = {});

}  // namespace jadoube::adjudicate
