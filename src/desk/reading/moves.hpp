// Moves, named by their squares or men, and what is told in their place.
#pragma once

#include "desk/reading/reading.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> move(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] bool tells_end_of_his_move(const LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> move_that_ends(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> made(LineSoFar& line, Color by, WhatDone deed, const SaidGroup& group);
[[nodiscard]] Result<void> seal(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
