// The clock pressed: after a move, in its middle, or without one.
#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/teller.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Square;
using rules::Kind;

void Teller::on(Person by, const Press& press) {
    const auto color = player(by);
    if (!color || !knows_the_press()) return;
    if (has_sealed(*color)) {
        standing_.sealed->is_paused = true;
        return;
    }
    effect().what = EffectWord::on_board;
    const auto pressed_before = standing_.pressed_away;
    // Of the hand one speaks only after a move: where none is told, it was made all the same.
    if (!press.other_hand || has_something_to_press(by, *color))
        turn_for(*color) == *color ? press_on_turn(by, *color) : press_after_the_move(*color);
    if (!press.other_hand || standing_.pressed_away != pressed_before) return;
    Incident other_hand = separate_incident(color, Kind::press_other_hand);
    other_hand.acts.push_back(index_);
    open(std::move(other_hand));
}

bool Teller::knows_the_press() const {
    return std::any_of(ruleset_.articles.begin(), ruleset_.articles.end(),
                       [](const rules::Article& article) { return rules::covers_any(Kind::press, article.triggers); });
}

/// Until a ruling on that press his clock does not run, and another changes nothing; after it he has to move.
bool Teller::has_pressed_already() const {
    const auto& pressed = standing_.pressed_away;
    return pressed && standing_.matters[*pressed].fate != Fate::judged && !has_content(standing_.unfinished);
}

void Teller::press_on_turn(Person by, Color color) {
    if (has_man_in_hand()) {
        standing_.unfinished.play.pressed = true;
        standing_.unfinished.acts.push_back(index_);
    } else if (const auto answered = answer_not_accepted(by)) {
        standing_.matters[*answered].acts.push_back(index_);
        note_two_hands_of_answer(color, *answered);
        note_illegal_answer(*answered);
    } else if (Incident* before = turn_still_to_press(color)) {
        before->play.pressed = true;
        before->acts.push_back(index_);
    } else if (has_pressed_already()) {
        standing_.matters[*standing_.pressed_away].acts.push_back(index_);
    } else if (const Incident& turn = standing_.unfinished;
               turn.play.done && turn.base && stays_a_pawn(*turn.play.done, *turn.base)) {
        standing_.unfinished.play.pressed = true;
        standing_.unfinished.acts.push_back(index_);
        close_turn();
    } else {
        standing_.unfinished.acts.push_back(index_);
        press_in_the_middle();
    }
}

/// What the press makes an offence of was none when somebody spoke before it.
void Teller::press_after_the_move(Color color) {
    Incident* turn = last_turn_of(color);
    if (turn == nullptr) return note_offer_before_the_press(color);
    turn->play.pressed = true;
    turn->acts.push_back(index_);
    if (!turn->own_kinds && turn->kinds.empty() && !kinds_of(*turn).empty()) turn->fate = Fate::open;
}

/// His move stands in the record or the position: what he offered among the acts came between the move and the press.
void Teller::note_offer_before_the_press(Color color) {
    if (!may_still_press_move_before_the_acts(color)) return;
    for (Incident& offer : standing_.matters) {
        const bool is_his = offer.kinds == std::vector{Kind::draw_offer} && offer.offender == color;
        if (is_his) offer.offer_timely = true;
    }
}

void Teller::press_in_the_middle() {
    Incident& turn = standing_.unfinished;
    const Incident begun = turn;
    turn.play.pressed = true;
    if (!turn.since.claimant_touched) turn.since.claimant_touched = false;  // what is touched after it closes nothing
    turn.now = has_let_go(turn) ? std::optional(with(*turn.play.done, *turn.base)) : standing_.board;
    const std::size_t matter = end_turn();
    fresh_turn();
    turn.play.done = begun.play.done;
    turn.play.complete = begun.play.complete;
    turn.play.begun_before = true;
    standing_.pressed_away = matter;
}

/// Something that the player did on the board, as far as it is told, for which he presses now.
bool Teller::has_something_to_press(Person by, Color color) {
    if (turn_for(color) != color) return true;
    return has_content(standing_.unfinished) || standing_.unfinished.play.begun_before || has_man_in_hand() ||
           answer_not_accepted(by) || turn_still_to_press(color) != nullptr;
}

bool Teller::has_man_in_hand() const {
    return standing_.unfinished.play.done && standing_.unfinished.play.done->held && !standing_.unfinished.play.pressed;
}

/// The matter in which the act before this one was an answer outside what is due: the duty remains, and the press that
/// belongs to that answer is no press without a move.
std::optional<std::size_t> Teller::answer_not_accepted(Person by) const {
    if (index_ == 0 || dispute_.acts[index_ - 1].by != by) return std::nullopt;
    const Effect& before = standing_.effects[index_ - 1];
    return before.why == NoEffect::not_what_is_due && standing_.waiting ? before.matter : std::nullopt;
}

/// It was no legal move either, and the press has completed it.
void Teller::note_illegal_answer(std::size_t answered) {
    const Incident& asked = standing_.matters[answered];
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
    illegal.acts = {index_ - 1, index_};
    open(std::move(illegal));
}

/// It was not what is due and is on no board: how it was played is a matter of its own all the same, with the men that
/// the player is still bound to.
void Teller::note_two_hands_of_answer(Color color, std::size_t answered) {
    if (!uses_two_hands(dispute_.acts[index_ - 1])) return;
    Incident two_hands = separate_incident(color, Kind::press_two_hands);
    two_hands.kinds.push_back(Kind::touch);
    two_hands.play.touched = men_handled(standing_.matters[answered]);
    two_hands.play.complete = false;
    two_hands.play.pressed = true;
    two_hands.acts = {index_ - 1, index_};
    open(std::move(two_hands));
}

/// The opponent has replied before he could press: he is still to be let press (FIDE 2023 6.2.2).
Incident* Teller::turn_still_to_press(Color color) {
    const auto& last = standing_.last_turn;
    if (has_content(standing_.unfinished) || !last) return nullptr;
    const Incident& reply = standing_.matters[*last];
    if (reply.offender != !color) return nullptr;
    const auto is_the_one_before = [&](const Incident& one) {
        return one.play.done && one.fate != Fate::fallen && one.ply + 1 == reply.ply;
    };
    const auto end = standing_.matters.rend();
    const auto own = std::find_if(end - static_cast<std::ptrdiff_t>(*last), end, is_the_one_before);
    const bool is_his = own != end && own->offender == color && own->play.complete == true && !own->play.pressed;
    return is_his ? &*own : nullptr;
}

}  // namespace jadoube::adjudicate
