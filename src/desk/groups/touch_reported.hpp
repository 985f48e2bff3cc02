// A touch that is only told once somebody points it out, behind the move that it may lie before.
#pragma once

#include <optional>
#include <vector>

#include "desk/groups/said_group.hpp"

namespace jadoube::desk {

struct TouchReported {
    std::size_t told = 0;     // the group of the touch
    std::size_t move = 0;     // the group of the last move that is told before it
    bool is_earlier = false;  // the move is of that player, and the line says that the touch was before it
};

/// "White d2-d3; Black points out that White touched f3". Nothing where the order is that of the line.
[[nodiscard]] std::optional<TouchReported> touch_behind_move(const std::vector<SaidGroup>& groups);

/// The groups with the touch before that move.
[[nodiscard]] std::vector<SaidGroup> with_touch_first(std::vector<SaidGroup> groups, const TouchReported& touch);

}  // namespace jadoube::desk
