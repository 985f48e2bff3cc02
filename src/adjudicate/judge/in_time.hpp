// What a matter that came up too late would have come to in time.
#pragma once

#include "adjudicate/ruling/ruling.hpp"
#include "adjudicate/story/incident.hpp"

namespace jadoube::adjudicate {

/// The matter as if it had been raised at once: before the other player touched a man or replied, and in the game.
[[nodiscard]] Incident as_if_in_time(Incident incident);
/// Of the ruling on it in time: nothing was broken, nothing is due any more, and what was done stands. Then there was
/// no right to lose.
[[nodiscard]] bool was_nothing_wrong(const MatterRuling& in_time);

}  // namespace jadoube::adjudicate
