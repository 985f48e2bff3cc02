// What a player takes back, or wants back: a man, a move, a sealed move; and whether he still can.
#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/teller.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Square;
using rules::Kind;

namespace {

/// Nothing was wrong with it, and nothing has come of the objection: that he takes it back is a matter of its own.
void forget_failed_objection(const Standing& standing, Incident& turn) {
    const bool has_failed = turn.fate == Fate::judged && turn.kinds.empty() && legal_move_made(turn) &&
                            !turn.undecided && !turn.due.went_back && !standing.waiting;
    if (!has_failed) return;
    turn.fate = Fate::open;
    turn.objection = {};
}

}  // namespace

/// What play goes on from is still the board without it.
bool Teller::takes_back_move_out_of_turn(Color color) {
    const auto matter = standing_.out_of_turn;
    if (!matter || standing_.matters[*matter].offender != color) return false;
    if (standing_.matters[*matter].fate != Fate::open) return false;
    standing_.matters[*matter].acts.push_back(index_);
    standing_.out_of_turn.reset();
    return true;
}

/// A move that was not made to the end when the clock was pressed: the press is of it, and so is the wish.
bool Teller::takes_back_what_was_pressed(Color color) {
    const auto matter = standing_.pressed_away;
    if (!matter || standing_.matters[*matter].offender != color || !has_let_go(standing_.unfinished)) return false;
    Incident& pressed = standing_.matters[*matter];
    if (pressed.fate != Fate::open || !pressed.play.done) return false;
    pressed.play.retracted = true;
    pressed.acts.push_back(index_);
    carry_on(men_handled(standing_.unfinished));
    return true;
}

/// The other player has still to choose whether it stands: it is off the board until he does.
bool Teller::takes_back_what_is_to_be_chosen(Color color) {
    const auto& waiting = standing_.waiting;
    if (!waiting || waiting->chooser != party_of(!color) || !waiting->may_stand) return false;
    Incident& early = standing_.matters[waiting->matter];
    if (early.offender != color || !rules::covers_any(Kind::out_of_turn_move, early.kinds)) return false;
    early.acts.push_back(index_);
    effect() = {.what = EffectWord::on_board, .matter = waiting->matter};
    return true;
}

/// A move out of turn, by its player, before the other one chose whether it stands.
bool Teller::is_taken_back_meanwhile(const Incident& early) const {
    const bool is_early = rules::covers_any(Kind::out_of_turn_move, early.kinds);
    return is_early && std::ranges::any_of(early.acts, [&](std::size_t act) {
               return std::holds_alternative<Retract>(dispute_.acts[act].what) &&
                      color_of(dispute_.acts[act].by) == early.offender;
           });
}

/// A ruling on what he did last has put it back already: he only does what was ruled.
bool Teller::has_been_put_back(Color color) const {
    const auto ruled =
        std::find_if(standing_.matters.rbegin(), standing_.matters.rend(), [&](const Incident& incident) {
            return incident.offender == color && !is_beside_the_board(incident) && incident.play.done;
        });
    return ruled != standing_.matters.rend() && ruled->fate == Fate::judged &&
           rules::covers_any(Kind::out_of_turn_move, ruled->kinds) && ruled->ply == standing_.ply;
}

void Teller::on(Person by, const Retract&) {
    const auto color = player(by);
    if (!color) return;
    if (has_sealed(*color) && !has_content(standing_.unfinished)) return change_sealed_move(*color);
    effect().what = EffectWord::on_board;
    if (takes_back_move_out_of_turn(*color) || takes_back_what_was_pressed(*color)) return;
    if (takes_back_what_is_to_be_chosen(*color)) return;
    if (has_been_put_back(*color)) return no_effect(NoEffect::ruled_upon);
    if (turn_for(*color) == *color) return takes_back_on_turn(*color);
    takes_back_last_turn(by, *color);
}

void Teller::takes_back_on_turn(Color color) {
    standing_.unfinished.play.begun_before = false;
    if (!has_content(standing_.unfinished)) {
        const bool is_ruled = !standing_.matters.empty() && standing_.matters.back().fate == Fate::judged;
        if (is_ruled) return no_effect(NoEffect::ruled_upon);
        if (const Incident* made = turn_replied_to(color)) return wants_back_what_was_answered(*made);
        if (standing_.ply > 0) return no_effect(NoEffect::answered_since);
        return refuse("there is nothing to take back");
    }
    if (!has_let_go(standing_.unfinished)) return put_back();
    standing_.unfinished.play.retracted = true;
    standing_.unfinished.acts.push_back(index_);
    const std::vector<Handled> touched = men_handled(standing_.unfinished);
    end_turn();
    carry_on(touched);
}

