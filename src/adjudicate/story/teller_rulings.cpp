// What a ruling does to the standing: the board goes back or stays, a choice waits, the game is over.
#include <algorithm>
#include <utility>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/meanwhile.hpp"
#include "adjudicate/story/teller.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Square;
using rules::Kind;

namespace {

/// After a ruling on it everybody knows of the check that the King has to meet.
bool is_about_unannounced_check(const Incident& incident) {
    return rules::covers_any(Kind::check_called_late, incident.kinds) ||
           rules::covers_any(Kind::check_found, incident.kinds);
}

/// A resignation or an agreement is about the game, on whatever board it goes on.
bool is_word_on_the_game(const Incident& incident) {
    return std::any_of(incident.kinds.begin(), incident.kinds.end(),
                       [](Kind kind) { return rules::row_of(kind).traits.ends_game_unregulated; });
}

/// What was wrong at the start of the game each player may find in his own time.
bool is_for_each(const Incident& incident) {
    return !incident.kinds.empty() && rules::row_of(incident.kinds.front()).kind_class == rules::KindClass::setup;
}

}  // namespace

/// The matter itself: it has been judged, and so has what it did to the envelope.
void Teller::close_judged(const Consequence& consequence) {
    Incident& judged = standing_.matters[consequence.matter];
    judged.fate = Fate::judged;
    judged.undecided = consequence.is_open;
    const bool changes_envelope = judged.sealed && judged.kinds == std::vector{Kind::change} && standing_.sealed;
    if (changes_envelope && !consequence.is_open && !consequence.keeps_sealed_move) put_in_envelope(judged.acts.back());
    judged.objection.was_let_pass = consequence.is_waived && judged.objection.raised_by &&
                                    (!color_of(*judged.objection.raised_by) || is_for_each(judged));
}

void Teller::end_by(const Consequence& consequence) {
    const auto act = act_that_ended_it(consequence);
    standing_.over = Over{*consequence.over_by, act};
    if (act && *act < standing_.effects.size())
        standing_.effects[*act] = {.what = EffectWord::ended_game, .matter = consequence.matter};
    standing_.waiting.reset();
}

void Teller::apply(const Consequence& ruled) {
    Consequence consequence = ruled;
    if (lets_stand_in_the_middle(ruled)) {
        standing_.matters[ruled.matter].fate = Fate::open;  // it is followed to the board that the move leaves
        finish_the_move();
        consequence.back->ply = standing_.ply;
    }
    close_judged(consequence);
    if (!consequence.over_by) lift_flags(consequence);
    if (consequence.back) go_back(consequence);
    if (consequence.back) standing_.matters[consequence.matter].due.went_back = true;
    for (const Color side : {Color::white, Color::black})
        if (consequence.sets_clock_of(side)) standing_.clock_set[side] = standing_.ply;
    if (consequence.sets_clocks) standing_.clocks_set_anew = standing_.ply;
    go_on_from(consequence);
    judge_answer(consequence);
    leave_waiting(consequence);
    note_exacted(consequence);
    leave_open(consequence);
    if (consequence.over_by && !standing_.over) end_by(consequence);
}

/// The board on which play goes on, with the moves that stand or are made by the ruling.
void Teller::go_on_from(const Consequence& consequence) {
    const auto judged = [&]() -> const Incident& { return standing_.matters[consequence.matter]; };
    if (consequence.back && judged().kinds == std::vector{Kind::resume_position}) make_sealed_move();
    if (is_about_unannounced_check(judged())) standing_.unfinished.check_was_announced = true;
    for (const game::IrregularMove& move : consequence.stands) {
        played({move, {}});
        ++standing_.ply;
    }
    if (!consequence.stands.empty() && judged().play.said_check == true)
        standing_.unfinished.check_was_announced = true;
    if (consequence.is_turn_given_away && standing_.pressed_away == consequence.matter && judged().offender)
        pass_turn(Incident(judged()), !*judged().offender);
    if (consequence.answered_by) {
        forget_touches_beside_the_duty(consequence);
        make(*consequence.answered_by);
    }
    if (is_left_after_all(consequence)) put_on_the_board_again(consequence.matter);
    if (standing_.board) standing_.board->castling_rooks &= ~consequence.castling_lost;
}

