// What somebody corrects in the line that he types: a person is put in the place of another; of acts it is asked.
#pragma once

#include "desk/reading/reading.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> correct_persons(std::vector<SaidGroup>& groups);
void settle_answer(const LineSoFar& line, SaidGroup& group);
[[nodiscard]] Result<void> take_corrected(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
