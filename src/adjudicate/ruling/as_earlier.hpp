// A ruling as later matters of the game look back on it.
#pragma once

#include "adjudicate/cases/dispute.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// The matters that have an offender or claimant, as the law counts them. Rulings on the same acts, under the code
/// itself and under the one that it defers to, are one matter.
[[nodiscard]] std::vector<EarlierIncident> as_earlier(const std::vector<const MatterRuling*>& rulings);

}  // namespace jadoube::adjudicate
