// Whether a touch was meant and what was said with it: told of the touch, of the whole dispute, or assumed.
#pragma once

#include "adjudicate/cases/dispute.hpp"

namespace jadoube::adjudicate {

/// The fact says how men were touched: on purpose, or with what word.
[[nodiscard]] bool is_of_touches(const std::string& fact);
/// The act is a touch of which nobody told this fact of how it was done.
[[nodiscard]] bool is_untold_of(const Act& act, const std::string& fact);
/// How a touch was done, told as facts of the act, is part of the touch: it is of the men of that touch alone. What is
/// told of the whole dispute is of the touches of which nothing else was told.
[[nodiscard]] Dispute with_touches_as_told(Dispute dispute);
/// As it is assumed of each touch of which nobody has told it.
[[nodiscard]] Dispute with_assumed_manner(Dispute dispute, const Facts& assumed);

}  // namespace jadoube::adjudicate
