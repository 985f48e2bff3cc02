// What is not settled while a question is open: what another answer to it would turn round.
#pragma once

#include <vector>

#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// Where an answer may end the game before, or otherwise, nobody can say yet how it ended; nor with which result, where
/// that may be another. The others are the same dispute with the answers that may be given.
void leave_end_open(Ruling& ruling, const std::vector<Ruling>& others);

/// Leaves open in the ruling whatever else is otherwise in one of the others. Of a matter that is its game, position,
/// duty, clocks, result and finding, and what else follows; of the standing the board where that hangs on it, the
/// duties and the times.
void leave_open_what_differs(Ruling& ruling, const std::vector<Ruling>& others);

}  // namespace jadoube::adjudicate
