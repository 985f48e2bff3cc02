#include "adjudicate/telling/moves.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/rook_given.hpp"
#include "adjudicate/telling/acts.hpp"
#include "adjudicate/telling/adjourning.hpp"
#include "adjudicate/telling/claims.hpp"
#include "adjudicate/telling/demands.hpp"
#include "adjudicate/telling/going_on.hpp"
#include "adjudicate/telling/objections.hpp"
#include "adjudicate/telling/odds.hpp"
#include "adjudicate/telling/out_of_turn.hpp"
#include "adjudicate/telling/presses.hpp"
#include "adjudicate/telling/promoting.hpp"
#include "adjudicate/telling/replies.hpp"
#include "adjudicate/telling/retractions.hpp"
#include "adjudicate/telling/story.hpp"
#include "adjudicate/telling/words.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Setup;
using chess::Square;
using rules::Kind;

namespace {

bool has_touched(const Incident& turn, Square square) {
    return std::any_of(turn.play.touched.begin(), turn.play.touched.end(),
                       [&](const Handled& man) { return man.square == square; });
}

/// Whether an own Rook stands where the King went, beyond its square of arrival.
bool has_rook_to_fetch(const Done& done, const Setup& base) {
    const int step = done.raw.man.to > done.raw.man.from ? 1 : -1;
    for (int file = done.raw.man.to.file() + step; file >= 0 && file < 8; file += step) {
        const auto piece = base.board.at(Square::at(file, done.raw.man.from.rank()));
        if (piece == chess::Piece{done.raw.by, chess::Role::rook}) return true;
    }
    return false;
}

/// A man brushed by accident or adjusted with notice closes nothing, unless the code says so of every touch.
bool closes_windows(const Story& story, const Touch& touch) {
    const bool any = story.ruleset.definitions.touch_that_closes == rules::TouchThatCloses::any;
    return any || (touch.deliberate != false && touch.said != rules::NoticeTime::before);
}

/// It is a touch of the board that a move out of turn has left: he goes on from it, or its man stands nowhere else.
bool lies_on_board_left(const Story& story, const Touch& touch) {
    const auto& board = story.now.board;
    return closes_windows(story, touch) ||
           (board && std::ranges::any_of(touch.squares, [&](const Square square) { return !board->board.at(square); }));
}

/// An unfinished move gives the turn up once the other player acts, where the code says so.
void take_turn_given_up(Story& story, Color actor) {
    Incident& unfinished = story.now.unfinished;
    if (turn_for(story, actor) == actor || !unfinished.play.done || !unfinished.base) return;
    if (!gives_up_turn(*unfinished.play.done, story.ruleset.definitions)) return;
    if (!unfinished.now) unfinished.now = with(*unfinished.play.done, *unfinished.base);
    close_turn(story);
}

/// A clock pressed in the middle of a turn gives it away once the other player touches a man, and means it.
void take_turn_given_away(Story& story, Color actor) {
    if (story.now.unfinished.play.pressed && !story.now.unfinished_matter)
        press_in_the_middle(story);  // a man still in hand
    const auto pressed = story.now.pressed_away;
    if (!pressed || story.now.matters[*pressed].fate != Fate::open) return;
    pass_turn(story, story.now.matters[*pressed], actor);
}

/// The clock was pressed with the man still in hand: clock handling, once the move is made.
void take_press_before_the_move(Story& story, Color mover) {
    const bool was_held = story.now.unfinished.play.done && story.now.unfinished.play.done->held;
    if (!was_held || !story.now.unfinished.play.pressed || story.now.unfinished_matter) return;
    story.now.unfinished.play.pressed = false;
    Incident early = separate_incident(story, mover, Kind::conduct_clock);
    early.acts = {story.index};
    const Effect move = story.effect();
    open(story, std::move(early));
    story.effect() = move;
}

/// A move where no position is known: only the turn passes.
void pass_unknown_turn(Story& story) {
    story.now.unfinished.play.complete = true;
    story.now.unfinished.unseen.moved = true;
    mark_moved(story, *story.now.turn);
    story.now.last_turn = end_turn(story);
    story.now.turn = !*story.now.turn;
    ++story.now.ply;
    fresh_turn(story);
}

template <typename Classify>
void moved(Story& story, Person by, const Classify& classify) {
    const auto color = player(story, by);
    if (!color) return;
    take_turn_given_up(story, *color);
    take_turn_given_as_odds(story, *color);
    mark_touched(story, *color);
    if (turn_for(story, *color) != *color) take_turn_given_away(story, *color);
    if (turn_for(story, *color) != *color)
        return moved_out_of_turn(story, *color, story.now.board ? std::optional(classify(*color)) : std::nullopt);
    if (story.now.board && changes_sealed_move(story, *color, classify(*color))) return;
    note_sealed_on_board(story, *color, story.now.board ? std::optional(classify(*color)) : std::nullopt);
    story.effect().what = EffectWord::on_board;
    if (story.now.board && answers_with(story, *color, classify(*color))) return;
    take_press_before_the_move(story, *color);
    story.now.unfinished.play.begun_before = false;
    // The objection was to what had been done in this turn till then; what comes after the move is counted again.
    if (story.now.unfinished_matter) story.now.unfinished.objection.account_closed = false;
    story.now.unfinished.acts.push_back(story.index);
    if (!story.now.board) return pass_unknown_turn(story);
    const Done done = classify(*color);
    begin_offence(story, handled(done));
    if (!done.legal) story.now.unfinished.since.claimant_touched.reset();  // an illegal move is one by itself
    story.now.unfinished.play.done = done;
    close_if_complete(story);
}

/// The move with which he let the man go in his last act, told once more.
bool tells_move_again(Story& story, Person by, const MoveMan& told) {
    const auto color = color_of(by);
    Incident* turn = color ? last_turn_of(story, *color) : nullptr;
    const auto before = last_act_of(story.dispute.acts, by, story.index);
    if (turn == nullptr || story.now.turn == color || turn->acts.empty() || turn->acts.back() != before) return false;
    const auto* placed = std::get_if<PlaceMan>(&story.dispute.acts[*before].what);
    if (placed == nullptr || placed->step != told.step || told.piece) return false;
    turn->acts.push_back(story.index);
    story.effect().what = EffectWord::on_board;
    return true;
}

/// What is known of a move though nobody knows the position.
void see_nothing_of(Story& story, std::optional<rules::MoveKind> kind, bool two_hands) {
    story.now.unfinished.unseen.kind = kind;
    story.now.unfinished.unseen.two_hands = two_hands;
}

/// Castling on the side where the player gave his Rook as odds: only the King goes.
bool is_castling_without_rook(const Story& story, const Done& done) {
    if (!done.castling || done.raw.rook) return false;
    const Setup& base = *story.now.unfinished.base;
    const bool has_rook = base.board.at(corner_of(done.raw)) == chess::Piece{done.raw.by, chess::Role::rook};
    const bool is_regulated = regulates(story, Kind::castling_without_rook) || story.game.event.contains("rook_given");
    return !has_rook && is_regulated &&
           is_rook_given(story.game, base, done.raw) != false;  // where it is open, it is asked
}

}  // namespace

