#include "adjudicate/telling/rulings.hpp"

#include <algorithm>
#include <utility>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/meanwhile.hpp"
#include "adjudicate/telling/adjourning.hpp"
#include "adjudicate/telling/claims.hpp"
#include "adjudicate/telling/demands.hpp"
#include "adjudicate/telling/going_on.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/story.hpp"
#include "adjudicate/telling/teller.hpp"
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

/// What was wrong at the start of the game, or of a session, each player may find in his own time.
bool is_for_each(const Incident& incident) {
    if (incident.kinds.empty()) return false;
    const auto& row = rules::row_of(incident.kinds.front());
    return row.kind_class == rules::KindClass::setup || row.traits.each_may_find;
}

/// The matter itself: it has been judged, and so has what it did to the envelope.
void close_judged(Story& story, const Consequence& consequence) {
    Incident& judged = story.now.matters[consequence.matter];
    judged.fate = Fate::judged;
    judged.undecided = consequence.is_open;
    const bool changes_envelope = judged.sealed && judged.kinds == std::vector{Kind::change} && story.now.sealed;
    if (changes_envelope && !consequence.is_open && !consequence.keeps_sealed_move)
        put_in_envelope(story, judged.acts.back());
    judged.objection.was_let_pass = consequence.is_waived && judged.objection.raised_by &&
                                    (!color_of(*judged.objection.raised_by) || is_for_each(judged));
}

/// What the arbiter sees of nobody in particular may wait for the next move: it is settled with that.
std::optional<std::size_t> act_that_bears_out(const Story& story, std::size_t matter) {
    const Incident& seen = story.now.matters[matter];
    if (!is_settled_by_the_next_move(seen)) return std::nullopt;
    const auto after = story.now.matters.begin() + static_cast<std::ptrdiff_t>(matter);
    const auto turn = std::find_if(after, story.now.matters.end(), [&](const Incident& later) {
        return later.play.done && !later.acts.empty() && later.acts.front() > seen.acts.front();
    });
    return turn == story.now.matters.end() ? std::nullopt : std::optional(turn->acts.back());
}

/// Or the act by which it was made otherwise: a man put down, a piece called, the envelope opened.
std::optional<std::size_t> last_move_of(const Story& story, const Incident& turn) {
    const auto move = std::find_if(turn.acts.rbegin(), turn.acts.rend(), [&](std::size_t index) {
        const Act& act = story.dispute.acts[index];
        return is_move(act) || std::holds_alternative<PlaceMan>(act.what) ||
               std::holds_alternative<NamePiece>(act.what);
    });
    if (move != turn.acts.rend()) return *move;
    return turn.acts.empty() ? std::nullopt : std::optional(turn.acts.back());
}

/// What nobody had raised ends the game with its own last act, though others came later; what the board shows, with the
/// last move made on it, or before all acts.
std::optional<std::size_t> act_that_ended_it(const Story& story, const Consequence& consequence) {
    const Incident& matter = story.now.matters[consequence.matter];
    if (!consequence.is_end_shown) {
        const auto& acts = matter.acts;
        const bool is_raised_now = !story.is_closed && std::find(acts.begin(), acts.end(), story.index) != acts.end();
        if (acts.empty() || is_raised_now) return story.index;
        const auto borne_out = act_that_bears_out(story, consequence.matter);
        return borne_out ? *borne_out : acts.back();
    }
    const bool is_of_a_turn = matter.play.done && !matter.own_kinds;
    if (is_of_a_turn) return last_move_of(story, matter);
    return story.now.last_turn ? last_move_of(story, story.now.matters[*story.now.last_turn]) : std::nullopt;
}

void end_by(Story& story, const Consequence& consequence) {
    const auto act = act_that_ended_it(story, consequence);
    story.now.over = Over{*consequence.over_by, act};
    if (act && *act < story.now.effects.size())
        story.now.effects[*act] = {.what = EffectWord::ended_game, .matter = consequence.matter};
    story.now.waiting.reset();
}

