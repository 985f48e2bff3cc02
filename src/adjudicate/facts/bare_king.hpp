// A King left without other men, as the board shows it; whether that ends the game a code defines.
#pragma once

#include "chess/setup.hpp"
#include "rules/vocabulary/definition_words.hpp"

namespace jadoube::adjudicate {

/// He has his King on the board, and nothing else.
[[nodiscard]] bool is_bare(const chess::Board& board, chess::Color side);
/// The bare King is on turn and can take what the other player has beside his own King. Nothing where the board cannot
/// be played from.
[[nodiscard]] std::optional<bool> is_bared_at_once(const chess::Setup& setup);
/// Whether a game in which this board stands is over by it.
[[nodiscard]] bool ends_game_bare(const chess::Setup& setup, rules::BareKingEndsGame how);

}  // namespace jadoube::adjudicate
