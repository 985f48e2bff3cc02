// How far "points it out" reaches: what happened after a turn does not hide what was wrong in it, nor the flag.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

[[nodiscard]] std::optional<std::size_t> turn_reached_too(Story& story, Person by);
[[nodiscard]] bool reaches_a_flag(Story& story, Person by);
void point_out_with_the_flag(Story& story, Person by);

}  // namespace jadoube::adjudicate