void Teller::takes_back_last_turn(Person by, Color color) {
    Incident* incident = last_turn_of(color);
    if (incident != nullptr) forget_failed_objection(standing_, *incident);
    const bool is_ruled =
        (incident != nullptr && incident->fate == Fate::judged) ||
        (incident == nullptr && !standing_.matters.empty() && standing_.matters.back().fate == Fate::judged);
    if (is_ruled && takes_back_what_was_misled(by)) return;
    if (is_ruled) return no_effect(NoEffect::ruled_upon);
    const bool is_answered = incident != nullptr && incident->since.claimant_touched == true &&
                             (legal_move_made(*incident) || incident->since.stands);
    if (is_answered && takes_back_what_was_misled(by)) return;
    if (is_answered && incident->since.stands) standing_.wanted_back = WantedBack{*standing_.last_turn, standing_.ply};
    if (is_answered && !incident->since.stands) return wants_back_what_was_answered(*incident);
    if (is_answered || (incident == nullptr && standing_.ply > 1)) return no_effect(NoEffect::answered_since);
    if (incident == nullptr) return refuse("this player has no move to take back");
    incident->play.retracted = true;
    incident->acts.push_back(index_);
    standing_.board = incident->base;
    standing_.ply = incident->ply;
    standing_.line.resize(static_cast<std::size_t>(standing_.ply));
    standing_.made = standing_.line;
    standing_.turn = color;
    const std::vector<Handled> touched = men_handled(*incident);
    standing_.last_turn.reset();
    carry_on(touched);
}

/// The other player has acted since: the move stays on the board, and that he took it back is a matter beside it. What
/// he plays instead is part of that.
void Teller::wants_back_what_was_answered(const Incident& made) {
    Incident change = separate_incident(made.offender, Kind::change);
    change.base = made.base;
    change.now = made.now;
    change.ply = made.ply;
    change.play = made.play;
    change.play.retracted = true;
    change.acts = {index_};
    change.beside_the_board = true;
    standing_.wanted_back = WantedBack{open(std::move(change)), standing_.ply};
}

/// The last move of a player who is on turn again: the other has replied to it. Not where a false "check" was said:
/// the law on that says until when.
const Incident* Teller::turn_replied_to(Color color) const {
    const bool is_misled = std::ranges::any_of(standing_.matters, [&](const Incident& word) {
        return rules::covers_any(Kind::check_false, word.kinds) && word.offender == !color;
    });
    if (is_misled) return nullptr;
    const auto it = std::find_if(standing_.matters.rbegin(), standing_.matters.rend(), [&](const Incident& turn) {
        return turn.offender == color && turn.fate == Fate::open && turn.ply + 2 == standing_.ply && turn.play.done &&
               turn.play.done->legal && !turn.play.retracted && !is_beside_the_board(turn);
    });
    return it == standing_.matters.rend() ? nullptr : &*it;
}

bool Teller::plays_instead_of_what_was_answered(Person by, Square from) {
    const auto wanted = standing_.wanted_back;
    const bool is_his = wanted && standing_.matters[wanted->matter].offender == color_of(by);
    if (!is_his || standing_.ply != wanted->ply) return false;
    if (standing_.turn == color_of(by) && standing_.board->board.at(from)) return false;  // a move of his own turn
    if (standing_.matters[wanted->matter].since.stands) return no_effect(NoEffect::answered_since), true;
    standing_.matters[wanted->matter].acts.push_back(index_);
    effect() = {.what = EffectWord::opened, .matter = wanted->matter};
    return true;
}

/// The other player had said "check": that a move made because of it may go back is for the law on what he said, and
/// his own touch since does not end it (SP-25).
bool Teller::takes_back_what_was_misled(Person by) {
    const auto color = color_of(by);
    if (!color || !regulates(Kind::check_false)) return false;
    const auto said = std::find_if(standing_.matters.rbegin(), standing_.matters.rend(), [&](const Incident& word) {
        return rules::covers_any(Kind::check_false, word.kinds) && word.fate == Fate::open &&
               word.offender == !*color && word.since.opponent_replied == true && word.since.speaker_moved != true;
    });
    if (said == standing_.matters.rend()) return false;
    const std::size_t matter = doubt(by, *said);
    standing_.matters[matter].choice.demand =
        DemandMade{by, Demand{.option = rules::DoWord{rules::Deed::restore}}, true};
    raise(matter);
    return true;
}

/// Nothing was let go: the turn goes on, and whether the man may be put elsewhere is asked of it. On a touch that has
/// been ruled upon that makes no new matter.
void Teller::put_back() {
    Incident& turn = standing_.unfinished;
    turn.acts.push_back(index_);
    turn.play.retracted = true;
    if (standing_.unfinished_matter) leave_only_touched(turn);
}

void Teller::leave_only_touched(Incident& turn) {
    if (!turn.play.retracted || has_let_go(turn) || &turn != &standing_.unfinished) return;
    turn.play.touched = men_handled(turn);
    turn.play.done.reset();
    turn.play.complete.reset();
    turn.play.retracted = false;
}

void Teller::carry_on(std::vector<Handled> touched) {
    fresh_turn();
    standing_.unfinished.play.touched = std::move(touched);
    standing_.unfinished.due.carried = standing_.unfinished.play.touched.size();
}

}  // namespace jadoube::adjudicate
