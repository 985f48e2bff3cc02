// Moves, named by their squares or men, and what is told in their place.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// The group, read on the board as it goes on; after an objection, where that does not show it as a move that could be
/// made, on another that may be meant: with the illegal move standing, or an older one put back.
using ReadGroup = Result<void> (*)(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> read_on_board_meant(LineSoFar& line, const SaidGroup& group, ReadGroup read);
[[nodiscard]] Result<void> move(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] bool tells_end_of_his_move(const LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> move_that_ends(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> made(LineSoFar& line, Color by, WhatDone deed, const SaidGroup& group);
[[nodiscard]] Result<void> seal(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
