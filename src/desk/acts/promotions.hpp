// The new piece for a pawn: with its move, or told apart from it.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> name_piece(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] std::optional<std::pair<Color, chess::Role>> new_piece_put(const LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> put_new_piece(LineSoFar& line, Color by, chess::Role role, const SaidGroup& group);
[[nodiscard]] bool names_new_piece(const LineSoFar& line, const SaidGroup& group);
/// A pawn of his waits on its last rank for its new piece.
[[nodiscard]] bool has_waiting_pawn(const LineSoFar& line, Color by);
[[nodiscard]] bool leaves_pawn(const LineSoFar& line);
[[nodiscard]] Result<void> promote(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
