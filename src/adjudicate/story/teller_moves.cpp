#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/rook_given.hpp"
#include "adjudicate/story/teller.hpp"
#include "rules/ruleset.hpp"

#include <fmt/format.h>

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

/// Where a man stood before the moves made on end.
Square before_succession(Square man, const Incident& first) {
    for (auto move = first.play.moved_on.rbegin(); move != first.play.moved_on.rend(); ++move)
        if (move->man.to == man) man = move->man.from;
    return first.play.done->raw.man.to == man ? first.play.done->raw.man.from : man;
}

}  // namespace

/// A man brushed by accident or adjusted with notice closes nothing, unless the code says so of every touch.
bool Teller::closes_windows(const Touch& touch) const {
    const bool any = ruleset_.definitions.touch_that_closes == rules::TouchThatCloses::any;
    return any || (touch.deliberate != false && touch.said != rules::NoticeTime::before);
}

void Teller::on(Person by, const Touch& told) {
    const auto color = player(by);
    if (!color) return;
    if (closes_windows(told) && gives_choice_up(by, true)) return;
    if (closes_windows(told)) go_on_from_wrong_answer(by);
    if (only_gave_choice_up(by)) return;
    let_stand(by);
    take_turn_given_as_odds(*color);
    if (turn_for(*color) != *color) take_turn_given_away(*color);
    Touch touch = told;
    for (const Square square : touch.squares)
        if (!check_man(in_base(by, square))) return;
    if (closes_windows(touch)) {
        take_turn_given_up(*color);
        mark_touched(*color);
    }
    for (Square& square : touch.squares) square = in_base(by, square);
    Incident out_of_turn = separate_incident(*color, Kind::out_of_turn_touch);
    out_of_turn.in_half_done_turn = has_let_go(standing_.unfinished);
    Incident& incident = turn_for(*color) == *color ? standing_.unfinished : out_of_turn;
    incident.play.begun_before = false;
    if (has_let_go(incident) && !has_touched(incident, incident.play.done->raw.man.from))
        incident.play.touched = men_handled(incident);
    if (&incident == &standing_.unfinished && touch.said != rules::NoticeTime::before) begin_offence(touch.squares);
    for (const Square square : touch.squares) incident.play.touched.push_back({square, touch.said, touch.deliberate});
    incident.play.order_known = incident.play.order_known && touch.order_known;
    incident.acts.push_back(index_);
    effect().what = EffectWord::on_board;
    if (&incident == &out_of_turn) open(std::move(out_of_turn));
}

void Teller::on(Person by, const PlaceMan& place) {
    const auto color = player(by);
    let_stand(by);
    if (!color || gives_choice_up(by, true) || only_gave_choice_up(by) || !check_man(place.step.first)) return;
    const bool is_put_back = place.step.first == place.step.second;  // where it came from: it was only touched
    const std::optional<rules::NoticeTime> said =
        is_put_back ? std::nullopt : std::optional(rules::NoticeTime::none);  // what is put elsewhere is not adjusted
    on(by, Touch{{place.step.first}, said, true, true});
    if (turn_for(*color) != *color || is_put_back) return;
    if (!standing_.board) {
        standing_.unfinished.unseen.let_go = place.released;
        standing_.unfinished.play.complete = false;
        return;
    }
    take_press_before_the_move(*color);
    standing_.unfinished.play.done = classify_move(*standing_.board, *color, MoveMan{place.step});
    standing_.unfinished.play.done->captured_man_off = false;
    standing_.unfinished.play.done->held = !place.released;
    standing_.unfinished.play.complete = false;
    // A man let go where it cannot go is a move made; a capture or a castling so begun waits for the other man.
    const Done& done = *standing_.unfinished.play.done;
    const bool is_plain = kind_of_move(done, *standing_.board) == rules::MoveKind::transfer;
    if (place.released && (done.legal || is_plain)) close_if_complete();
}

