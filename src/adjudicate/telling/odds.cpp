#include "adjudicate/telling/odds.hpp"

#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using rules::Kind;

namespace {

/// How many moves the receiver of the odds makes together, where that was told.
int moves_given_as_odds(const Story& story) {
    const auto told = story.game.event.find("odds_moves");
    const auto* number = told == story.game.event.end() ? nullptr : std::get_if<std::int64_t>(&told->second.front());
    return number == nullptr ? 0 : static_cast<int>(*number);
}

bool gives_the_odds(const Story& story, Color player) {
    const auto giver = story.game.event.find("odds_giver");
    return giver != story.game.event.end() && giver->second == rules::Values{std::string(chess::name_of(player))};
}

/// The game begins with this turn, and nobody but this player has moved in it.
bool has_moved_alone(const Story& story, Color player) {
    if (!story.game.start || !story.game.moves.empty() || story.game.start->move_number != 1) return false;
    const auto is_his = [&](int ply) {
        return std::any_of(story.now.matters.begin(), story.now.matters.end(), [&](const Incident& turn) {
            return turn.play.done && turn.ply == ply && turn.fate != Fate::fallen && !turn.play.retracted &&
                   turn.play.complete == true && turn.offender == player;
        });
    };
    for (int ply = 0; ply < story.now.ply; ++ply)
        if (!is_his(ply)) return false;
    return story.now.ply > 0;
}

/// The giver does something while the receiver has still a move to make: it is the receiver's turn, until both are
/// made.
bool lies_in_turn_of_receiver(const Story& story, Color actor) {
    const bool may_be = story.now.board && story.now.turn == actor && story.now.ply < moves_given_as_odds(story);
    return may_be && regulates(story, Kind::odds_moves) && gives_the_odds(story, actor) &&
           has_moved_alone(story, !actor) && !has_content(story.now.unfinished);
}

void give_turn(Story& story, Color player) {
    story.now.board->turn = player;
    story.now.board->en_passant.reset();
    story.now.turn = player;
    fresh_turn(story);
}

}  // namespace

/// Of the moves given to him he has still to make some: they are his turn, and what he touches he touches in it.
void take_turn_given_as_odds(Story& story, Color actor) {
    if (lies_in_turn_of_receiver(story, actor)) return give_turn(story, !actor);
    const bool may_be = story.now.board && story.now.turn == !actor && story.now.ply < moves_given_as_odds(story);
    if (!may_be || !regulates(story, Kind::odds_moves) || gives_the_odds(story, actor)) return;
    if (!has_moved_alone(story, actor) || has_content(story.now.unfinished)) return;
    give_turn(story, actor);
}

/// The line as it was played says that it was the other player's turn.
bool is_given_as_odds(const Story& story, const Incident& turn) {
    if (!story.game.start || !turn.base || story.now.ply == 0 || story.now.ply >= moves_given_as_odds(story))
        return false;
    return game::Replay(*story.game.start, story.now.line).at(game::Ply{story.now.ply}).turn != turn.base->turn;
}

}  // namespace jadoube::adjudicate
