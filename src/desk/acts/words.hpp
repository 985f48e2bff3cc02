// The acts that are words: a press, an offer, its answer, a demand, a find.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> press(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> decline(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> agree(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> offer(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> find(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> found(LineSoFar& line, const SaidGroup& group, const Saying& what,
                                 std::optional<rules::Kind> kind);

}  // namespace jadoube::desk
