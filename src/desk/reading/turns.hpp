// "On his opponent's time", "while black was on move": whose turn the line tells, against the board.
#pragma once

#include "desk/reading/reading.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> check_turn(const LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> order_touches(const LineSoFar& line, std::vector<SaidGroup>& groups);

}  // namespace jadoube::desk
