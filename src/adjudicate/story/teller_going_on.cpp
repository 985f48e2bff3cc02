// How what is done next bears on what was done before: a choice not made, a move wanted back, put right or left
// unfinished.
#include <algorithm>

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/meanwhile.hpp"
#include "adjudicate/story/teller.hpp"
#include "adjudicate/story/told.hpp"
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

}  // namespace

bool Teller::gives_choice_up(Person by, bool by_touch) {
    const auto color = color_of(by);
    const auto& waiting = standing_.waiting;
    if (is_rest_ || !color || !waiting || waiting->binds == *color) return false;
    if (waiting->chooser != party_of(*color)) return false;
    Incident& matter = standing_.matters[waiting->matter];
    const auto instead = by_touch ? std::nullopt : moved_meanwhile(standing_, waiting->matter);
    if (instead) {
        matter.acts.push_back(index_);
        matter.play.played_instead = instead;
        matter.since.claimant_touched = true;
        raise(waiting->matter, EffectWord::on_board);
        return is_half_told_ = true;
    }
    if (waiting->may_stand && is_taken_back_meanwhile(matter)) return lets_be_taken_back(by, matter);
    const bool keeps = keeps_choice(by, by_touch);
    if (keeps && (by_touch || !waiting->may_stand)) return false;
    matter.acts.push_back(index_);
    if (keeps) {
        matter.choice.demand = DemandMade{by, Demand{.option = rules::DoWord{rules::Deed::stand}}, true};
    } else {
        matter.since.claimant_touched = true;
        matter.choice.given_up = true;
    }
    raise(waiting->matter, keeps ? EffectWord::chose : EffectWord::on_board);
    return is_half_told_ = true;
}

/// By the notice that he has given, where the code says so, or having demanded before he only touches. Who plays on
/// after a lawful move, or after another that was made since, has let go what he might have had; so of what is
/// referred.
bool Teller::keeps_choice(Person by, bool by_touch) const {
    const Waiting& waiting = *standing_.waiting;
    const Incident& matter = standing_.matters[waiting.matter];
    if (by_touch && matter.choice.demand) return true;
    const bool has_called = matter.objection.raised_by == by;  // nobody calls attention for him
    if (!ruleset_.definitions.notice_keeps_choice || !has_called) return false;
    const bool is_lawful = matter.play.complete == true && legal_move_made(matter);
    const bool is_played_over = turn_made_meanwhile(standing_, waiting.matter) != nullptr;
    return by_touch || !(waiting.is_referred || is_played_over || (is_lawful && !waiting.may_stand));
}

/// Who goes on from the board without the move that its player has taken back has chosen that.
bool Teller::lets_be_taken_back(Person by, Incident& early) {
    early.acts.push_back(index_);
    early.choice.demand = DemandMade{by, Demand{.option = rules::DoWord{rules::Deed::restore}}, true};
    raise(standing_.waiting->matter, EffectWord::chose);
    return is_half_told_ = true;
}

/// A window runs from the offence: what the other player touched while the only man touched could still be played
/// closes nothing against a turn that goes on with another.
void Teller::begin_offence(const std::vector<Square>& men) {
    Incident& turn = standing_.unfinished;
    const auto position = playable();
    if (turn.play.done || turn.play.touched.size() != 1 || !position) return;
    const Square first = turn.play.touched.front().square;
    const auto moves = position->legal_moves();
    const bool could_be_played = std::any_of(moves.begin(), moves.end(), [&](chess::Move move) {
        return move.from() == first || position->captured(move) == first;
    });
    const bool goes_on_with_it = std::find(men.begin(), men.end(), first) != men.end();
    if (could_be_played && !goes_on_with_it) turn.since.claimant_touched.reset();
}

/// A duty left him in the middle of his turn, and he went on with another move than was due.
bool Teller::has_moved_on_in_the_turn(const Incident& matter) const {
    const bool is_ended = matter.play.complete == true || (matter.play.pressed && has_let_go(matter));
    return matter.play.done && is_ended && matter.ply == standing_.ply && has_moved_since_objection(dispute_, matter);
}

