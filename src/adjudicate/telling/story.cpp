#include "adjudicate/telling/story.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/telling/acts.hpp"
#include "adjudicate/telling/adjourning.hpp"
#include "adjudicate/telling/claims.hpp"
#include "adjudicate/telling/closing.hpp"
#include "adjudicate/telling/demands.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/objections.hpp"
#include "adjudicate/telling/odds.hpp"
#include "adjudicate/telling/presses.hpp"
#include "adjudicate/telling/promoting.hpp"
#include "adjudicate/telling/record.hpp"
#include "adjudicate/telling/retractions.hpp"
#include "adjudicate/telling/rulings.hpp"
#include "adjudicate/telling/words.hpp"
#include "base/error.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Setup;
using chess::Square;
using rules::Kind;

namespace {

/// An illegal move after which the clock was not pressed, where moves are completed with the clock: it is no move yet,
/// and whoever could mate before it still can.
const Incident* move_not_completed(const Story& story) {
    if (!knows_the_press(story) || !story.now.last_turn) return nullptr;
    const Incident& last = story.now.matters[*story.now.last_turn];
    const bool is_illegal = last.play.done && !last.play.done->legal && last.base;
    const bool is_open = last.fate == Fate::open && !last.play.pressed && last.since.opponent_replied != true;
    return is_illegal && is_open ? &last : nullptr;
}

/// What the other player did in the middle of this turn: to finish the move is no answer to it.
bool is_of_half_done_turn(const Story& story, const Incident& incident) {
    return incident.in_half_done_turn && incident.fate == Fate::open && incident.ply == story.now.ply;
}

}  // namespace

/// A move that the law orders or lets stand: no turn of its own in which anything could be wrong.
void make(Story& story, const chess::Move& move) {
    Incident& turn = story.now.unfinished;
    const bool is_as_told = story.answering && story.answering->legal == move;
    turn.play.begun_before = false;
    turn.play.done = is_as_told ? *story.answering : classify_played(*story.now.board, move);
    turn.now = game::after(*story.now.board, move);
    turn.play.complete = true;
    turn.acts.push_back(story.index);
    close_turn(story);
}

void no_effect(Story& story, NoEffect why) {
    story.effect() = {.what = EffectWord::none, .why = story.now.over ? NoEffect::game_over : why};
    if (story.now.over) story.effect().since = story.now.over->act;
}

std::size_t open(Story& story, Incident incident) {
    story.now.matters.push_back(std::move(incident));
    const std::size_t matter = story.now.matters.size() - 1;
    if (!story.now.effects.empty()) story.effect() = {.what = EffectWord::opened, .matter = matter};
    return matter;
}

void raise(Story& story, std::size_t matter, EffectWord by) {
    Incident& incident = story.now.matters[matter];
    // The ruling that ended the game, or one before it, is not made again.
    if (story.now.over && incident.fate == Fate::judged && !incident.undecided)
        return no_effect(story, NoEffect::game_over);
    give_kinds(incident);
    settle(story, incident);
    if (brings_up_the_record(story, incident)) read_the_record(story);
    story.effect() = {.what = by, .matter = matter};
    story.raised = matter;
}

bool was_said(const Story& story, rules::ActWord act, int ply) {
    return std::any_of(story.game.said.begin(), story.game.said.end(),
                       [&](const WordOnRecord& said) { return said.act == act && said.ply == ply; });
}

void fresh_turn(Story& story) {
    story.now.unfinished = Incident{};
    story.now.unfinished_matter.reset();
    story.now.pressed_away.reset();
    story.now.unfinished.base = story.now.board;
    story.now.unfinished.ply = story.now.ply;
    story.now.unfinished.offender = story.now.turn;
}

void refuse(Story& story, std::string message, std::string hint) {
    if (story.problem) return;
    story.problem =
        Error{ErrorCode::bad_case, std::move(message), fmt::format("act {}", story.index + 1), std::move(hint)};
}

Color turn_for(Story& story, Color actor) {
    if (!story.now.turn) {
        story.now.turn = actor;
        story.now.unfinished.offender = actor;
    }
    return *story.now.turn;
}

std::optional<Color> player(Story& story, Person by) {
    const auto color = color_of(by);
    if (!color) refuse(story, "only White or Black can do this", "write \"by\": \"white\" or \"black\"");
    return color;
}

/// Who plays on from a board that a ruling has taken back moves a man that stands there no more.
bool check_man(Story& story, Square square) {
    if (!story.now.board || story.now.board->board.at(square)) return true;
    if (story.now.gone && story.now.gone->board.at(square)) return no_effect(story, NoEffect::position_gone), false;
    const std::string hint = "give squares of the position before the act: " + chess::to_fen(*story.now.board);
    const bool waits = last_doubted(story).has_value();
    refuse(story, fmt::format("there is no man on {}", chess::to_text(square)),
           waits ? hint + "; what the player plays instead of the move pointed out is an answer: \"white answers Bc4\""
                 : hint);
    return false;
}