void on(Story& story, Person by, const Touch& told) {
    const auto color = player(story, by);
    if (!color) return;
    if (closes_windows(story, told) && gives_choice_up(story, by, true)) return;
    if (closes_windows(story, told)) go_on_from_wrong_answer(story, by);
    if (only_gave_choice_up(story, by)) return;
    if (lies_on_board_left(story, told)) let_stand(story, by);
    take_turn_given_as_odds(story, *color);
    if (turn_for(story, *color) != *color && closes_windows(story, told)) take_turn_given_away(story, *color);
    Touch touch = told;
    for (const Square square : touch.squares)
        if (!check_man(story, in_base(story, by, square))) return;
    if (closes_windows(story, touch)) {
        take_turn_given_up(story, *color);
        mark_touched(story, *color);
    }
    for (Square& square : touch.squares) square = in_base(story, by, square);
    Incident out_of_turn = separate_incident(story, *color, Kind::out_of_turn_touch);
    out_of_turn.in_half_done_turn = has_let_go(story.now.unfinished);
    Incident& incident = turn_for(story, *color) == *color ? story.now.unfinished : out_of_turn;
    incident.play.begun_before = false;
    if (has_let_go(incident) && !has_touched(incident, incident.play.done->raw.man.from))
        incident.play.touched = men_handled(incident);
    if (&incident == &story.now.unfinished && touch.said != rules::NoticeTime::before)
        begin_offence(story, touch.squares);
    for (const Square square : touch.squares) incident.play.touched.push_back({square, touch.said, touch.deliberate});
    incident.play.order_known = incident.play.order_known && touch.order_known;
    incident.acts.push_back(story.index);
    story.effect().what = EffectWord::on_board;
    if (&incident == &out_of_turn) open(story, std::move(out_of_turn));
}

