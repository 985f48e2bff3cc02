#include "adjudicate/telling/presses.hpp"

#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/telling/adjourning.hpp"
#include "adjudicate/telling/story.hpp"
#include "adjudicate/telling/words.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Square;
using rules::Kind;

namespace {

/// Until a ruling on that press his clock does not run, and another changes nothing; after it he has to move.
bool has_pressed_already(const Story& story) {
    const auto& pressed = story.now.pressed_away;
    return pressed && story.now.matters[*pressed].fate != Fate::judged && !has_content(story.now.unfinished);
}

/// An answer outside what is due, by who presses now: the duty of that matter remains, and the press that belongs to
/// the answer is no press without a move.
struct NotAccepted {
    std::size_t act = 0;
    std::size_t matter = 0;
};
std::optional<NotAccepted> answer_not_accepted(const Story& story, Person by) {
    const auto act = last_act_of(story.dispute.acts, by, story.index);
    if (!act || !story.now.waiting) return std::nullopt;
    const Effect& answered = story.now.effects[*act];
    const bool is_it = answered.why == NoEffect::not_what_is_due && answered.matter;
    return is_it ? std::optional(NotAccepted{*act, *answered.matter}) : std::nullopt;
}

/// It was not what is due and is on no board: how it was played is a matter of its own all the same, with the men that
/// the player is still bound to.
void note_two_hands_of_answer(Story& story, Color color, const NotAccepted& answer) {
    if (!uses_two_hands(story.dispute.acts[answer.act])) return;
    Incident two_hands = separate_incident(story, color, Kind::press_two_hands);
    two_hands.kinds.push_back(Kind::touch);
    two_hands.play.touched = men_handled(story.now.matters[answer.matter]);
    two_hands.play.complete = false;
    two_hands.play.pressed = true;
    two_hands.acts = {answer.act, story.index};
    open(story, std::move(two_hands));
}

/// It was no legal move either, and the press has completed it.
void note_illegal_answer(Story& story, const NotAccepted& answer) {
    const Incident& asked = story.now.matters[answer.matter];
    const bool is_answer = asked.play.done && asked.base && !asked.choice.answer;
    if (!is_answer || asked.play.done->legal || asked.play.done->two_hands) return;
    Incident illegal;
    illegal.offender = asked.offender;
    illegal.base = asked.base;
    illegal.ply = asked.ply;
    illegal.play.done = asked.play.done;
    illegal.play.touched = asked.play.touched;
    illegal.play.complete = illegal.play.pressed = true;
    illegal.now = with(*illegal.play.done, *illegal.base);
    illegal.kinds = kinds_of(illegal);
    illegal.acts = {answer.act, story.index};
    open(story, std::move(illegal));
}

/// The opponent has replied before he could press: he is still to be let press (FIDE 2023 6.2.2).
Incident* turn_still_to_press(Story& story, Color color) {
    const auto& last = story.now.last_turn;
    if (has_content(story.now.unfinished) || !last) return nullptr;
    const Incident& reply = story.now.matters[*last];
    if (reply.offender != !color) return nullptr;
    const auto is_the_one_before = [&](const Incident& one) {
        const bool is_made = one.play.done || one.unseen.moved;
        return is_made && one.fate != Fate::fallen && one.ply + 1 == reply.ply;
    };
    const auto end = story.now.matters.rend();
    const auto own = std::find_if(end - static_cast<std::ptrdiff_t>(*last), end, is_the_one_before);
    const bool is_his = own != end && own->offender == color && own->play.complete == true && !own->play.pressed;
    return is_his ? &*own : nullptr;
}

/// A press while it is this player's turn.
void press_on_turn(Story& story, Person by, Color color) {
    if (has_man_in_hand(story)) {
        story.now.unfinished.play.pressed = true;
        story.now.unfinished.acts.push_back(story.index);
    } else if (const auto answer = answer_not_accepted(story, by)) {
        story.now.matters[answer->matter].acts.push_back(story.index);
        note_two_hands_of_answer(story, color, *answer);
        note_illegal_answer(story, *answer);
    } else if (Incident* before = turn_still_to_press(story, color)) {
        before->play.pressed = true;
        before->acts.push_back(story.index);
    } else if (has_pressed_already(story)) {
        story.now.matters[*story.now.pressed_away].acts.push_back(story.index);
    } else if (const Incident& turn = story.now.unfinished;
               turn.play.done && turn.base && stays_a_pawn(*turn.play.done, *turn.base)) {
        story.now.unfinished.play.pressed = true;
        story.now.unfinished.acts.push_back(story.index);
        close_turn(story);
    } else {
        story.now.unfinished.acts.push_back(story.index);
        press_in_the_middle(story);
    }
}

/// His move stands in the record or the position: what he offered among the acts came between the move and the press.
void note_offer_before_the_press(Story& story, Color color) {
    if (!may_still_press_move_before_the_acts(story, color)) return;
    for (Incident& offer : story.now.matters) {
        const bool is_his = offer.kinds == std::vector{Kind::draw_offer} && offer.offender == color;
        if (is_his) offer.offer_timely = true;
    }
}

/// What the press makes an offence of was none when somebody spoke before it.
void press_after_the_move(Story& story, Color color) {
    Incident* turn = last_turn_of(story, color);
    if (turn == nullptr) return note_offer_before_the_press(story, color);
    turn->play.pressed = true;
    turn->acts.push_back(story.index);
    if (!turn->own_kinds && turn->kinds.empty() && !kinds_of(*turn).empty()) turn->fate = Fate::open;
}

/// Something that the player did on the board, as far as it is told, for which he presses now.
bool has_something_to_press(Story& story, Person by, Color color) {
    if (turn_for(story, color) != color) return true;
    return has_content(story.now.unfinished) || story.now.unfinished.play.begun_before || has_man_in_hand(story) ||
           answer_not_accepted(story, by) || turn_still_to_press(story, color) != nullptr;
}

}  // namespace

