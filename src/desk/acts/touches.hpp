// Men that are touched, held or only named.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> touch(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> group_of_men(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] bool takes_own_in_hand(const LineSoFar& line, const SaidGroup& group, Color by);
[[nodiscard]] bool is_held_over(const SaidGroup& group);
[[nodiscard]] Result<void> hold_over(LineSoFar& line, const SaidGroup& group);
void look_ahead(LineSoFar& line, const std::vector<SaidGroup>& groups);

}  // namespace jadoube::desk
