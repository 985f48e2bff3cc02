// What a player requires of the other after an offence, and what both may require together.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

/// What a demand names is not open in the matter that it was taken to be about: it is of another that is, or no
/// more than an objection.
void leave_unfit_demand(Story& story, std::size_t matter);

}  // namespace jadoube::adjudicate
