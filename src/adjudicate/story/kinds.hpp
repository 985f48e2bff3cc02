// What kinds of incident a finished turn was, as the board classifies it (KERNEL section 3).
#pragma once

#include "adjudicate/story/incident.hpp"

namespace jadoube::adjudicate {

/// The kinds of an act on the board; none where it was in order.
[[nodiscard]] std::vector<rules::Kind> kinds_of(const Incident& incident);

}  // namespace jadoube::adjudicate
