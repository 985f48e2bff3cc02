// Claims, flags that somebody claims or calls, and what is conceded.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

void lift_flags(Story& story, const Consequence& consequence);
/// The arbiter calls a flag that has been entered as fallen: of this player, or of either.
bool calls_fallen_flag(Story& story, Person by, std::optional<chess::Color> whose);

}  // namespace jadoube::adjudicate