/// What was done out of turn in the middle of this move stands: on the board that the whole of the move leaves.
bool Teller::lets_stand_in_the_middle(const Consequence& consequence) const {
    const Incident& early = standing_.matters[consequence.matter];
    const bool stands = consequence.back && !consequence.stands.empty();
    return stands && early.in_half_done_turn && early.ply == standing_.ply &&
           as_finished(standing_.unfinished).has_value();
}

void Teller::finish_the_move() {
    Incident& turn = standing_.unfinished;
    turn.play.done = as_finished(turn);
    turn.now = with(*turn.play.done, *turn.base);
    turn.play.complete = true;
    if (standing_.unfinished_matter) {
        standing_.matters[*standing_.unfinished_matter] = turn;
        standing_.last_turn = standing_.unfinished_matter;
    } else {
        standing_.matters.push_back(turn);
        standing_.last_turn = standing_.matters.size() - 1;
    }
    played({played_of(*turn.play.done), {}});
    standing_.board = turn.now;
    standing_.turn = !*standing_.turn;
    ++standing_.ply;
    follow_half_done_turn();
    fresh_turn();
}

/// The move that was put back is on the board again, as the other player has it.
void Teller::reinstate(std::size_t matter) {
    Incident& turn = standing_.matters[matter];
    turn.fate = Fate::open;
    turn.objection.account_closed = false;  // his reply, now, is to what was played
    standing_.waiting.reset();
    put_on_the_board_again(matter);
}

void Teller::put_on_the_board_again(std::size_t matter) {
    const Incident& turn = standing_.matters[matter];
    played({turn.play.done->legal ? game::Played(*turn.play.done->legal) : game::Played(turn.play.done->raw), {}});
    standing_.board = turn.now;
    standing_.last_turn = matter;
    standing_.turn = !*turn.offender;
    ++standing_.ply;
    fresh_turn();
}

/// The other player goes on from an answer that was not what was due: nobody exacts that any more, and the move stands
/// as one made with the men in question touched.
void Teller::go_on_from_wrong_answer(Person by) {
    const auto color = color_of(by);
    const auto waiting = standing_.waiting;
    if (is_rest_ || !color || !waiting || waiting->binds == *color || waiting->chooser) return;
    Incident& matter = standing_.matters[waiting->matter];
    const bool has_only_touched = std::holds_alternative<Touch>(dispute_.acts[index_].what);
    const bool has_exacted = matter.choice.demand && matter.choice.demand->by == by;
    if (has_only_touched && has_exacted) return leave_wrong_answer(waiting->matter);
    if (!matter.choice.answer && has_moved_on_in_the_turn(matter)) return reinstate(waiting->matter);
    if (!matter.choice.answer && has_moved_unlawfully_since(standing_, waiting->matter)) {
        matter.due.lapsed = true;
        return standing_.waiting.reset();
    }
    const auto position = playable();
    if (!matter.choice.answer || !position) return;
    const auto move = move_named(*position, matter.choice.answer->move);
    const auto wrong = std::find_if(standing_.effects.rbegin(), standing_.effects.rend(), [&](const Effect& effect) {
        return effect.why == NoEffect::not_what_is_due && effect.matter == waiting->matter;
    });
    if (!move || wrong == standing_.effects.rend()) return;
    *wrong = {.what = EffectWord::on_board};
    matter.choice.answer.reset();
    matter.due.lapsed = true;
    standing_.waiting.reset();
    standing_.unfinished.play.touched = men_handled(matter);
    standing_.unfinished.objection.account_closed = false;
    const auto now = std::exchange(index_, static_cast<std::size_t>(standing_.effects.rend() - wrong) - 1);
    make(*move);
    index_ = now;
}

/// What has been demanded in time stays due, though he who demanded it touches a man after another move was made: an
/// unlawful one is put back.
void Teller::leave_wrong_answer(std::size_t due) {
    if (!has_moved_unlawfully_since(standing_, due)) return;
    const Incident& turn = standing_.matters[*standing_.last_turn];
    go_back({.matter = due, .back = Consequence::Back{turn.base, turn.ply}});
}

