// What is claimed, on what ground, and with which move.
#pragma once

#include "desk/reading/reading.hpp"

namespace jadoube::desk {

void speak_beside_game(LineSoFar& line, Person who);
[[nodiscard]] Result<void> flag_falls(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> claim(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> written_move(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
