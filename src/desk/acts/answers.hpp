// "Ok", "admits it", "refuses", "points it out": words that name nothing are about what was told last. Where they
// cannot be, and may be about what was told before it, it is asked.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// "declines the draw", "refuses the offer", "wants to play on".
[[nodiscard]] bool names_offer(const SaidGroup& group);

/// Something is demanded of him, and nobody has moved since.
[[nodiscard]] bool has_demand_open(const LineSoFar& line, Person by);

/// "says he will not", "disagrees", behind what is demanded of him: no word that denies.
[[nodiscard]] bool may_refuse(const LineSoFar& line, const SaidGroup& group, Person by);

/// The draw offered by another than this person is not the last thing that he could answer.
[[nodiscard]] bool may_answer_something_else(const LineSoFar& line, const SaidGroup& group, Person by);

/// "admits the touch", pointed out since a claim: of that it changes nothing, and it is no answer to the claim.
[[nodiscard]] bool admits_what_is_told(const LineSoFar& line, const SaidGroup& group);

/// "admits it" of what was told since a claim, or of the claim.
[[nodiscard]] bool may_admit_either(const LineSoFar& line, const SaidGroup& group);

/// Of what was offered or demanded: "declines the draw", though something else is demanded of him; asked where it may
/// be either, or something else that was told since.
[[nodiscard]] Result<void> decline_what_is_named(LineSoFar& line, const SaidGroup& group, Person by);

/// "refuses to comply": asked where two things are demanded of him.
[[nodiscard]] Result<void> check_what_he_has_to_do(const LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