/// Whether a move on a board that nobody knows is taken back hangs on an answer: so does whose turn it is.
void leave_turn_open(Story& story, const Incident& move) {
    if (story.now.board || !move.unseen.moved || has_content(story.now.unfinished)) return;
    story.now.turn.reset();
    fresh_turn(story);
}

/// Men touched since something has been due bind nobody who plays what is due, unless he could have played it with
/// them.
void forget_touches_beside_the_duty(Story& story, const Consequence& consequence) {
    const auto& due = story.now.waiting;
    const auto position = playable(story);
    auto& touched = story.now.unfinished.play.touched;
    if (!due || !due->exactable || due->matter != consequence.matter || touched.empty() || !position) return;
    const bool could_be_played = std::any_of(due->moves.begin(), due->moves.end(), [&](const std::string& allowed) {
        const auto move = move_named(*position, allowed);
        return move && move->from() == touched.front().square;
    });
    if (!could_be_played) touched.clear();
}

/// The board had gone back for the other player to choose what is due. He plays on instead, and the ruling now leaves
/// nothing due, and no board to go back to: the move stands.
bool is_left_after_all(const Story& story, const Consequence& consequence) {
    const Incident& turn = story.now.matters[consequence.matter];
    const bool leaves_nothing = !consequence.back && !consequence.waiting && !consequence.is_open;
    return turn.choice.given_up && turn.due.went_back && leaves_nothing && turn.play.done &&
           turn.play.complete == true && !turn.play.retracted && story.now.board == turn.base;
}

/// The board on which play goes on, with the moves that stand or are made by the ruling.
void go_on_from(Story& story, const Consequence& consequence) {
    const auto judged = [&]() -> const Incident& { return story.now.matters[consequence.matter]; };
    if (consequence.back && judged().kinds == std::vector{Kind::resume_position}) make_sealed_move(story);
    if (is_about_unannounced_check(judged())) story.now.unfinished.check_was_announced = true;
    for (const game::IrregularMove& move : consequence.stands) {
        played(story, {move, {}});
        ++story.now.ply;
    }
    if (!consequence.stands.empty() && judged().play.said_check == true)
        story.now.unfinished.check_was_announced = true;
    if (consequence.is_turn_given_away && story.now.pressed_away == consequence.matter && judged().offender)
        pass_turn(story, Incident(judged()), !*judged().offender);
    if (consequence.answered_by) {
        forget_touches_beside_the_duty(story, consequence);
        make(story, *consequence.answered_by);
    }
    if (is_left_after_all(story, consequence)) put_on_the_board_again(story, consequence.matter);
    if (story.now.board) story.now.board->castling_rooks &= ~consequence.castling_lost;
}

/// The turn begun has been ruled upon, and nothing can be exacted in it.
bool leaves_turn_unbound(const Story& story, const Consequence& consequence) {
    const Incident& judged = story.now.matters[consequence.matter];
    const auto& waiting = consequence.waiting;
    const bool is_bound = waiting && (waiting->exactable || waiting->chooser);
    const bool is_over = story.now.over || consequence.over_by;
    return story.now.unfinished_matter == consequence.matter && !is_bound && !is_over && !consequence.is_open &&
           !judged.objection.was_let_pass;
}

/// What was objected to is behind it: the turn goes on as one of which nobody has spoken. The men that bound him to
/// nothing are touched no more; a man that has left his square is where he was put.
void go_on_unbound(Story& story) {
    const TurnPlayed begun = story.now.unfinished.play;
    fresh_turn(story);
    story.now.unfinished.play.done = begun.done;
    story.now.unfinished.play.complete = begun.complete;
    story.now.unfinished.play.begun_before = begun.done.has_value();
}

