// What an act that a line tells can be, for what is told beside it.
#pragma once

#include "adjudicate/cases/act.hpp"

namespace jadoube::desk {

/// What can be an illegal move: a move, a press without one, or one that was found.
[[nodiscard]] bool may_be_illegal(const adjudicate::Act& act);

/// Brings something before the arbiter: pointed out, demanded or found.
[[nodiscard]] bool raises(const adjudicate::Act& act);

}  // namespace jadoube::desk
