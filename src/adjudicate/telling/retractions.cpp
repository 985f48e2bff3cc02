#include "adjudicate/telling/retractions.hpp"

#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/telling/adjourning.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/objections.hpp"
#include "adjudicate/telling/story.hpp"
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

/// What play goes on from is still the board without it.
bool takes_back_move_out_of_turn(Story& story, Color color) {
    const auto matter = story.now.out_of_turn;
    if (!matter || story.now.matters[*matter].offender != color) return false;
    if (story.now.matters[*matter].fate != Fate::open) return false;
    story.now.matters[*matter].acts.push_back(story.index);
    story.now.out_of_turn.reset();
    return true;
}

/// The turn after a move was taken back: the men handled stay touched.
void carry_on(Story& story, std::vector<Handled> touched) {
    fresh_turn(story);
    story.now.unfinished.play.touched = std::move(touched);
    story.now.unfinished.due.carried = story.now.unfinished.play.touched.size();
}

/// A move that was not made to the end when the clock was pressed: the press is of it, and so is the wish.
bool takes_back_what_was_pressed(Story& story, Color color) {
    const auto matter = story.now.pressed_away;
    if (!matter || story.now.matters[*matter].offender != color || !has_let_go(story.now.unfinished)) return false;
    Incident& pressed = story.now.matters[*matter];
    if (pressed.fate != Fate::open || !pressed.play.done) return false;
    pressed.play.retracted = true;
    pressed.acts.push_back(story.index);
    carry_on(story, men_handled(story.now.unfinished));
    return true;
}

/// The other player has still to choose whether it stands: it is off the board until he does.
bool takes_back_what_is_to_be_chosen(Story& story, Color color) {
    const auto& waiting = story.now.waiting;
    if (!waiting || waiting->chooser != party_of(!color) || !waiting->may_stand) return false;
    Incident& early = story.now.matters[waiting->matter];
    if (early.offender != color || !rules::covers_any(Kind::out_of_turn_move, early.kinds)) return false;
    early.acts.push_back(story.index);
    story.effect() = {.what = EffectWord::on_board, .matter = waiting->matter};
    return true;
}

/// A ruling on what he did last has put it back already: he only does what was ruled.
bool has_been_put_back(const Story& story, Color color) {
    const auto ruled =
        std::find_if(story.now.matters.rbegin(), story.now.matters.rend(), [&](const Incident& incident) {
            return incident.offender == color && !is_beside_the_board(incident) && incident.play.done;
        });
    return ruled != story.now.matters.rend() && ruled->fate == Fate::judged &&
           rules::covers_any(Kind::out_of_turn_move, ruled->kinds) && ruled->ply == story.now.ply;
}

/// The last move of a player who is on turn again: the other has replied to it. Not where a false "check" was said:
/// the law on that says until when.
const Incident* turn_replied_to(const Story& story, Color color) {
    const bool is_misled = std::ranges::any_of(story.now.matters, [&](const Incident& word) {
        return rules::covers_any(Kind::check_false, word.kinds) && word.offender == !color;
    });
    if (is_misled) return nullptr;
    const auto it = std::find_if(story.now.matters.rbegin(), story.now.matters.rend(), [&](const Incident& turn) {
        return turn.offender == color && turn.fate == Fate::open && turn.ply + 2 == story.now.ply && turn.play.done &&
               turn.play.done->legal && !turn.play.retracted && !is_beside_the_board(turn);
    });
    return it == story.now.matters.rend() ? nullptr : &*it;
}

/// The other player has acted since: the move stays on the board, and that he took it back is a matter beside it. What
/// he plays instead is part of that.
void wants_back_what_was_answered(Story& story, const Incident& made) {
    Incident change = separate_incident(story, made.offender, Kind::change);
    change.base = made.base;
    change.now = made.now;
    change.ply = made.ply;
    change.play = made.play;
    change.play.retracted = true;
    change.acts = {story.index};
    change.beside_the_board = true;
    story.now.wanted_back = WantedBack{open(story, std::move(change)), story.now.ply};
}

/// Nothing was let go: the turn goes on, and whether the man may be put elsewhere is asked of it. On a touch that has
/// been ruled upon that makes no new matter.
void put_back(Story& story) {
    Incident& turn = story.now.unfinished;
    turn.acts.push_back(story.index);
    turn.play.retracted = true;
    if (story.now.unfinished_matter) leave_only_touched(story, turn);
}

void takes_back_on_turn(Story& story, Color color) {
    story.now.unfinished.play.begun_before = false;
    if (!has_content(story.now.unfinished)) {
        if (is_last_on_board_judged(story)) return no_effect(story, NoEffect::ruled_upon);
        if (const Incident* made = turn_replied_to(story, color)) return wants_back_what_was_answered(story, *made);
        if (story.now.ply > 0) return no_effect(story, NoEffect::answered_since);
        return refuse(story, "there is nothing to take back");
    }
    if (!has_let_go(story.now.unfinished)) return put_back(story);
    story.now.unfinished.play.retracted = true;
    story.now.unfinished.acts.push_back(story.index);
    const std::vector<Handled> touched = men_handled(story.now.unfinished);
    end_turn(story);
    carry_on(story, touched);
}