/// What is still to be chosen or demanded, and what is not any more.
void leave_open(Story& story, const Consequence& consequence) {
    if (consequence.is_refusal_of_nothing && story.effect().what == EffectWord::refused)
        story.effect() = {.what = EffectWord::none, .matter = consequence.matter, .why = NoEffect::nothing_required};
    if (consequence.is_demand_unfit) leave_unfit_demand(story, consequence.matter);
    if (!consequence.open_to_both.empty())
        story.now.right_of_both = RightOfBoth{consequence.matter, consequence.open_to_both};
    // While somebody still has to choose, his own touch may lose him the choice.
    if (story.now.waiting && story.now.waiting->chooser && !story.ruleset.definitions.notice_keeps_choice)
        story.now.matters[story.now.waiting->matter].objection.account_closed = false;
    if (leaves_turn_unbound(story, consequence)) go_on_unbound(story);
    if (consequence.time_claim_lost) story.now.time_claim_lost[*consequence.time_claim_lost] = true;
    if (consequence.offer_withdrawn) story.now.offers[*consequence.offer_withdrawn] = false;
}

/// Whether the move with which he went on, once something was due, was that.
void judge_answer(Story& story, const Consequence& consequence) {
    const Incident& asked = story.now.matters[consequence.matter];
    const Act& act = story.dispute.acts[story.index];
    const bool is_his_move = !story.is_closed && is_move(act) && asked.offender && color_of(act.by) == asked.offender;
    const bool goes_on = story.effect().what == EffectWord::opened && is_his_move;
    if (!goes_on && story.effect().what != EffectWord::answered) return;
    if (consequence.waiting && !consequence.waiting->chooser)
        story.effect() = {.what = EffectWord::none, .matter = consequence.matter, .why = NoEffect::not_what_is_due};
    else if (goes_on && asked.due.was_exacted && !consequence.waiting)
        story.effect() = {.what = EffectWord::answered, .matter = consequence.matter};
}

/// What he does next in this turn answers to it.
void note_exacted(Story& story, const Consequence& consequence) {
    const auto& waiting = consequence.waiting;
    if (!waiting || !(waiting->exactable || waiting->chooser)) return;
    story.now.matters[consequence.matter].due.was_exacted = true;
    if (story.now.unfinished_matter == consequence.matter) story.now.unfinished.due.was_exacted = true;
}

/// One duty at a time: who has a choice after another offence, or has made it with his objection, gives up what he
/// could exact before it; else what was due first stays due. What leaves nothing to do leaves an older duty alone.
void leave_waiting(Story& story, const Consequence& consequence) {
    const auto& older = story.now.waiting;
    const bool is_of_another = older && older->matter != consequence.matter;
    if (!consequence.waiting && is_of_another && !consequence.back) return;
    const bool is_fallen = is_of_another && consequence.back && older->matter > consequence.matter;
    const bool is_second =
        is_of_another && !is_fallen && consequence.waiting && older->binds == consequence.waiting->binds;
    if (is_second) {
        const Incident& second = story.now.matters[consequence.matter];
        const auto& demand = second.choice.demand;
        const bool has_elected = demand && demand->names_something && color_of(demand->by) == !older->binds;
        const bool has_choice = consequence.waiting->chooser && second.objection.doubted;
        const bool stays = older->exactable && !has_choice && !has_elected;
        story.now.matters[stays ? consequence.matter : older->matter].due.lapsed = true;
        if (stays) return;
    }
    story.now.waiting = consequence.waiting;
}

