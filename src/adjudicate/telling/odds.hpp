// The moves given as odds: several of one player, made together as his first turn.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

void take_turn_given_as_odds(Story& story, chess::Color actor);
[[nodiscard]] bool is_given_as_odds(const Story& story, const Incident& turn);

}  // namespace jadoube::adjudicate
