// What a ruling does to the standing: the board goes back or stays, a choice waits, the game is over.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

void use_freedom(Story& story, chess::Color mover);
void go_back(Story& story, const Consequence& consequence);

}  // namespace jadoube::adjudicate
