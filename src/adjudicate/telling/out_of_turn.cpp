#include "adjudicate/telling/out_of_turn.hpp"

#include <algorithm>
#include <utility>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/presses.hpp"
#include "adjudicate/telling/replies.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Square;
using rules::Kind;

namespace {

/// Where a man stood before the moves made on end.
Square before_succession(Square man, const Incident& first) {
    for (auto move = first.play.moved_on.rbegin(); move != first.play.moved_on.rend(); ++move)
        if (move->man.to == man) man = move->man.from;
    return first.play.done->raw.man.to == man ? first.play.done->raw.man.from : man;
}

/// Another move of the same player on end, while nobody has spoken of the one before: one offence, and one choice.
bool goes_on_out_of_turn(const Story& story, const Incident& move) {
    if (!story.succession || !move.play.done) return false;
    const Incident& first = story.now.matters[*story.succession];
    return first.fate == Fate::open && !first.objection.doubted && first.kinds == move.kinds &&
           first.offender == move.offender && first.now && move.base && first.now->board == move.base->board;
}

void join_succession(Story& story, Incident move) {
    Incident& first = story.now.matters[*story.succession];
    for (const Handled& man : move.play.touched)
        first.play.touched.push_back({before_succession(man.square, first), rules::NoticeTime::none, true});
    first.play.moved_on.push_back(move.play.done->raw);
    first.now = move.now;
    first.acts.push_back(story.index);
    story.now.out_of_turn = story.succession;
    story.effect() = {.what = EffectWord::opened, .matter = story.succession};
}

/// What was touched on turn before a move out of turn that stands is touched on the board which that has left.
void goes_on_after(Story& story, const Incident& moved) {
    Incident begun = std::move(story.now.unfinished);
    fresh_turn(story);
    if (moved.play.said_check == true) story.now.unfinished.check_was_announced = true;
    if (!has_content(begun)) return;
    Incident& turn = story.now.unfinished;
    turn.play.touched_before = begun.play.touched;
    follow_men(begun, moved);
    turn.acts = std::move(begun.acts);
    turn.play.touched = std::move(begun.play.touched);
    turn.play.order_known = begun.play.order_known;
    turn.due = begun.due;
    turn.since = begun.since;
}

}  // namespace

void moved_out_of_turn(Story& story, Color color, const std::optional<Done>& done) {
    Incident incident = separate_incident(story, color, Kind::out_of_turn_move);
    incident.in_half_done_turn = has_let_go(story.now.unfinished) || has_man_in_hand(story);
    incident.acts.push_back(story.index);
    if (done) {
        incident.play.done = done;
        for (const Square square : handled(*done))
            incident.play.touched.push_back({square, rules::NoticeTime::none, true});
        incident.now = with(*done, board_in_the_middle(story, *done));
        incident.now->turn = story.now.board->turn;
        incident.now->en_passant.reset();  // it is not the other player who moves next
    }
    if (goes_on_out_of_turn(story, incident)) return join_succession(story, std::move(incident));
    const std::size_t matter = open(story, std::move(incident));
    if (done) story.now.out_of_turn = matter;
}

void let_stand(Story& story, Person by) {
    story.succession = std::exchange(story.now.out_of_turn, std::nullopt);
    if (!story.succession) return;
    Incident& moved = story.now.matters[*story.succession];
    const int made_before = moved.ply + static_cast<int>(moved.play.moved_on.size());
    const bool is_of_other = color_of(by) != moved.offender;
    const bool has_only_touched = is_of_other && !story.now.unfinished.play.done &&
                                  !story.now.unfinished.play.pressed && !story.now.unfinished_matter &&
                                  moved.play.moved_on.empty();
    const bool is_on_board = moved.fate == Fate::open && made_before == story.now.ply &&
                             (!has_content(story.now.unfinished) || has_only_touched);
    if (is_of_other) story.succession.reset();
    if (!is_on_board) return;
    if (has_begun_the_game(moved) && regulates(story, Kind::setup_first_move)) moved.kinds = {Kind::setup_first_move};
    played(story, {moved.play.moved_on.empty() ? moved.play.done->raw : moved.play.moved_on.back(), {}});
    story.now.board = moved.now;
    story.now.turn = moved.now->turn;
    ++story.now.ply;
    goes_on_after(story, moved);
}

bool had_begun_before(const Story& story, std::size_t turn, std::size_t moved) {
    const Incident& gone = story.now.matters[moved];
    const Incident& begun = story.now.matters[turn];
    return !begun.play.touched_before.empty() && gone.offender && begun.offender == !*gone.offender &&
           begun.base == gone.now && story.now.board == gone.base;
}

void begin_again(Story& story, std::size_t turn, std::size_t moved) {
    const Incident& gone = story.now.matters[moved];
    Incident& begun = story.now.matters[turn];
    for (const std::size_t act : begun.acts) {
        Effect& effect = story.now.effects[act];
        if (act < gone.acts.front())
            effect = {.what = EffectWord::on_board};
        else if (effect.what == EffectWord::on_board)
            effect = {.what = EffectWord::taken_back, .matter = moved};
    }
    begun.base = begun.now = gone.base;
    begun.ply = gone.ply;
    begun.play = {.touched = std::move(begun.play.touched_before), .order_known = begun.play.order_known};
    begun.kinds = kinds_of(begun);
    begun.choice.answer.reset();
    begun.fate = Fate::open;
    story.now.unfinished = begun;
    story.now.unfinished_matter = turn;
}

}  // namespace jadoube::adjudicate
