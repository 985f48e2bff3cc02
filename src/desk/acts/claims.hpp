// What is claimed, on what ground, and with which move.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

void speak_beside_game(LineSoFar& line, Person who);
/// What his clock shows, told behind a claim on time; nothing where there was none.
[[nodiscard]] std::optional<Result<void>> show_flag_of_claim(LineSoFar& line, std::optional<Color> whose);
[[nodiscard]] Result<void> flag_falls(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> claim(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> written_move(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
