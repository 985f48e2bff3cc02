// What the offender played on the board that was given back to him before the other player had chosen.
#pragma once

#include "adjudicate/story/standing.hpp"

namespace jadoube::adjudicate {

/// His last turn, made from the position before the offence; nothing where he has not played, or somebody has since.
[[nodiscard]] const Incident* turn_made_meanwhile(const Standing& standing, std::size_t matter);
/// Somebody has still to choose, and may have what was played meanwhile back: it settles nothing.
[[nodiscard]] bool awaits_choice_over_last_turn(const Standing& standing);
/// That, or somebody has still to say whether it was the move that he had to make: it ends no game.
[[nodiscard]] bool awaits_decision_on_last_turn(const Standing& standing);

}  // namespace jadoube::adjudicate
