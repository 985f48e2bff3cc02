// How the result of a game is told: in words, and by Kings put on the centre squares of an electronic board.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "game/record.hpp"

namespace jadoube::game {

/// A result as tags and movetext have it; "1/2" is a draw. Nothing for "*" and what is no result.
[[nodiscard]] std::optional<Score> score_in(std::string_view text);

/// The half-moves at the end, none to two, that may only show the result: illegal moves of a King to d4, e4, d5 or e5.
/// Of both Kings, one at least goes farther than a King steps; of one King alone, farther than two squares, for a real
/// move that is illegal seldom goes so far. `words`: so many Kings are put there in words after the moves.
[[nodiscard]] std::size_t count_signal_moves(const Record& record, std::size_t words);

/// The Kings put there in words, where men stand on those squares: "Ke4", "Ke4 Kd5". 0 where it says anything else.
[[nodiscard]] std::size_t count_signal_words(std::string_view text);

}  // namespace jadoube::game