/// What was done in it lay on a board that has gone back; what was only said was about one. An objection has brought up
/// what took it back, if nobody had objected to that before. An offer stands.
void take_back(Story& story, const Incident& incident, std::size_t with) {
    if (rules::covers_any(Kind::draw_offer, incident.kinds)) {
        for (const std::size_t act : incident.acts) story.now.effects[act] = {.what = EffectWord::kept};
        return;
    }
    const Incident& matter = story.now.matters[with];
    const bool was_raised = matter.objection.doubted || matter.own_kinds;
    const Effect gone{.what = EffectWord::none, .matter = with, .why = NoEffect::position_gone};
    const Effect brought_up{.what = EffectWord::raised, .matter = with};
    const Effect done{.what = EffectWord::taken_back, .matter = with};
    const bool is_done =
        incident.play.done || incident.unseen.moved || incident.play.pressed || !incident.play.touched.empty();
    for (const std::size_t act : incident.acts) {
        if (story.dispute.acts[act].by == Person::spectator) continue;  // that he spoke is a matter beside the board
        if (word_of(story.dispute.acts[act]) == rules::ActWord::open) continue;  // the envelope stays open
        if (std::find(matter.acts.begin(), matter.acts.end(), act) != matter.acts.end()) continue;  // of both
        const auto* happening = std::get_if<Happening>(&story.dispute.acts[act].what);
        const bool is_found = happening != nullptr && happening->is_found();
        const bool is_objected = is_found || is_objection(story.dispute.acts[act]);
        story.now.effects[act] = is_done && !is_objected ? done : is_objected && !was_raised ? brought_up : gone;
    }
}

/// A turn pressed away before it was finished, and put right by a ruling, leaves a board as well.
void follow_turn_put_right(Story& story, const Incident& turn) {
    if (!story.now.board || !turn.offender || story.now.board->turn == *turn.offender) return;
    for (Incident& early : story.now.matters) {
        const bool is_it = early.in_half_done_turn && early.fate == Fate::open && early.ply == turn.ply;
        if (!is_it || early.offender == turn.offender) continue;
        follow_men(early, turn);
        lies_on_the_board(story, early);
    }
}

/// What was done too early, in a turn that has gone back, was done on the board on which that turn began.
void lie_on_board_gone_back(Story& story) {
    for (Incident& early : story.now.matters) {
        const bool is_it = early.in_half_done_turn && early.fate == Fate::open && early.ply > story.now.ply;
        if (is_it && story.now.board) lies_on_the_board(story, early);
    }
}

}  // namespace

void Teller::apply(const Consequence& ruled) {
    Consequence consequence = ruled;
    if (lets_stand_in_the_middle(story_, ruled)) {
        story_.now.matters[ruled.matter].fate = Fate::open;  // it is followed to the board that the move leaves
        finish_the_move(story_);
        consequence.back->ply = story_.now.ply;
    }
    close_judged(story_, consequence);
    if (!consequence.over_by) lift_flags(story_, consequence);
    if (consequence.back) go_back(story_, consequence);
    if (consequence.back) story_.now.matters[consequence.matter].due.went_back = true;
    for (const Color side : {Color::white, Color::black})
        if (consequence.sets_clock_of(side)) story_.now.clock_set[side] = story_.now.ply;
    if (consequence.sets_clocks) story_.now.clocks_set_anew = story_.now.ply;
    go_on_from(story_, consequence);
    if (consequence.is_open) leave_turn_open(story_, story_.now.matters[consequence.matter]);
    judge_answer(story_, consequence);
    leave_waiting(story_, consequence);
    note_exacted(story_, consequence);
    leave_open(story_, consequence);
    if (consequence.over_by && !story_.now.over) end_by(story_, consequence);
    if (consequence.lifts_end) story_.now.over.reset();
}

/// He was told that he may play any legal move, and has played.
void use_freedom(Story& story, Color mover) {
    const auto& waiting = story.now.waiting;
    const bool is_free = waiting && waiting->binds == mover && !waiting->exactable && !waiting->chooser;
    if (!is_free || waiting->on_restored_board || story.now.unfinished_matter == waiting->matter) return;
    story.now.matters[waiting->matter].due.lapsed = true;
    story.now.waiting.reset();
}

