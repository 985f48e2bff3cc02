// How something was done: with two hands, held, in check, illegal; told of the act before it.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// The last act, with no move of its player since the other moved.
[[nodiscard]] bool is_press_without_move(const LineSoFar& line);
/// Of such a press that was not meant.
[[nodiscard]] Result<void> check_press_counts(const LineSoFar& line);
[[nodiscard]] Result<void> take_held(LineSoFar& line, const SaidGroup& group);
/// Whether the man that he holds or lets go is that of the move told before.
[[nodiscard]] bool is_of_man_moved(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> take_manner(LineSoFar& line, Manner manner, const SaidGroup& group);
[[nodiscard]] Result<void> take_time_of_absence(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> take_clock(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