void Teller::moved_out_of_turn(Color color, const std::optional<Done>& done) {
    Incident incident = separate_incident(color, Kind::out_of_turn_move);
    incident.in_half_done_turn = has_let_go(standing_.unfinished) || has_man_in_hand();
    incident.acts.push_back(index_);
    if (done) {
        incident.play.done = done;
        for (const Square square : handled(*done))
            incident.play.touched.push_back({square, rules::NoticeTime::none, true});
        incident.now = with(*done, board_in_the_middle(*done));
        incident.now->turn = standing_.board->turn;
        incident.now->en_passant.reset();  // it is not the other player who moves next
    }
    if (goes_on_out_of_turn(incident)) return join_succession(std::move(incident));
    const std::size_t matter = open(std::move(incident));
    if (done) standing_.out_of_turn = matter;
}

template <typename Classify>
void Teller::moved(Person by, const Classify& classify) {
    const auto color = player(by);
    if (!color) return;
    take_turn_given_up(*color);
    take_turn_given_as_odds(*color);
    mark_touched(*color);
    if (turn_for(*color) != *color) take_turn_given_away(*color);
    if (turn_for(*color) != *color)
        return moved_out_of_turn(*color, standing_.board ? std::optional(classify(*color)) : std::nullopt);
    if (standing_.board && changes_sealed_move(*color, classify(*color))) return;
    note_sealed_on_board(*color);
    effect().what = EffectWord::on_board;
    if (standing_.board && answers_with(*color, classify(*color))) return;
    take_press_before_the_move(*color);
    standing_.unfinished.play.begun_before = false;
    // The objection was to what had been done in this turn till then; what comes after the move is counted again.
    if (standing_.unfinished_matter) standing_.unfinished.objection.account_closed = false;
    standing_.unfinished.acts.push_back(index_);
    if (!standing_.board) return pass_unknown_turn();
    const Done done = classify(*color);
    begin_offence(handled(done));
    if (!done.legal) standing_.unfinished.since.claimant_touched.reset();  // an illegal move is one by itself
    standing_.unfinished.play.done = done;
    close_if_complete();
}

/// The piece was called, and is not on the board yet.
void Teller::moved_in_words(Person by, const MoveMan& move) {
    moved(by, [&](Color color) {
        Done done = classify_move(*standing_.board, color, move);
        done.named_only = true;
        return done;
    });
}

/// As it stood in the envelope, where the code has nothing on sealed moves: a move like any other.
void Teller::moved_as_read(Person by, const game::Played& move) {
    moved(by, [&](Color) { return classify_played(*standing_.board, move); });
}

/// The clock was pressed with the man still in hand: clock handling, once the move is made.
void Teller::take_press_before_the_move(Color mover) {
    const bool was_held = standing_.unfinished.play.done && standing_.unfinished.play.done->held;
    if (!was_held || !standing_.unfinished.play.pressed || standing_.unfinished_matter) return;
    standing_.unfinished.play.pressed = false;
    Incident early = separate_incident(mover, Kind::conduct_clock);
    early.acts = {index_};
    const Effect move = effect();
    open(std::move(early));
    effect() = move;
}

bool Teller::answers_with(Color by, const Done& done) {
    const auto& waiting = standing_.waiting;
    const bool is_due = waiting && waiting->binds == by && !waiting->chooser;
    if (!is_due || !done.legal || !is_complete(done, *standing_.board, ruleset_.definitions)) return false;
    const Incident& asked = standing_.matters[waiting->matter];
    const bool in_this_turn = asked.play.done || !asked.play.touched.empty();  // that turn goes on with it
    if (in_this_turn && !waiting->on_restored_board) return false;
    if (!waiting->exactable && !waiting->on_restored_board) return false;
    Incident& matter = standing_.matters[waiting->matter];
    matter.choice.answer = Answer{chess::to_uci(*playable(), *done.legal)};
    matter.acts.push_back(index_);
    answering_ = done;
    raise(waiting->matter, EffectWord::answered);
    return true;
}

bool Teller::regulates(Kind kind) const {
    return std::any_of(ruleset_.articles.begin(), ruleset_.articles.end(), [&](const rules::Article& article) {
        return std::find(article.triggers.begin(), article.triggers.end(), kind) != article.triggers.end();
    });
}

