// Moves and games between what happened and what was said of it.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// The first number among these words.
[[nodiscard]] std::optional<int> number_told(std::string_view words);
[[nodiscard]] Result<void> take_later(LineSoFar& line, const std::string& words, const SaidGroup& group);
[[nodiscard]] Result<void> play_on(LineSoFar& line, const std::string& words);
[[nodiscard]] Result<void> pass_moves_told_before(LineSoFar& line);
[[nodiscard]] Result<void> take_remark(LineSoFar& line, const std::string& words);
[[nodiscard]] Result<void> take_at_once(LineSoFar& line, const std::string& words);
/// "both sign 0-1", "white lost on time": the game was over then.
[[nodiscard]] Result<void> write_result(LineSoFar& line, const std::string& words, const SaidGroup& group);
void see_result(LineSoFar& line);
void lose_on_time(LineSoFar& line, Person loser);
/// Once all is told: asks how the game had ended, where something of the game was done behind its result.
[[nodiscard]] Result<void> check_after_result(const LineSoFar& line);
[[nodiscard]] Result<void> take_outside_game(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
