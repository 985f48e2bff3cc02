// How the result of a game is told: in words, and by Kings put on the centre squares of an electronic board.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "game/record.hpp"

namespace jadoube::game {

/// A result as tags and movetext have it; "1/2" is a draw. Nothing for "*" and what is no result.
[[nodiscard]] std::optional<Score> score_in(std::string_view text);

/// The half-moves at the end, none to two, that only show the result: illegal moves of a King to d4, e4, d5 or e5, one
/// of them at least farther than a King steps. A King's step into check is a move like others.
[[nodiscard]] std::size_t count_signal_moves(const Record& record);

/// The same in words, where men stand on those squares: "Ke4", "Ke4 Kd5".
[[nodiscard]] bool is_signal_text(std::string_view text);

}  // namespace jadoube::game