/// "Check" had been said to him: whether he could take his move back is measured now.
void close_what_misled(Story& story, Color color) {
    for (Incident& word : story.now.matters) {
        const bool is_it = rules::covers_any(Kind::check_false, word.kinds) && word.fate == Fate::open;
        if (is_it && word.offender == !color) word.objection.account_closed = true;
    }
}

void takes_back_last_turn(Story& story, Person by, Color color) {
    Incident* incident = last_turn_of(story, color);
    if (incident != nullptr) forget_failed_objection(story.now, *incident);
    const bool is_ruled = incident != nullptr ? incident->fate == Fate::judged : is_last_on_board_judged(story);
    if (is_ruled && takes_back_what_was_misled(story, by)) return;
    if (is_ruled) return no_effect(story, NoEffect::ruled_upon);
    const bool is_answered = incident != nullptr && incident->since.claimant_touched == true &&
                             (legal_move_made(*incident) || incident->since.stands);
    if (is_answered && takes_back_what_was_misled(story, by)) return;
    if (is_answered && incident->since.stands) story.now.wanted_back = WantedBack{*story.now.last_turn, story.now.ply};
    if (is_answered && !incident->since.stands) return wants_back_what_was_answered(story, *incident);
    if (is_answered || (incident == nullptr && story.now.ply > 1)) return no_effect(story, NoEffect::answered_since);
    if (incident == nullptr) return refuse(story, "this player has no move to take back");
    incident->play.retracted = true;
    incident->acts.push_back(story.index);
    close_what_misled(story, color);
    story.now.board = incident->base;
    story.now.ply = incident->ply;
    story.now.line.resize(static_cast<std::size_t>(story.now.ply));
    story.now.made = story.now.line;
    story.now.turn = color;
    const std::vector<Handled> touched = men_handled(*incident);
    story.now.last_turn.reset();
    carry_on(story, touched);
}

}  // namespace

/// A move out of turn, by its player, before the other one chose whether it stands.
bool is_taken_back_meanwhile(const Story& story, const Incident& early) {
    const bool is_early = rules::covers_any(Kind::out_of_turn_move, early.kinds);
    return is_early && std::ranges::any_of(early.acts, [&](std::size_t act) {
               return std::holds_alternative<Retract>(story.dispute.acts[act].what) &&
                      color_of(story.dispute.acts[act].by) == early.offender;
           });
}

void on(Story& story, Person by, const Retract&) {
    const auto color = player(story, by);
    if (!color) return;
    if (has_sealed(story, *color) && !has_content(story.now.unfinished)) return change_sealed_move(story, *color);
    story.effect().what = EffectWord::on_board;
    if (takes_back_move_out_of_turn(story, *color) || takes_back_what_was_pressed(story, *color)) return;
    if (takes_back_what_is_to_be_chosen(story, *color)) return;
    if (has_been_put_back(story, *color)) return no_effect(story, NoEffect::ruled_upon);
    if (turn_for(story, *color) == *color) return takes_back_on_turn(story, *color);
    takes_back_last_turn(story, by, *color);
}

bool plays_instead_of_what_was_answered(Story& story, Person by, Square from) {
    const auto wanted = story.now.wanted_back;
    const bool is_his = wanted && story.now.matters[wanted->matter].offender == color_of(by);
    if (!is_his || story.now.ply != wanted->ply) return false;
    if (story.now.turn == color_of(by) && story.now.board->board.at(from)) return false;  // a move of his own turn
    if (story.now.matters[wanted->matter].since.stands) return no_effect(story, NoEffect::answered_since), true;
    story.now.matters[wanted->matter].acts.push_back(story.index);
    story.effect() = {.what = EffectWord::opened, .matter = wanted->matter};
    return true;
}

/// The other player had said "check": that a move made because of it may go back is for the law on what he said, and
/// his own touch since does not end it (SP-25).
bool takes_back_what_was_misled(Story& story, Person by) {
    const auto color = color_of(by);
    if (!color || !regulates(story, Kind::check_false)) return false;
    const auto said = std::find_if(story.now.matters.rbegin(), story.now.matters.rend(), [&](const Incident& word) {
        return rules::covers_any(Kind::check_false, word.kinds) && word.fate == Fate::open &&
               word.offender == !*color && word.since.opponent_replied == true && word.since.speaker_moved != true;
    });
    if (said == story.now.matters.rend()) return false;
    const std::size_t matter = doubt(story, by, *said);
    story.now.matters[matter].choice.demand =
        DemandMade{by, Demand{.option = rules::DoWord{rules::Deed::restore}}, true};
    raise(story, matter);
    return true;
}

void leave_only_touched(Story& story, Incident& turn) {
    if (!turn.play.retracted || has_let_go(turn) || &turn != &story.now.unfinished) return;
    turn.play.touched = men_handled(turn);
    turn.play.done.reset();
    turn.play.complete.reset();
    turn.play.retracted = false;
}

}  // namespace jadoube::adjudicate
