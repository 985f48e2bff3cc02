// The other player moves in the middle of a move: on which board, and what it comes to once play has gone on from it.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

[[nodiscard]] chess::Setup board_in_the_middle(const Story& story, const Done& reply);

}  // namespace jadoube::adjudicate
