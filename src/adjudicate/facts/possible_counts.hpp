// Which counts can be, by the moves that each player is told to have made, and by those without pawn move or capture on
// the board.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/facts/scene.hpp"

namespace jadoube::adjudicate {

/// Of a count these values as they can be: for one that cannot the nearest that can. Of other facts the same values.
[[nodiscard]] std::vector<rules::Value> values_that_can_be(const std::string& fact,
                                                           const std::vector<rules::Value>& values,
                                                           const GameState& game, const Dispute& dispute);

}  // namespace jadoube::adjudicate