/// What is still to be chosen or demanded, and what is not any more.
void Teller::leave_open(const Consequence& consequence) {
    if (consequence.is_refusal_of_nothing && effect().what == EffectWord::refused)
        effect() = {.what = EffectWord::none, .matter = consequence.matter, .why = NoEffect::nothing_required};
    if (consequence.is_demand_unfit) leave_unfit_demand(consequence.matter);
    if (!consequence.open_to_both.empty())
        standing_.right_of_both = RightOfBoth{consequence.matter, consequence.open_to_both};
    // While somebody still has to choose, his own touch may lose him the choice.
    if (standing_.waiting && standing_.waiting->chooser && !ruleset_.definitions.notice_keeps_choice)
        standing_.matters[standing_.waiting->matter].objection.account_closed = false;
    if (leaves_turn_unbound(consequence)) go_on_unbound();
    if (consequence.time_claim_lost) standing_.time_claim_lost[*consequence.time_claim_lost] = true;
    if (consequence.offer_withdrawn) standing_.offers[*consequence.offer_withdrawn] = false;
}

/// The board had gone back for the other player to choose what is due. He plays on instead, and the ruling now leaves
/// nothing due, and no board to go back to: the move stands.
bool Teller::is_left_after_all(const Consequence& consequence) const {
    const Incident& turn = standing_.matters[consequence.matter];
    const bool leaves_nothing = !consequence.back && !consequence.waiting && !consequence.is_open;
    return turn.choice.given_up && turn.due.went_back && leaves_nothing && turn.play.done &&
           turn.play.complete == true && !turn.play.retracted && standing_.board == turn.base;
}

/// The turn begun has been ruled upon, and nothing can be exacted in it.
bool Teller::leaves_turn_unbound(const Consequence& consequence) const {
    const Incident& judged = standing_.matters[consequence.matter];
    const auto& waiting = consequence.waiting;
    const bool is_bound = waiting && (waiting->exactable || waiting->chooser);
    const bool is_over = standing_.over || consequence.over_by;
    return standing_.unfinished_matter == consequence.matter && !is_bound && !is_over && !consequence.is_open &&
           !judged.objection.was_let_pass;
}

/// What was objected to is behind it: the turn goes on as one of which nobody has spoken. The men that bound him to
/// nothing are touched no more; a man that has left his square is where he was put.
void Teller::go_on_unbound() {
    const TurnPlayed begun = standing_.unfinished.play;
    fresh_turn();
    standing_.unfinished.play.done = begun.done;
    standing_.unfinished.play.complete = begun.complete;
    standing_.unfinished.play.begun_before = begun.done.has_value();
}

/// Whether the move with which he went on, once something was due, was that.
void Teller::judge_answer(const Consequence& consequence) {
    const Incident& asked = standing_.matters[consequence.matter];
    const Act& act = dispute_.acts[index_];
    const bool is_his_move = !is_closed_ && is_move(act) && asked.offender && color_of(act.by) == asked.offender;
    const bool goes_on = effect().what == EffectWord::opened && is_his_move;
    if (!goes_on && effect().what != EffectWord::answered) return;
    if (consequence.waiting && !consequence.waiting->chooser)
        effect() = {.what = EffectWord::none, .matter = consequence.matter, .why = NoEffect::not_what_is_due};
    else if (goes_on && asked.due.was_exacted && !consequence.waiting)
        effect() = {.what = EffectWord::answered, .matter = consequence.matter};
}

/// What he does next in this turn answers to it.
void Teller::note_exacted(const Consequence& consequence) {
    const auto& waiting = consequence.waiting;
    if (!waiting || !(waiting->exactable || waiting->chooser)) return;
    standing_.matters[consequence.matter].due.was_exacted = true;
    if (standing_.unfinished_matter == consequence.matter) standing_.unfinished.due.was_exacted = true;
}

/// He was told that he may play any legal move, and has played.
void Teller::use_freedom(Color mover) {
    const auto& waiting = standing_.waiting;
    const bool is_free = waiting && waiting->binds == mover && !waiting->exactable && !waiting->chooser;
    if (!is_free || waiting->on_restored_board || standing_.unfinished_matter == waiting->matter) return;
    standing_.matters[waiting->matter].due.lapsed = true;
    standing_.waiting.reset();
}

/// Men touched since something has been due bind nobody who plays what is due, unless he could have played it with
/// them.
void Teller::forget_touches_beside_the_duty(const Consequence& consequence) {
    const auto& due = standing_.waiting;
    const auto position = playable();
    auto& touched = standing_.unfinished.play.touched;
    if (!due || !due->exactable || due->matter != consequence.matter || touched.empty() || !position) return;
    const bool could_be_played = std::any_of(due->moves.begin(), due->moves.end(), [&](const std::string& allowed) {
        const auto move = move_named(*position, allowed);
        return move && move->from() == touched.front().square;
    });
    if (!could_be_played) touched.clear();
}