void on(Story& story, Person by, const PlaceMan& place) {
    const auto color = player(story, by);
    let_stand(story, by);
    if (!color || gives_choice_up(story, by, true) || only_gave_choice_up(story, by) ||
        !check_man(story, place.step.first))
        return;
    const bool is_put_back = place.step.first == place.step.second;  // where it came from: it was only touched
    const std::optional<rules::NoticeTime> said =
        is_put_back ? std::nullopt : std::optional(rules::NoticeTime::none);  // what is put elsewhere is not adjusted
    on(story, by, Touch{{place.step.first}, said, true, true});
    if (turn_for(story, *color) != *color || is_put_back) return;
    if (!story.now.board) {
        story.now.unfinished.unseen.let_go = place.released;
        story.now.unfinished.play.complete = false;
        return;
    }
    take_press_before_the_move(story, *color);
    story.now.unfinished.play.done = classify_move(*story.now.board, *color, MoveMan{place.step});
    story.now.unfinished.play.done->captured_man_off = false;
    story.now.unfinished.play.done->held = !place.released;
    story.now.unfinished.play.complete = false;
    // A man let go where it cannot go is a move made; a capture or a castling so begun waits for the other man.
    const Done& done = *story.now.unfinished.play.done;
    const bool is_plain = kind_of_move(done, *story.now.board) == rules::MoveKind::transfer;
    if (place.released && (done.legal || is_plain)) close_if_complete(story);
}

/// The piece tells the move that is due: called, it is not on the board yet.
void moved_with_piece(Story& story, Person by, const MoveMan& move, bool is_put_on) {
    moved(story, by, [&](Color color) {
        Done done = classify_move(*story.now.board, color, move);
        done.named_only = !is_put_on;
        return done;
    });
}

/// As it stood in the envelope, where the code has nothing on sealed moves: a move like any other.
void moved_as_read(Story& story, Person by, const game::Played& move) {
    moved(story, by, [&](Color) { return classify_played(*story.now.board, move); });
}

namespace {

/// Somebody else has the choice, and nothing to choose from but this.
bool is_all_that_is_left(const Story& story, const Waiting& waiting, const Done& done) {
    const auto position = playable(story);
    if (!waiting.one_left || !done.legal || !position) return false;
    return std::ranges::any_of(
        waiting.moves, [&](const std::string& allowed) { return move_named(*position, allowed) == done.legal; });
}

}  // namespace

bool answers_with(Story& story, Color by, const Done& done) {
    const auto& waiting = story.now.waiting;
    const bool is_due =
        waiting && waiting->binds == by && (!waiting->chooser || is_all_that_is_left(story, *waiting, done));
    if (!is_due || !done.legal || !is_complete(done, *story.now.board, story.ruleset.definitions)) return false;
    const Incident& asked = story.now.matters[waiting->matter];
    const bool in_this_turn = asked.play.done || !asked.play.touched.empty();  // that turn goes on with it
    if (in_this_turn && !waiting->on_restored_board) return false;
    if (!waiting->exactable && !waiting->on_restored_board) return false;
    Incident& matter = story.now.matters[waiting->matter];
    matter.choice.answer = Answer{chess::to_uci(*playable(story), *done.legal)};
    matter.acts.push_back(story.index);
    story.answering = done;
    raise(story, waiting->matter, EffectWord::answered);
    return true;
}

