// What an act that a line tells can be, for what is told beside it.
#pragma once

#include "adjudicate/cases/act.hpp"

namespace jadoube::desk {

/// What can be an illegal move: a move, a press without one, or one that was found.
[[nodiscard]] bool may_be_illegal(const adjudicate::Act& act);

/// Of a move or a press who made it; of what was found whose it was: as told, else the player who did not find it.
[[nodiscard]] std::optional<chess::Color> mover_of(const adjudicate::Act& act);

/// Brings something before the arbiter: pointed out, demanded or found.
[[nodiscard]] bool raises(const adjudicate::Act& act);

/// What was wrong at the start of the game.
[[nodiscard]] bool finds_wrong_start(const adjudicate::Act& act);
[[nodiscard]] bool is_press(const adjudicate::Act& act);

}  // namespace jadoube::desk
