#include "adjudicate/telling/going_on.hpp"

#include <algorithm>

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/meanwhile.hpp"
#include "adjudicate/story/told.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/presses.hpp"
#include "adjudicate/telling/retractions.hpp"
#include "adjudicate/telling/rulings.hpp"
#include "adjudicate/telling/story.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {

using chess::Square;
using rules::Kind;

namespace {

/// A ruling on that move has left him something to do: what he plays now is an answer to it.
bool is_bound_to_finish(const Standing& standing) {
    const auto& waiting = standing.waiting;
    return waiting && waiting->exactable && !waiting->chooser && waiting->on_restored_board &&
           standing.unfinished_matter == waiting->matter;
}

/// What was due was answered by a move that is an offence of its own: what follows is for that one to say.
bool has_moved_unlawfully_since(const Standing& standing, std::size_t due) {
    if (!standing.last_turn || *standing.last_turn <= due) return false;
    const Incident& turn = standing.matters[*standing.last_turn];
    return turn.offender == standing.matters[due].offender && turn.play.done && !turn.play.done->legal &&
           !turn.play.retracted;
}

/// What the offender has moved on the board that was given back to him, before the other player chose.
std::optional<chess::Move> moved_meanwhile(const Standing& standing, std::size_t matter) {
    const Incident* turn = turn_made_meanwhile(standing, matter);
    return turn != nullptr ? legal_move_made(*turn) : std::nullopt;
}

/// By the notice that he has given, where the code says so, or having demanded before he only touches. Who plays on
/// after a lawful move, or after another that was made since, has let go what he might have had; so of what is
/// referred.
bool keeps_choice(const Story& story, Person by, bool by_touch) {
    const Waiting& waiting = *story.now.waiting;
    const Incident& matter = story.now.matters[waiting.matter];
    if (by_touch && matter.choice.demand) return true;
    const bool has_called = matter.objection.raised_by == by;  // nobody calls attention for him
    if (!story.ruleset.definitions.notice_keeps_choice || !has_called) return false;
    const bool is_lawful = matter.play.complete == true && legal_move_made(matter);
    const bool is_played_over = turn_made_meanwhile(story.now, waiting.matter) != nullptr;
    return by_touch || !(waiting.is_referred || is_played_over || (is_lawful && !waiting.may_stand));
}

/// Who goes on from the board without the move that its player has taken back has chosen that.
bool lets_be_taken_back(Story& story, Person by, Incident& early) {
    early.acts.push_back(story.index);
    early.choice.demand = DemandMade{by, Demand{.option = rules::DoWord{rules::Deed::restore}}, true};
    raise(story, story.now.waiting->matter, EffectWord::chose);
    return story.is_half_told = true;
}

/// A duty left him in the middle of his turn, and he went on with another move than was due.
bool has_moved_on_in_the_turn(const Story& story, const Incident& matter) {
    const bool is_ended = matter.play.complete == true || (matter.play.pressed && has_let_go(matter));
    return matter.play.done && is_ended && matter.ply == story.now.ply &&
           has_moved_since_objection(story.dispute, matter);
}

/// The move that was put back is on the board again, as the other player has it.
void reinstate(Story& story, std::size_t matter) {
    Incident& turn = story.now.matters[matter];
    turn.fate = Fate::open;
    turn.objection.account_closed = false;  // his reply, now, is to what was played
    story.now.waiting.reset();
    put_on_the_board_again(story, matter);
}

/// What has been demanded in time stays due, though he who demanded it touches a man after another move was made: an
/// unlawful one is put back.
void leave_wrong_answer(Story& story, std::size_t due) {
    if (!has_moved_unlawfully_since(story.now, due)) return;
    const Incident& turn = story.now.matters[*story.now.last_turn];
    go_back(story, {.matter = due, .back = Consequence::Back{turn.base, turn.ply}});
}

bool has_left_unfinished(const Story& story, Person by) {
    const auto& done = story.now.unfinished.play.done;
    return done && !done->held && story.now.unfinished.play.complete == false && story.now.turn == color_of(by);
}

}  // namespace

bool gives_choice_up(Story& story, Person by, bool by_touch) {
    const auto color = color_of(by);
    const auto& waiting = story.now.waiting;
    if (story.is_rest || !color || !waiting || waiting->binds == *color) return false;
    if (waiting->chooser != party_of(*color)) return false;
    Incident& matter = story.now.matters[waiting->matter];
    const auto instead = by_touch ? std::nullopt : moved_meanwhile(story.now, waiting->matter);
    if (instead) {
        matter.acts.push_back(story.index);
        matter.play.played_instead = instead;
        matter.since.claimant_touched = true;
        raise(story, waiting->matter, EffectWord::on_board);
        return story.is_half_told = true;
    }
    if (waiting->may_stand && is_taken_back_meanwhile(story, matter)) return lets_be_taken_back(story, by, matter);
    const bool keeps = keeps_choice(story, by, by_touch);
    if (keeps && (by_touch || !waiting->may_stand)) return false;
    matter.acts.push_back(story.index);
    if (keeps) {
        matter.choice.demand = DemandMade{by, Demand{.option = rules::DoWord{rules::Deed::stand}}, true};
    } else {
        matter.since.claimant_touched = true;
        matter.choice.given_up = true;
    }
    raise(story, waiting->matter, keeps ? EffectWord::chose : EffectWord::on_board);
    return story.is_half_told = true;
}

