// The moves given as odds: several of one player, made together as his first turn.
#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/teller.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using rules::Kind;

/// How many moves the receiver of the odds makes together, where that was told.
int Teller::moves_given_as_odds() const {
    const auto told = game_.event.find("odds_moves");
    const auto* number = told == game_.event.end() ? nullptr : std::get_if<std::int64_t>(&told->second.front());
    return number == nullptr ? 0 : static_cast<int>(*number);
}

bool Teller::gives_the_odds(Color player) const {
    const auto giver = game_.event.find("odds_giver");
    return giver != game_.event.end() && giver->second == rules::Values{std::string(chess::name_of(player))};
}

/// The game begins with this turn, and nobody but this player has moved in it.
bool Teller::has_moved_alone(Color player) const {
    if (!game_.start || !game_.moves.empty() || game_.start->move_number != 1) return false;
    const auto is_his = [&](int ply) {
        return std::any_of(standing_.matters.begin(), standing_.matters.end(), [&](const Incident& turn) {
            return turn.play.done && turn.ply == ply && turn.fate != Fate::fallen && !turn.play.retracted &&
                   turn.play.complete == true && turn.offender == player;
        });
    };
    for (int ply = 0; ply < standing_.ply; ++ply)
        if (!is_his(ply)) return false;
    return standing_.ply > 0;
}

/// Of the moves given to him he has still to make some: they are his turn, and what he touches he touches in it.
void Teller::take_turn_given_as_odds(Color actor) {
    const bool may_be = standing_.board && standing_.turn == !actor && standing_.ply < moves_given_as_odds();
    if (!may_be || !regulates(Kind::odds_moves) || gives_the_odds(actor)) return;
    if (!has_moved_alone(actor) || has_content(standing_.unfinished)) return;
    standing_.board->turn = actor;
    standing_.board->en_passant.reset();
    standing_.turn = actor;
    fresh_turn();
}

/// The line as it was played says that it was the other player's turn.
bool Teller::is_given_as_odds(const Incident& turn) const {
    if (!game_.start || !turn.base || standing_.ply == 0 || standing_.ply >= moves_given_as_odds()) return false;
    return game::Replay(*game_.start, standing_.line).at(game::Ply{standing_.ply}).turn != turn.base->turn;
}

}  // namespace jadoube::adjudicate
