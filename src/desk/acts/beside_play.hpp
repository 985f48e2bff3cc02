// The words of a player's act from somebody who does not play: no act of the game, only what he says of it.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// "a spectator offers a draw", "the captain demands the knight".
[[nodiscard]] bool is_said_beside_play(const SaidGroup& group, ActWord word);
/// A demand brings up what it is of; anything else is speech about the game. The words are kept as a remark.
[[nodiscard]] Result<void> say_beside_play(LineSoFar& line, const SaidGroup& group, ActWord word);

}  // namespace jadoube::desk