std::optional<chess::Position> playable(const Story& story) {
    if (!story.now.board) return std::nullopt;
    auto position = chess::Position::from(*story.now.board);
    return position ? std::optional(*position) : std::nullopt;
}

Incident separate_incident(const Story& story, std::optional<Color> offender, Kind kind) {
    Incident incident;
    incident.kinds = {kind};
    incident.own_kinds = true;
    incident.offender = offender;
    const auto& traits = rules::row_of(kind).traits;
    const Incident* begun = traits.about_the_flag || traits.ends_game_unregulated ? move_not_completed(story) : nullptr;
    incident.base = begun != nullptr ? begun->base : story.now.board;
    incident.now = incident.base;
    incident.ply = story.now.ply;
    incident.unseen.on_turn = story.now.turn_unseen();
    return incident;
}

void mark_touched(Story& story, Color actor) {
    const auto mark = [&](Incident& incident) {
        if (!incident.objection.account_closed && incident.offender == !actor) incident.since.claimant_touched = true;
    };
    // Who is in the middle of his move has still to finish it, whatever the other does meanwhile.
    for (Incident& incident : story.now.matters)
        if (!is_pressed_in_the_middle(incident)) mark(incident);
    Incident& turn = story.now.unfinished;
    const bool is_half_done = turn.play.done && turn.play.complete == false;
    const bool is_only_touched = !turn.play.done && !story.ruleset.definitions.touched_man_needs_demand;
    const bool has_still_to_go_on = (is_half_done || is_only_touched) && !turn.play.pressed;
    if (has_content(turn) && !has_still_to_go_on) mark(turn);
}

void mark_moved(Story& story, Color actor) {
    for (Incident& incident : story.now.matters) {
        if (incident.objection.account_closed || is_of_half_done_turn(story, incident)) continue;
        if (!incident.offender || incident.offender == !actor) incident.since.opponent_replied = true;
        if (incident.offender == actor && !incident.play.retracted) incident.since.moved_again = true;
        if (incident.offender == actor) incident.since.speaker_moved = true;
    }
}

void close_turn(Story& story) {
    const Color mover = *story.now.turn;
    mark_moved(story, mover);
    use_freedom(story, mover);
    if (stays_a_pawn(*story.now.unfinished.play.done, *story.now.unfinished.base))
        story.now.unfinished.play.complete = true;
    const bool is_given = is_given_as_odds(story, story.now.unfinished);
    if (is_given && kinds_of(story.now.unfinished).empty()) {
        story.now.unfinished.kinds = {Kind::odds_moves, Kind::out_of_turn_move};  // the other had the turn but for that
        story.now.unfinished.own_kinds = true;
    }
    played(story, {is_given ? story.now.unfinished.play.done->raw : played_of(*story.now.unfinished.play.done), {}});
    story.now.board = story.now.unfinished.now;
    story.now.last_turn = end_turn(story);
    story.now.turn = !mover;
    ++story.now.ply;
    follow_half_done_turn(story);
    fresh_turn(story);
}

/// What he did before the move was finished has happened on the board that it leaves: a man moved too early has been
/// moved in his own turn, if nobody objects.
void follow_half_done_turn(Story& story) {
    for (Incident& early : story.now.matters) {
        const bool is_it = early.in_half_done_turn && early.fate == Fate::open && early.ply + 1 == story.now.ply;
        if (!is_it) continue;
        follow_men(early, story.now.matters[*story.now.last_turn]);
        lies_on_the_board(story, early);
    }
}

void lies_on_the_board(const Story& story, Incident& early) {
    early.base = early.now = story.now.board;
    early.ply = story.now.ply;
    if (early.play.done) early.now = with(*early.play.done, *early.base);
}

void played(Story& story, const game::HalfMove& move) {
    story.now.line.push_back(move);
    story.now.made.push_back(move);
}

std::size_t end_turn(Story& story) {
    if (!story.now.unfinished_matter) {
        story.now.matters.push_back(std::move(story.now.unfinished));
        return story.now.matters.size() - 1;
    }
    const std::size_t matter = *story.now.unfinished_matter;
    story.now.matters[matter] = std::move(story.now.unfinished);
    raise(story, matter, EffectWord::opened);  // by others before: he who goes on brings nothing before the arbiter
    return matter;
}

Incident* last_turn_of(Story& story, Color color) {
    if (!story.now.last_turn || story.now.matters[*story.now.last_turn].offender != color) return nullptr;
    return &story.now.matters[*story.now.last_turn];
}

std::optional<std::size_t> last_on_board(const Story& story) {
    for (std::size_t i = story.now.matters.size(); i > 0; --i) {
        const Incident& matter = story.now.matters[i - 1];
        if (!is_beside_the_board(matter) && !is_only_said(matter)) return i - 1;
    }
    return std::nullopt;
}

bool is_last_on_board_judged(const Story& story) {
    const auto last = last_on_board(story);
    return last && story.now.matters[*last].fate == Fate::judged;
}

}  // namespace jadoube::adjudicate