/// A window runs from the offence: what the other player touched while the only man touched could still be played
/// closes nothing against a turn that goes on with another.
void begin_offence(Story& story, const std::vector<Square>& men) {
    Incident& turn = story.now.unfinished;
    const auto position = playable(story);
    if (turn.play.done || turn.play.touched.size() != 1 || !position) return;
    const Square first = turn.play.touched.front().square;
    const auto moves = position->legal_moves();
    const bool could_be_played = std::any_of(moves.begin(), moves.end(), [&](chess::Move move) {
        return move.from() == first || position->captured(move) == first;
    });
    const bool goes_on_with_it = std::find(men.begin(), men.end(), first) != men.end();
    if (could_be_played && !goes_on_with_it) turn.since.claimant_touched.reset();
}

/// What was done out of turn in the middle of this move stands: on the board that the whole of the move leaves.
bool lets_stand_in_the_middle(const Story& story, const Consequence& consequence) {
    const Incident& early = story.now.matters[consequence.matter];
    const bool stands = consequence.back && !consequence.stands.empty();
    return stands && early.in_half_done_turn && early.ply == story.now.ply &&
           as_finished(story.now.unfinished).has_value();
}

void finish_the_move(Story& story) {
    Incident& turn = story.now.unfinished;
    turn.play.done = as_finished(turn);
    turn.now = with(*turn.play.done, *turn.base);
    turn.play.complete = true;
    if (story.now.unfinished_matter) {
        story.now.matters[*story.now.unfinished_matter] = turn;
        story.now.last_turn = story.now.unfinished_matter;
    } else {
        story.now.matters.push_back(turn);
        story.now.last_turn = story.now.matters.size() - 1;
    }
    played(story, {played_of(*turn.play.done), {}});
    story.now.board = turn.now;
    story.now.turn = !*story.now.turn;
    ++story.now.ply;
    follow_half_done_turn(story);
    fresh_turn(story);
}

void put_on_the_board_again(Story& story, std::size_t matter) {
    const Incident& turn = story.now.matters[matter];
    played(story,
           {turn.play.done->legal ? game::Played(*turn.play.done->legal) : game::Played(turn.play.done->raw), {}});
    story.now.board = turn.now;
    story.now.last_turn = matter;
    story.now.turn = !*turn.offender;
    ++story.now.ply;
    fresh_turn(story);
}

/// The other player goes on from an answer that was not what was due: nobody exacts that any more, and the move stands
/// as one made with the men in question touched.
void go_on_from_wrong_answer(Story& story, Person by) {
    const auto color = color_of(by);
    const auto waiting = story.now.waiting;
    if (story.is_rest || !color || !waiting || waiting->binds == *color || waiting->chooser) return;
    Incident& matter = story.now.matters[waiting->matter];
    const bool has_only_touched = std::holds_alternative<Touch>(story.dispute.acts[story.index].what);
    const bool has_exacted = matter.choice.demand && matter.choice.demand->by == by;
    if (has_only_touched && has_exacted) return leave_wrong_answer(story, waiting->matter);
    if (!matter.choice.answer && has_moved_on_in_the_turn(story, matter)) return reinstate(story, waiting->matter);
    if (!matter.choice.answer && has_moved_unlawfully_since(story.now, waiting->matter)) {
        matter.due.lapsed = true;
        return story.now.waiting.reset();
    }
    const auto position = playable(story);
    if (!matter.choice.answer || !position) return;
    const auto move = move_named(*position, matter.choice.answer->move);
    const auto wrong = std::find_if(story.now.effects.rbegin(), story.now.effects.rend(), [&](const Effect& effect) {
        return effect.why == NoEffect::not_what_is_due && effect.matter == waiting->matter;
    });
    if (!move || wrong == story.now.effects.rend()) return;
    *wrong = {.what = EffectWord::on_board};
    matter.choice.answer.reset();
    matter.due.lapsed = true;
    story.now.waiting.reset();
    story.now.unfinished.play.touched = men_handled(matter);
    story.now.unfinished.objection.account_closed = false;
    const auto now = std::exchange(story.index, static_cast<std::size_t>(story.now.effects.rend() - wrong) - 1);
    make(story, *move);
    story.index = now;
}

