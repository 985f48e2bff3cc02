// What the end of the story tells of its matters: silence is an answer where the arbiter has said that all is told.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

void look_at_flag_where_the_game_is(const Story& story, Incident& incident);
void settle(const Story& story, Incident& incident);

}  // namespace jadoube::adjudicate
