#include "adjudicate/telling/replies.hpp"

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/telling/going_on.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/out_of_turn.hpp"
#include "adjudicate/telling/presses.hpp"
#include "adjudicate/telling/story.hpp"
#include "adjudicate/telling/teller.hpp"

namespace jadoube::adjudicate {

using chess::Setup;

namespace {

/// The man taken stands there by a move not finished: in the hand of the other player, or just let go.
bool takes_man_moved(const Incident& begun, const Done& reply) {
    const auto& done = begun.play.done;
    return done && reply.captured == done->raw.man.from && reply.raw.man.to == done->raw.man.to;
}

/// Of a move: where the man goes, of castling the King.
std::optional<Step> step_of(const Act& move) {
    if (const auto* man = std::get_if<MoveMan>(&move.what)) return man->step;
    if (const auto* castle = std::get_if<Castle>(&move.what)) return castle->king;
    return std::nullopt;
}

/// The other player has replied to a move that was not finished, and this one goes on with another man.
std::optional<std::size_t> reply_gone_on_from(const Story& story, Person by, const Step& step) {
    const auto& at = story.now.out_of_turn;
    const Incident& begun = story.now.unfinished;
    if (!at || story.now.turn != color_of(by) || story.now.unfinished_matter || begun.play.pressed) return std::nullopt;
    const Incident& reply = story.now.matters[*at];
    const bool is_one = reply.fate == Fate::open && reply.in_half_done_turn && reply.play.moved_on.empty() &&
                        reply.offender != color_of(by);
    if (finishes_castling(story, by, MoveMan{step})) return std::nullopt;
    const bool is_left = leaves_unfinished(story, by, from_where_it_came(story, by, step)) ||
                         (has_man_in_hand(story) && takes_man_moved(begun, *reply.play.done));
    return is_one && is_left ? at : std::nullopt;
}

void play_reply(Story& story, const Incident& reply) {
    mark_touched(story, *reply.offender);
    for (const std::size_t act : reply.acts) story.now.effects[act] = {.what = EffectWord::on_board};
    game::IrregularMove move = reply.play.done->raw;
    if (move.taken && !story.now.board->board.at(*move.taken)) move.taken.reset();
    story.now.unfinished.acts = reply.acts;
    story.now.unfinished.play.done = classify_played(*story.now.board, move);
    close_if_complete(story);
}

/// Nobody will finish that move: it stands as it was left, and the reply to it was made in its turn.
void go_on_over_reply(Story& story, Person by, const Step& step) {
    const auto at = reply_gone_on_from(story, by, step);
    if (!at) return;
    story.now.out_of_turn.reset();
    Incident left = std::move(story.now.unfinished);
    left.play.done->held = false;
    left.now = with(*left.play.done, *left.base);
    const Incident reply = std::exchange(story.now.matters[*at], left);
    played(story, {played_of(*left.play.done), {}});
    story.now.board = left.now;
    story.now.turn = reply.offender;
    story.now.last_turn = at;
    ++story.now.ply;
    fresh_turn(story);
    play_reply(story, reply);
}

}  // namespace

/// The board on which the other player moves in the middle of this turn: what the hand has fixed is carried to its end,
/// and a man that he takes stood where he takes it.
Setup board_in_the_middle(const Story& story, const Done& reply) {
    const Incident& begun = story.now.unfinished;
    if (const auto whole = as_finished(begun)) return with(*whole, *story.now.board);
    return takes_man_moved(begun, reply) ? with(*begun.play.done, *begun.base) : *story.now.board;
}

void Teller::go_on_from_reply(const Act& move) {
    if (const auto step = step_of(move)) go_on_over_reply(story_, move.by, *step);
    adjudicate::let_stand(story_, move.by);
}

}  // namespace jadoube::adjudicate