bool Teller::only_gave_choice_up(Person by) const {
    const auto color = color_of(by);
    return is_rest_ && color && standing_.turn == !*color;
}

bool Teller::replies_to_move_wanted_back(Person by) {
    const auto color = color_of(by);
    if (is_rest_ || !color || standing_.turn != !*color || standing_.matters.empty()) return false;
    Incident& back = standing_.matters.back();
    const bool is_wanted_back = back.play.retracted && back.play.complete == true && back.fate == Fate::open &&
                                back.play.done && back.offender == !*color && !has_content(standing_.unfinished);
    if (!is_wanted_back) return false;
    raise(standing_.matters.size() - 1, EffectWord::on_board);
    return is_half_told_ = true;
}

/// The man of an illegal move put on another square before anybody did anything else: that move is taken back, and what
/// is played instead goes from where the man came from. So of a legal one where a turn is ended by the press.
std::optional<Step> Teller::moved_on(Person by, const Step& step) {
    const auto color = color_of(by);
    const Incident* own = color && standing_.turn == !*color ? last_turn_of(*color) : nullptr;
    if (own == nullptr || !own->play.done || own->play.pressed || own->fate != Fate::open) return std::nullopt;
    if (own->play.done->legal && !(knows_the_press() && regulates(Kind::change))) return std::nullopt;
    const game::IrregularMove& before = own->play.done->raw;
    if (has_content(standing_.unfinished) || before.rook || before.man.to != step.first) return std::nullopt;
    return Step{before.man.from, step.second};
}

/// The Rook fetched by itself, after the King of a castling begun.
std::optional<Castle> Teller::finishes_castling(Person by, const MoveMan& move) const {
    const auto& done = standing_.unfinished.play.done;
    if (!done || standing_.turn != color_of(by) || !done->castling || done->raw.rook || done->held) return std::nullopt;
    const chess::RawMove& king = done->raw.man;
    const Square beside = Square::at((king.from.file() + king.to.file()) / 2, king.to.rank());
    if (move.step.second != beside || !standing_.board || !standing_.board->board.at(move.step.first))
        return std::nullopt;
    const bool is_rook = standing_.board->board.at(move.step.first)->role == chess::Role::rook;
    return is_rook ? std::optional(Castle{{king.from, king.to}, move.step, done->two_hands}) : std::nullopt;
}

/// A man that stands elsewhere only by a move not finished yet, in the eyes of the other player: where it came from.
Square Teller::in_base(Person by, Square man) const {
    const auto& done = standing_.unfinished.play.done;
    const bool is_others = done && standing_.turn && color_of(by) == !*standing_.turn;
    if (!is_others || gives_up_turn(*done, ruleset_.definitions)) return man;
    return done->raw.man.to == man ? done->raw.man.from : man;
}

/// The step of a man that he has let go in a move not finished, from where it came: it is told from there again, or
/// from where it was let go.
Step Teller::from_where_it_came(Person by, const Step& step) const {
    const auto& done = standing_.unfinished.play.done;
    const bool is_moved_on = has_left_unfinished(by) && done->raw.man.to == step.first;
    return is_moved_on ? Step{done->raw.man.from, step.second} : step;
}

bool Teller::has_left_unfinished(Person by) const {
    const auto& done = standing_.unfinished.play.done;
    return done && !done->held && standing_.unfinished.play.complete == false && standing_.turn == color_of(by);
}

/// He has let a man go in a move that he did not finish, and moves another, or the same one elsewhere: what he did
/// first is taken back.
bool Teller::leaves_unfinished(Person by, const Step& step) const {
    if (!has_left_unfinished(by) || is_bound_to_finish(standing_)) return false;
    const chess::RawMove& man = standing_.unfinished.play.done->raw.man;
    return man.from == step.first ? man.to != step.second : man.to != step.first;
}

}  // namespace jadoube::adjudicate