void on(Story& story, Person by, const Press& press) {
    const auto color = player(story, by);
    if (!color || !knows_the_press(story)) return;
    if (has_sealed(story, *color)) {
        story.now.sealed->is_paused = true;
        return;
    }
    story.effect().what = EffectWord::on_board;
    const auto pressed_before = story.now.pressed_away;
    // Of the hand one speaks only after a move: where none is told, it was made all the same.
    if (!press.other_hand || has_something_to_press(story, by, *color))
        turn_for(story, *color) == *color ? press_on_turn(story, by, *color) : press_after_the_move(story, *color);
    if (!press.other_hand || story.now.pressed_away != pressed_before) return;
    Incident other_hand = separate_incident(story, color, Kind::press_other_hand);
    other_hand.acts.push_back(story.index);
    open(story, std::move(other_hand));
}

bool knows_the_press(const Story& story) {
    return std::any_of(story.ruleset.articles.begin(), story.ruleset.articles.end(),
                       [](const rules::Article& article) { return rules::covers_any(Kind::press, article.triggers); });
}

void press_in_the_middle(Story& story) {
    Incident& turn = story.now.unfinished;
    const Incident begun = turn;
    turn.play.pressed = true;
    if (!turn.since.claimant_touched) turn.since.claimant_touched = false;  // what is touched after it closes nothing
    turn.now = has_let_go(turn) ? std::optional(with(*turn.play.done, *turn.base)) : story.now.board;
    const std::size_t matter = end_turn(story);
    fresh_turn(story);
    turn.play.done = begun.play.done;
    turn.play.complete = begun.play.complete;
    turn.play.begun_before = true;
    story.now.pressed_away = matter;
}

bool has_man_in_hand(const Story& story) {
    return story.now.unfinished.play.done && story.now.unfinished.play.done->held && !story.now.unfinished.play.pressed;
}

}  // namespace jadoube::adjudicate
