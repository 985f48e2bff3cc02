// What a player takes back, or wants back: a man, a move, a sealed move; and whether he still can.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

[[nodiscard]] bool is_taken_back_meanwhile(const Story& story, const Incident& early);
[[nodiscard]] bool plays_instead_of_what_was_answered(Story& story, Person by, chess::Square from);
[[nodiscard]] bool takes_back_what_was_misled(Story& story, Person by);
/// A man put back before it was let go is no more than touched, once its player goes on or the other speaks of it.
void leave_only_touched(Story& story, Incident& turn);

}  // namespace jadoube::adjudicate
