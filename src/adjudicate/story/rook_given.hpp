// The Rook given as odds: whether it is the one that is missing on the side to which the King was castled.
#pragma once

#include <optional>

#include "adjudicate/cases/dispute.hpp"
#include "game/replay.hpp"

namespace jadoube::adjudicate {

/// Of a castling without a Rook to a side on which the player has none in the corner. As told; else what the odds told
/// and the board say together; nothing where they leave it open.
[[nodiscard]] std::optional<bool> is_rook_given(const GameState& game, const chess::Setup& base,
                                                const game::IrregularMove& castling);
/// The corner towards which the King went.
[[nodiscard]] chess::Square corner_of(const game::IrregularMove& castling);

}  // namespace jadoube::adjudicate
