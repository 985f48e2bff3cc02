// The clock pressed: after a move, in its middle, or without one.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

/// Whether the code has anything on the press: else there is nothing that it could do to a turn.
[[nodiscard]] bool knows_the_press(const Story& story);
/// A press before the move was made, or made to the end: a matter by itself, and the turn goes on from what was
/// done in it.
void press_in_the_middle(Story& story);
[[nodiscard]] bool has_man_in_hand(const Story& story);

}  // namespace jadoube::adjudicate
