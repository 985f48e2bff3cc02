// Moves by the player who does not have the turn: one offence while they are made on end, and what becomes of the turn
// of the other while they stand, and when they go back.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

/// `done`: where the board is known.
void moved_out_of_turn(Story& story, chess::Color color, const std::optional<Done>& done);
/// A move out of turn that nobody has objected to stands on the board on which this person goes on.
void let_stand(Story& story, Person by);
/// That move has gone back, and with it what was played over it; the men that the other had touched on his turn before
/// it were touched all the same, and his turn goes on with them. Whether somebody has objected to that turn: it is
/// judged anew.
[[nodiscard]] bool begins_again(Story& story, std::size_t turn, std::size_t moved);

}  // namespace jadoube::adjudicate
