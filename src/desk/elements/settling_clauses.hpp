// What whole clauses of a line are beside the others: a name that is added late, the clocks of both players, the time
// of an arrival, a draw that somebody says, a question on what only stands beside. Knows no board.
#pragma once

#include "desk/elements/settling.hpp"

namespace jadoube::desk {

void settle_clauses(LineElements& line);

}  // namespace jadoube::desk