bool regulates(const Story& story, Kind kind) {
    return std::any_of(
        story.ruleset.articles.begin(), story.ruleset.articles.end(), [&](const rules::Article& article) {
            return std::find(article.triggers.begin(), article.triggers.end(), kind) != article.triggers.end();
        });
}

/// With the men where he left them.
void pass_turn(Story& story, const Incident& press, Color to) {
    const bool is_let_go = has_let_go(press);
    if (story.now.board) {
        played(story, {is_let_go ? played_of(*press.play.done) : game::UnknownMove{}, {}});
        story.now.board = is_let_go ? press.now : game::after(*story.now.board, game::UnknownMove{});
    }
    story.now.turn = to;
    ++story.now.ply;
    fresh_turn(story);
}

void on(Story& story, Person by, const MoveMan& told) {
    if (makes_what_was_sealed(story, told.step)) return;
    if (tells_move_again(story, by, told)) return;
    if (gives_choice_up(story, by, false) || replies_to_move_wanted_back(story, by) || only_gave_choice_up(story, by))
        return;
    if (plays_instead_of_what_was_answered(story, by, told.step.first)) return;
    if (const auto due = finishes_due_castling(story, by, told)) {
        story.now.effects[due->rook_moved] = {.what = EffectWord::on_board};
        return on(story, by, due->whole);
    }
    go_on_from_wrong_answer(story, by);
    let_stand(story, by);
    MoveMan move = told;
    move.step = from_where_it_came(story, by, told.step);
    if (const auto instead = moved_on(story, by, move.step)) {
        on(story, by, Retract{});
        move.step = *instead;
    }
    if (!check_man(story, move.step.first)) return;
    if (const auto rook = finishes_castling(story, by, move)) return on(story, by, *rook);
    if (leaves_unfinished(story, by, move.step)) on(story, by, Retract{});
    if (move.taken && !check_man(story, in_base(story, by, *move.taken))) return;
    if (!story.now.board)
        see_nothing_of(story, move.taken ? std::optional(rules::MoveKind::capture) : std::nullopt, move.two_hands);
    // Whether the other player's turn has passed is known only when it is seen whose move it is.
    moved(story, by, [&](Color color) {
        MoveMan seen = move;
        const Square stood = in_base(story, by, seen.taken.value_or(seen.step.second));
        if (seen.taken || stood != seen.step.second) seen.taken = stood;
        if (seen.piece) seen.piece = piece_put_on(story, *seen.piece);
        return classify_move(*story.now.board, color, seen);
    });
}

void on(Story& story, Person by, const Castle& told) {
    if (gives_choice_up(story, by, false) || replies_to_move_wanted_back(story, by) || only_gave_choice_up(story, by))
        return;
    go_on_from_wrong_answer(story, by);
    let_stand(story, by);
    Castle castle = told;
    castle.king = from_where_it_came(story, by, told.king);
    if (!check_man(story, castle.king.first)) return;
    if (leaves_unfinished(story, by, castle.king)) on(story, by, Retract{});
    if (!story.now.board) see_nothing_of(story, rules::MoveKind::castling, castle.two_hands);
    moved(story, by, [&](Color color) { return classify_castling(*story.now.board, color, castle); });
}

void close_if_complete(Story& story) {
    const Setup& base = *story.now.unfinished.base;
    story.now.unfinished.now = with(*story.now.unfinished.play.done, base);
    story.now.unfinished.play.done->without_rook = is_castling_without_rook(story, *story.now.unfinished.play.done);
    const bool unfinished_castling = story.now.unfinished.play.done->castling &&
                                     !story.now.unfinished.play.done->raw.rook &&
                                     has_rook_to_fetch(*story.now.unfinished.play.done, base);
    const bool unfinished_promotion = is_promotion(*story.now.unfinished.play.done, base) &&
                                      new_piece(*story.now.unfinished.play.done) != rules::NewPiece::allowed;
    story.now.unfinished.play.complete =
        story.now.unfinished.play.done->legal
            ? is_complete(*story.now.unfinished.play.done, base, story.ruleset.definitions)
            : !unfinished_castling && !unfinished_promotion;
    if (*story.now.unfinished.play.complete) close_turn(story);
}

}  // namespace jadoube::adjudicate
