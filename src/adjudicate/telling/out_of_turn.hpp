// Moves by the player who does not have the turn: one offence while they are made on end, and what becomes of the turn
// of the other while they stand, and when they go back.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

/// `done`: where the board is known.
void moved_out_of_turn(Story& story, chess::Color color, const std::optional<Done>& done);
/// A move out of turn that nobody has objected to stands on the board on which this person goes on.
void let_stand(Story& story, Person by);
/// The other player had touched men in that turn when this move was made, and has played over it; now it has gone back.
[[nodiscard]] bool had_begun_before(const Story& story, std::size_t turn, std::size_t moved);
/// What was played over that move has gone back with it; the men touched before it were touched all the same, and the
/// turn goes on with them.
void begin_again(Story& story, std::size_t turn, std::size_t moved);

}  // namespace jadoube::adjudicate
