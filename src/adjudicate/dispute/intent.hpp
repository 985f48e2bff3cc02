// Whether a touch was meant: told of the touch, of the whole dispute, or assumed.
#pragma once

#include "adjudicate/cases/dispute.hpp"

namespace jadoube::adjudicate {

/// The fact by which it is told whether a touch was meant.
inline const std::string kDeliberate = "deliberate";

/// How a touch was done, told as facts of the act, is part of the touch: it is of the men of that touch alone. What is
/// told of the whole dispute is of the touches of which nothing else was told.
[[nodiscard]] Dispute with_touches_as_told(Dispute dispute);
/// As it is assumed of each touch of which nobody has told it.
[[nodiscard]] Dispute with_assumed_intent(Dispute dispute, const Facts& assumed);

}  // namespace jadoube::adjudicate
