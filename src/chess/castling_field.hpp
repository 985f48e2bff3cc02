// The castling field of a FEN, used inside this module only.
#pragma once

#include "chess/setup.hpp"

namespace jadoube::chess {

/// The Rook that X-FEN means by K or Q: the outermost on that side of the King on the first rank; the corner where none
/// stands there.
[[nodiscard]] Square x_fen_rook(const Board& board, Color color, bool king_side);
/// Rights from "KQkq", "HAha", "-" and mixtures. The error says what the field holds, not where.
[[nodiscard]] Result<Bitboard> parse_castling(const Board& board, std::string_view field);
[[nodiscard]] std::string castling_field(const Setup& setup, FenStyle style);

}  // namespace jadoube::chess