void Teller::let_stand(Person by) {
    succession_ = std::exchange(standing_.out_of_turn, std::nullopt);
    if (!succession_) return;
    Incident& moved = standing_.matters[*succession_];
    const int made_before = moved.ply + static_cast<int>(moved.play.moved_on.size());
    const bool is_of_other = color_of(by) != moved.offender;
    const bool has_only_touched = is_of_other && !standing_.unfinished.play.done &&
                                  !standing_.unfinished.play.pressed && !standing_.unfinished_matter &&
                                  moved.play.moved_on.empty();
    const bool is_on_board = moved.fate == Fate::open && made_before == standing_.ply &&
                             (!has_content(standing_.unfinished) || has_only_touched);
    if (is_of_other) succession_.reset();
    if (!is_on_board) return;
    if (has_begun_the_game(moved) && regulates(Kind::setup_first_move)) moved.kinds = {Kind::setup_first_move};
    played({moved.play.moved_on.empty() ? moved.play.done->raw : moved.play.moved_on.back(), {}});
    standing_.board = moved.now;
    standing_.turn = moved.now->turn;
    ++standing_.ply;
    goes_on_after(moved);
}

void Teller::goes_on_after(const Incident& moved) {
    Incident begun = std::move(standing_.unfinished);
    fresh_turn();
    if (moved.play.said_check == true) standing_.unfinished.check_was_announced = true;
    if (!has_content(begun)) return;
    follow_men(begun, moved);
    Incident& turn = standing_.unfinished;
    turn.acts = std::move(begun.acts);
    turn.play.touched = std::move(begun.play.touched);
    turn.play.order_known = begun.play.order_known;
    turn.due = begun.due;
    turn.since = begun.since;
}

/// Another move of the same player on end, while nobody has spoken of the one before: one offence, and one choice.
bool Teller::goes_on_out_of_turn(const Incident& move) const {
    if (!succession_ || !move.play.done) return false;
    const Incident& first = standing_.matters[*succession_];
    return first.fate == Fate::open && !first.objection.doubted && first.kinds == move.kinds &&
           first.offender == move.offender && first.now && move.base && first.now->board == move.base->board;
}

void Teller::join_succession(Incident move) {
    Incident& first = standing_.matters[*succession_];
    for (const Handled& man : move.play.touched)
        first.play.touched.push_back({before_succession(man.square, first), rules::NoticeTime::none, true});
    first.play.moved_on.push_back(move.play.done->raw);
    first.now = move.now;
    first.acts.push_back(index_);
    standing_.out_of_turn = succession_;
    effect() = {.what = EffectWord::opened, .matter = succession_};
}

void Teller::take_turn_given_up(Color actor) {
    Incident& unfinished = standing_.unfinished;
    if (turn_for(actor) == actor || !unfinished.play.done || !unfinished.base) return;
    if (!gives_up_turn(*unfinished.play.done, ruleset_.definitions)) return;
    if (!unfinished.now) unfinished.now = with(*unfinished.play.done, *unfinished.base);
    close_turn();
}

void Teller::take_turn_given_away(Color actor) {
    if (standing_.unfinished.play.pressed && !standing_.unfinished_matter)
        press_in_the_middle();  // a man still in hand
    const auto pressed = standing_.pressed_away;
    if (!pressed || !standing_.board || standing_.matters[*pressed].fate != Fate::open) return;
    pass_turn(standing_.matters[*pressed], actor);
}

/// With the men where he left them.
void Teller::pass_turn(const Incident& press, Color to) {
    const bool is_let_go = has_let_go(press);
    played({is_let_go ? played_of(*press.play.done) : game::UnknownMove{}, {}});
    standing_.board = is_let_go ? press.now : game::after(*standing_.board, game::UnknownMove{});
    standing_.turn = to;
    ++standing_.ply;
    fresh_turn();
}

/// The move with which he let the man go in the act before, told once more.
bool Teller::tells_move_again(Person by, const MoveMan& told) {
    const auto color = color_of(by);
    Incident* turn = color && index_ > 0 ? last_turn_of(*color) : nullptr;
    if (turn == nullptr || standing_.turn == color || turn->acts.empty() || turn->acts.back() + 1 != index_)
        return false;
    const auto* placed = std::get_if<PlaceMan>(&dispute_.acts[index_ - 1].what);
    if (placed == nullptr || placed->step != told.step || told.piece) return false;
    turn->acts.push_back(index_);
    effect().what = EffectWord::on_board;
    return true;
}