void go_back(Story& story, const Consequence& consequence) {
    const Incident& matter = story.now.matters[consequence.matter];
    // A move that its player wanted back stands: what he did instead did not count either.
    const int from = matter.ply + (matter.play.retracted ? 0 : 1);
    const Incident* meanwhile = turn_made_meanwhile(story.now, consequence.matter);
    for (Incident& earlier : story.now.matters)
        if (earlier.fate == Fate::unread && earlier.ply >= consequence.back->ply) earlier.fate = Fate::fallen;
    for (std::size_t i = consequence.matter + 1; i < story.now.matters.size(); ++i) {
        Incident& later = story.now.matters[i];
        if (later.fate != Fate::open || (later.ply < from && &later != meanwhile)) continue;
        if (is_beside_the_board(later) || is_word_on_the_game(later)) {
            later.beside_the_board = true;
            later.base = later.now = consequence.back->board;
        } else {
            later.fate = Fate::fallen;
            take_back(story, later, consequence.matter);
        }
    }
    const auto& begun = story.now.unfinished_matter;
    const bool has_fallen = begun && story.now.matters[*begun].fate == Fate::fallen;
    const bool is_there = story.now.board == consequence.back->board && story.now.ply == consequence.back->ply;
    if (is_there && has_fallen) return fresh_turn(story);
    if (is_there) return;
    if (!story.now.unfinished_matter) take_back(story, story.now.unfinished, consequence.matter);
    story.now.gone = std::exchange(story.now.board, consequence.back->board);
    story.now.ply = consequence.back->ply;
    if (static_cast<int>(story.now.line.size()) > story.now.ply) {
        story.now.line.resize(static_cast<std::size_t>(story.now.ply));
    }
    story.now.turn = story.now.board ? std::optional(story.now.board->turn) : std::nullopt;
    story.now.last_turn.reset();
    follow_turn_put_right(story, matter);
    lie_on_board_gone_back(story);
    fresh_turn(story);
}

void Teller::drop(std::size_t matter, std::size_t with) {
    story_.now.matters[matter].fate = Fate::fallen;
    take_back(story_, story_.now.matters[matter], with);
}

bool Teller::take_answer_back(std::size_t matter, std::size_t with) {
    const auto met = std::find_if(story_.now.effects.begin(), story_.now.effects.end(), [&](const Effect& effect) {
        return effect.what == EffectWord::answered && effect.matter == matter;
    });
    if (met == story_.now.effects.end()) return false;
    *met = {.what = EffectWord::taken_back, .matter = with};
    story_.now.matters[matter].choice.answer.reset();
    return true;
}

void Teller::leave_due(std::size_t matter, const Incident& as_ruled) {
    if (story_.now.unfinished_matter == matter) story_.now.unfinished.play.touched = as_ruled.play.touched;
    story_.now.matters[matter].play.touched = as_ruled.play.touched;
    story_.now.matters[matter].choice.demand = as_ruled.choice.demand;
}

void Teller::leave_objection(std::size_t matter, const Incident& as_ruled) {
    story_.now.matters[matter].objection = as_ruled.objection;
    story_.now.matters[matter].since = as_ruled.since;
    if (story_.now.unfinished_matter != matter) return;
    story_.now.unfinished.objection = as_ruled.objection;
    story_.now.unfinished.since = as_ruled.since;
}

void Teller::end_on_the_board(rules::Ending by, std::optional<std::size_t> turn, bool by_election) {
    const auto move = turn ? last_move_of(story_, story_.now.matters[*turn]) : std::nullopt;
    const bool is_as_found = story_.now.made.size() == story_.game.moves.size() &&
                             (!story_.replay || story_.now.board == story_.replay->at(story_.replay->end()));
    const bool by_ruling = by_election || (!turn && !is_as_found);
    const auto act = by_ruling ? std::optional(story_.index) : move;
    story_.now.over = Over{by, act};
    story_.now.waiting.reset();
    if (act) story_.now.effects[*act] = {.what = EffectWord::ended_game};
}

}  // namespace jadoube::adjudicate
