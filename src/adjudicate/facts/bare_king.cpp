#include "adjudicate/facts/bare_king.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "chess/position.hpp"

namespace jadoube::adjudicate {

using chess::Color;

bool is_bare(const chess::Board& board, Color side) {
    return board.men(side).count() == 1 && board.king(side);
}

std::optional<bool> is_bared_at_once(const chess::Setup& setup) {
    const auto position = chess::Position::from(setup);
    if (!position) return std::nullopt;
    const Color bare = position->turn();
    if (!is_bare(setup.board, bare) || setup.board.men(!bare).count() != 2) return false;
    const auto moves = position->legal_moves();
    return std::any_of(moves.begin(), moves.end(),
                       [&](chess::Move move) { return position->captured(move).has_value(); });
}

bool ends_game_bare(const chess::Setup& setup, rules::BareKingEndsGame how) {
    if (how == rules::BareKingEndsGame::no) return false;
    if (!is_bare(setup.board, Color::white) && !is_bare(setup.board, Color::black)) return false;
    return how == rules::BareKingEndsGame::yes || is_bared_at_once(setup) != true;
}

}  // namespace jadoube::adjudicate