void Teller::on(Person by, const MoveMan& told) {
    if (tells_move_again(by, told)) return;
    if (gives_choice_up(by, false) || replies_to_move_wanted_back(by) || only_gave_choice_up(by)) return;
    if (plays_instead_of_what_was_answered(by, told.step.first)) return;
    go_on_from_wrong_answer(by);
    let_stand(by);
    MoveMan move = told;
    move.step = from_where_it_came(by, told.step);
    if (!check_man(move.step.first)) return;
    if (const auto instead = moved_on(by, move.step)) {
        on(by, Retract{});
        move.step = *instead;
    }
    if (const auto rook = finishes_castling(by, move)) return on(by, *rook);
    if (leaves_unfinished(by, move.step)) on(by, Retract{});
    if (move.taken && !check_man(in_base(by, *move.taken))) return;
    if (!standing_.board)
        see_nothing_of(move.taken ? std::optional(rules::MoveKind::capture) : std::nullopt, move.two_hands);
    // Whether the other player's turn has passed is known only when it is seen whose move it is.
    moved(by, [&](Color color) {
        MoveMan seen = move;
        const Square stood = in_base(by, seen.taken.value_or(seen.step.second));
        if (seen.taken || stood != seen.step.second) seen.taken = stood;
        if (seen.piece) seen.piece = piece_put_on(*seen.piece);
        return classify_move(*standing_.board, color, seen);
    });
}

void Teller::on(Person by, const Castle& told) {
    if (gives_choice_up(by, false) || replies_to_move_wanted_back(by) || only_gave_choice_up(by)) return;
    go_on_from_wrong_answer(by);
    let_stand(by);
    Castle castle = told;
    castle.king = from_where_it_came(by, told.king);
    if (!check_man(castle.king.first)) return;
    if (leaves_unfinished(by, castle.king)) on(by, Retract{});
    if (!standing_.board) see_nothing_of(rules::MoveKind::castling, castle.two_hands);
    moved(by, [&](Color color) { return classify_castling(*standing_.board, color, castle); });
}

/// What is known of a move though nobody knows the position.
void Teller::see_nothing_of(std::optional<rules::MoveKind> kind, bool two_hands) {
    standing_.unfinished.unseen.kind = kind;
    standing_.unfinished.unseen.two_hands = two_hands;
}

void Teller::pass_unknown_turn() {
    standing_.unfinished.play.complete = true;
    standing_.unfinished.unseen.moved = true;
    mark_moved(*standing_.turn);
    standing_.last_turn = end_turn();
    standing_.turn = !*standing_.turn;
    ++standing_.ply;
    fresh_turn();
}

bool Teller::is_castling_without_rook(const Done& done) const {
    if (!done.castling || done.raw.rook) return false;
    const Setup& base = *standing_.unfinished.base;
    const bool has_rook = base.board.at(corner_of(done.raw)) == chess::Piece{done.raw.by, chess::Role::rook};
    const bool is_regulated = regulates(Kind::castling_without_rook) || game_.event.contains("rook_given");
    return !has_rook && is_regulated && is_rook_given(game_, base, done.raw) != false;  // where it is open, it is asked
}

void Teller::close_if_complete() {
    const Setup& base = *standing_.unfinished.base;
    standing_.unfinished.now = with(*standing_.unfinished.play.done, base);
    standing_.unfinished.play.done->without_rook = is_castling_without_rook(*standing_.unfinished.play.done);
    const bool unfinished_castling = standing_.unfinished.play.done->castling &&
                                     !standing_.unfinished.play.done->raw.rook &&
                                     has_rook_to_fetch(*standing_.unfinished.play.done, base);
    const bool unfinished_promotion = is_promotion(*standing_.unfinished.play.done, base) &&
                                      new_piece(*standing_.unfinished.play.done) != rules::NewPiece::allowed;
    standing_.unfinished.play.complete = standing_.unfinished.play.done->legal
                                             ? is_complete(*standing_.unfinished.play.done, base, ruleset_.definitions)
                                             : !unfinished_castling && !unfinished_promotion;
    if (*standing_.unfinished.play.complete) close_turn();
}

}  // namespace jadoube::adjudicate
