// How far a position seems from a mate. Only the order of the search hangs on it, never an answer.
#pragma once

#include "chess/position.hpp"

namespace jadoube::mate {

/// In no unit; less is nearer. Counts the squares the King to be mated may still go to, its way to a corner where it
/// can be mated, the other King's way to it, the enemies that could still interfere, and the way to a man that mates by
/// force.
[[nodiscard]] int estimated_distance(const chess::Position& position, chess::Color mating_side);

}  // namespace jadoube::mate
