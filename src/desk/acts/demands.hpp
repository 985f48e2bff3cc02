// What is demanded of the other player: what the law leaves to be chosen, a man, a capture, a move.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// The new piece for a pawn left on its last rank; nothing where no such pawn is there, or something else is meant.
[[nodiscard]] std::optional<Result<void>> demand_piece(LineSoFar& line, const SaidGroup& group, Person who);
[[nodiscard]] Result<void> demand(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