/// One duty at a time: who has a choice after another offence, or has made it with his objection, gives up what he
/// could exact before it; else what was due first stays due. What leaves nothing to do leaves an older duty alone.
void Teller::leave_waiting(const Consequence& consequence) {
    const auto& older = standing_.waiting;
    const bool is_of_another = older && older->matter != consequence.matter;
    if (!consequence.waiting && is_of_another && !consequence.back) return;
    const bool is_fallen = is_of_another && consequence.back && older->matter > consequence.matter;
    const bool is_second =
        is_of_another && !is_fallen && consequence.waiting && older->binds == consequence.waiting->binds;
    if (is_second) {
        const Incident& second = standing_.matters[consequence.matter];
        const auto& demand = second.choice.demand;
        const bool has_elected = demand && demand->names_something && color_of(demand->by) == !older->binds;
        const bool has_choice = consequence.waiting->chooser && second.objection.doubted;
        const bool stays = older->exactable && !has_choice && !has_elected;
        standing_.matters[stays ? consequence.matter : older->matter].due.lapsed = true;
        if (stays) return;
    }
    standing_.waiting = consequence.waiting;
}

/// What nobody had raised ends the game with its own last act, though others came later; what the board shows, with the
/// last move made on it, or before all acts.
std::optional<std::size_t> Teller::act_that_ended_it(const Consequence& consequence) const {
    const Incident& matter = standing_.matters[consequence.matter];
    if (!consequence.is_end_shown) {
        const auto& acts = matter.acts;
        const bool is_raised_now = !is_closed_ && std::find(acts.begin(), acts.end(), index_) != acts.end();
        if (acts.empty() || is_raised_now) return index_;
        const auto borne_out = act_that_bears_out(consequence.matter);
        return borne_out ? *borne_out : acts.back();
    }
    const bool is_of_a_turn = matter.play.done && !matter.own_kinds;
    if (is_of_a_turn) return last_move_of(matter);
    return standing_.last_turn ? last_move_of(standing_.matters[*standing_.last_turn]) : std::nullopt;
}

/// What the arbiter sees of nobody in particular may wait for the next move: it is settled with that.
std::optional<std::size_t> Teller::act_that_bears_out(std::size_t matter) const {
    const Incident& seen = standing_.matters[matter];
    if (!is_settled_by_the_next_move(seen)) return std::nullopt;
    const auto after = standing_.matters.begin() + static_cast<std::ptrdiff_t>(matter);
    const auto turn = std::find_if(after, standing_.matters.end(), [&](const Incident& later) {
        return later.play.done && !later.acts.empty() && later.acts.front() > seen.acts.front();
    });
    return turn == standing_.matters.end() ? std::nullopt : std::optional(turn->acts.back());
}

/// Or the act by which it was made otherwise: a man put down, a piece called, the envelope opened.
std::optional<std::size_t> Teller::last_move_of(const Incident& turn) const {
    const auto move = std::find_if(turn.acts.rbegin(), turn.acts.rend(), [&](std::size_t index) {
        const Act& act = dispute_.acts[index];
        return is_move(act) || std::holds_alternative<PlaceMan>(act.what) ||
               std::holds_alternative<NamePiece>(act.what);
    });
    if (move != turn.acts.rend()) return *move;
    return turn.acts.empty() ? std::nullopt : std::optional(turn.acts.back());
}

