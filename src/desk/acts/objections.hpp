// What is pointed out: a move, a touch or conduct told before, and a move of which only the kind is told.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] bool calls_illegal(const LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> call_illegal(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] bool objects_by_claim(const LineSoFar& line, const SaidGroup& group);
[[nodiscard]] bool claims_on_offence(const LineSoFar& line, const SaidGroup& group);
/// "it": what was told last of another.
void point_out_last(LineSoFar& line, Person who);
[[nodiscard]] bool notices_later(const LineSoFar& line, const SaidGroup& group);
[[nodiscard]] bool is_noticed_later_by_nobody(const LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> point_out(LineSoFar& line, const SaidGroup& group);
void make_untold_move(LineSoFar& line, Color by);
[[nodiscard]] bool answers_untold(const LineSoFar& line, Color by);
[[nodiscard]] bool completes_untold(const LineSoFar& line, Person who);
void place_findings(LineSoFar& line);

}  // namespace jadoube::desk