/// By what he did a player has only given his choice up: the board has gone back, and the other plays.
bool only_gave_choice_up(const Story& story, Person by) {
    const auto color = color_of(by);
    return story.is_rest && color && story.now.turn == !*color;
}

bool replies_to_move_wanted_back(Story& story, Person by) {
    const auto color = color_of(by);
    const auto last = last_on_board(story);
    if (story.is_rest || !color || story.now.turn != !*color || !last) return false;
    const Incident& back = story.now.matters[*last];
    const bool is_wanted_back = back.play.retracted && back.play.complete == true && back.fate == Fate::open &&
                                back.play.done && back.offender == !*color && !has_content(story.now.unfinished);
    if (!is_wanted_back) return false;
    raise(story, *last, EffectWord::on_board);
    return story.is_half_told = true;
}

/// The man of an illegal move put on another square, or put back and played anew, before the other player did anything:
/// that move is taken back, and what is played instead goes from where the man came from. So of a legal one where a
/// turn is ended by the press.
std::optional<Step> moved_on(Story& story, Person by, const Step& step) {
    const auto color = color_of(by);
    const Incident* own = color && story.now.turn == !*color ? last_turn_of(story, *color) : nullptr;
    if (own == nullptr || !own->play.done || own->fate != Fate::open) return std::nullopt;
    if (own->play.done->legal && !(knows_the_press(story) && regulates(story, Kind::change))) return std::nullopt;
    const game::IrregularMove& before = own->play.done->raw;
    const auto& board = story.now.board;
    const bool is_put_back = before.man.from == step.first && board && !board->board.at(step.first);
    const bool is_put_elsewhere = !before.rook && !own->play.pressed && before.man.to == step.first;
    if (has_content(story.now.unfinished) || !(is_put_back || is_put_elsewhere)) return std::nullopt;
    return Step{before.man.from, step.second};
}

/// The Rook fetched by itself, after the King of a castling begun.
std::optional<Castle> finishes_castling(const Story& story, Person by, const MoveMan& move) {
    const auto& done = story.now.unfinished.play.done;
    if (!done || story.now.turn != color_of(by) || !done->castling || done->raw.rook || done->held) return std::nullopt;
    const chess::RawMove& king = done->raw.man;
    const Square beside = Square::at((king.from.file() + king.to.file()) / 2, king.to.rank());
    if (move.step.second != beside || !story.now.board || !story.now.board->board.at(move.step.first))
        return std::nullopt;
    const bool is_rook = story.now.board->board.at(move.step.first)->role == chess::Role::rook;
    return is_rook ? std::optional(Castle{{king.from, king.to}, move.step, done->two_hands}) : std::nullopt;
}

std::optional<DueCastling> finishes_due_castling(const Story& story, Person by, const MoveMan& king) {
    const auto& due = story.now.waiting;
    const auto position = playable(story);
    const auto before = last_act_of(story.dispute.acts, by, story.index);
    if (!due || color_of(by) != due->binds || !position || !before) return std::nullopt;
    const auto* rook = std::get_if<MoveMan>(&story.dispute.acts[*before].what);
    if (rook == nullptr || story.now.effects[*before].why != NoEffect::not_what_is_due) return std::nullopt;
    const Castle whole{king.step, rook->step, king.two_hands || rook->two_hands};
    const Done done = classify_castling(*story.now.board, due->binds, whole);
    const bool is_due = done.legal && std::ranges::any_of(due->moves, [&](const std::string& move) {
                            const auto san = chess::parse_san(*position, move);
                            return san && san->move == *done.legal;
                        });
    return is_due ? std::optional(DueCastling{whole, *before}) : std::nullopt;
}

/// A man that stands elsewhere only by a move not finished yet, in the eyes of the other player: where it came from.
Square in_base(const Story& story, Person by, Square man) {
    const auto& done = story.now.unfinished.play.done;
    const bool is_others = done && story.now.turn && color_of(by) == !*story.now.turn;
    if (!is_others || gives_up_turn(*done, story.ruleset.definitions)) return man;
    return done->raw.man.to == man ? done->raw.man.from : man;
}

/// The step of a man that he has let go in a move not finished, from where it came: it is told from there again, or
/// from where it was let go.
Step from_where_it_came(const Story& story, Person by, const Step& step) {
    const auto& done = story.now.unfinished.play.done;
    const bool is_moved_on = has_left_unfinished(story, by) && done->raw.man.to == step.first;
    return is_moved_on ? Step{done->raw.man.from, step.second} : step;
}

/// He has let a man go in a move that he did not finish, and moves another, or the same one elsewhere: what he did
/// first is taken back.
bool leaves_unfinished(const Story& story, Person by, const Step& step) {
    if (!has_left_unfinished(story, by) || is_bound_to_finish(story.now)) return false;
    const chess::RawMove& man = story.now.unfinished.play.done->raw.man;
    return man.from == step.first ? man.to != step.second : man.to != step.first;
}

}  // namespace jadoube::adjudicate