void Teller::go_back(const Consequence& consequence) {
    const Incident& matter = standing_.matters[consequence.matter];
    // A move that its player wanted back stands: what he did instead did not count either.
    const int from = matter.ply + (matter.play.retracted ? 0 : 1);
    const Incident* meanwhile = turn_made_meanwhile(standing_, consequence.matter);
    for (Incident& earlier : standing_.matters)
        if (earlier.fate == Fate::unread && earlier.ply >= consequence.back->ply) earlier.fate = Fate::fallen;
    for (std::size_t i = consequence.matter + 1; i < standing_.matters.size(); ++i) {
        Incident& later = standing_.matters[i];
        if (later.fate != Fate::open || (later.ply < from && &later != meanwhile)) continue;
        if (is_beside_the_board(later) || is_word_on_the_game(later)) {
            later.beside_the_board = true;
            later.base = later.now = consequence.back->board;
        } else {
            later.fate = Fate::fallen;
            take_back(later, consequence.matter);
        }
    }
    const auto& begun = standing_.unfinished_matter;
    const bool has_fallen = begun && standing_.matters[*begun].fate == Fate::fallen;
    const bool is_there = standing_.board == consequence.back->board && standing_.ply == consequence.back->ply;
    if (is_there && has_fallen) return fresh_turn();
    if (is_there) return;
    if (!standing_.unfinished_matter) take_back(standing_.unfinished, consequence.matter);
    standing_.gone = std::exchange(standing_.board, consequence.back->board);
    standing_.ply = consequence.back->ply;
    if (static_cast<int>(standing_.line.size()) > standing_.ply) {
        standing_.line.resize(static_cast<std::size_t>(standing_.ply));
    }
    standing_.turn = standing_.board ? std::optional(standing_.board->turn) : std::nullopt;
    standing_.last_turn.reset();
    follow_turn_put_right(matter);
    fresh_turn();
}

void Teller::drop(std::size_t matter, std::size_t with) {
    standing_.matters[matter].fate = Fate::fallen;
    take_back(standing_.matters[matter], with);
}

void Teller::leave_due(std::size_t matter, const Incident& as_ruled) {
    if (standing_.unfinished_matter == matter) standing_.unfinished.play.touched = as_ruled.play.touched;
    standing_.matters[matter].play.touched = as_ruled.play.touched;
    standing_.matters[matter].choice.demand = as_ruled.choice.demand;
}

/// What was done in it lay on a board that has gone back; what was only said was about one. An objection has brought up
/// what took it back, if nobody had objected to that before. An offer stands.
void Teller::take_back(const Incident& incident, std::size_t with) {
    if (rules::covers_any(Kind::draw_offer, incident.kinds)) {
        for (const std::size_t act : incident.acts) standing_.effects[act] = {.what = EffectWord::kept};
        return;
    }
    const Incident& matter = standing_.matters[with];
    const bool was_raised = matter.objection.doubted || matter.own_kinds;
    const Effect gone{.what = EffectWord::none, .matter = with, .why = NoEffect::position_gone};
    const Effect brought_up{.what = EffectWord::raised, .matter = with};
    const Effect done{.what = EffectWord::taken_back, .matter = with};
    const bool is_done = incident.play.done || incident.play.pressed || !incident.play.touched.empty();
    for (const std::size_t act : incident.acts) {
        if (dispute_.acts[act].by == Person::spectator) continue;  // that he spoke is a matter beside the board
        if (word_of(dispute_.acts[act]) == rules::ActWord::open) continue;  // the envelope stays open
        if (std::find(matter.acts.begin(), matter.acts.end(), act) != matter.acts.end()) continue;  // of both
        const auto* happening = std::get_if<Happening>(&dispute_.acts[act].what);
        const bool is_found = happening != nullptr && happening->is_found();
        const bool is_objected = is_found || is_objection(dispute_.acts[act]);
        standing_.effects[act] = is_done && !is_objected ? done : is_objected && !was_raised ? brought_up : gone;
    }
}

void Teller::end_on_the_board(rules::Ending by, std::optional<std::size_t> turn, bool by_election) {
    const auto move = turn ? last_move_of(standing_.matters[*turn]) : std::nullopt;
    const bool is_as_found =
        standing_.made.size() == game_.moves.size() && (!replay_ || standing_.board == replay_->at(replay_->end()));
    const bool by_ruling = by_election || (!turn && !is_as_found);
    const auto act = by_ruling ? std::optional(index_) : move;
    standing_.over = Over{by, act};
    standing_.waiting.reset();
    if (act) standing_.effects[*act] = {.what = EffectWord::ended_game};
}

/// A turn pressed away before it was finished, and put right by a ruling, leaves a board as well.
void Teller::follow_turn_put_right(const Incident& turn) {
    if (!standing_.board || !turn.offender || standing_.board->turn == *turn.offender) return;
    for (Incident& early : standing_.matters) {
        const bool is_it = early.in_half_done_turn && early.fate == Fate::open && early.ply == turn.ply;
        if (!is_it || early.offender == turn.offender) continue;
        follow_men(early, turn);
        lies_on_the_board(early);
    }
}

}  // namespace jadoube::adjudicate
