// The other player moves in the middle of a move: on which board, and what it comes to once play has gone on from it.
#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/teller.hpp"

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

}  // namespace

/// The board on which the other player moves in the middle of this turn: what the hand has fixed is carried to its end,
/// and a man that he takes stood where he takes it.
Setup Teller::board_in_the_middle(const Done& reply) const {
    const Incident& begun = standing_.unfinished;
    if (const auto whole = as_finished(begun)) return with(*whole, *standing_.board);
    return takes_man_moved(begun, reply) ? with(*begun.play.done, *begun.base) : *standing_.board;
}

/// The other player has replied to a move that was not finished, and this one goes on with another man.
std::optional<std::size_t> Teller::reply_gone_on_from(Person by, const Step& step) const {
    const auto& at = standing_.out_of_turn;
    const Incident& begun = standing_.unfinished;
    if (!at || standing_.turn != color_of(by) || standing_.unfinished_matter || begun.play.pressed) return std::nullopt;
    const Incident& reply = standing_.matters[*at];
    const bool is_one = reply.fate == Fate::open && reply.in_half_done_turn && reply.play.moved_on.empty() &&
                        reply.offender != color_of(by);
    if (finishes_castling(by, MoveMan{step})) return std::nullopt;
    const bool is_left = leaves_unfinished(by, from_where_it_came(by, step)) ||
                         (has_man_in_hand() && takes_man_moved(begun, *reply.play.done));
    return is_one && is_left ? at : std::nullopt;
}

void Teller::go_on_from_reply(const Act& move) {
    if (const auto step = step_of(move)) go_on_over_reply(move.by, *step);
    let_stand(move.by);
}

/// Nobody will finish that move: it stands as it was left, and the reply to it was made in its turn.
void Teller::go_on_over_reply(Person by, const Step& step) {
    const auto at = reply_gone_on_from(by, step);
    if (!at) return;
    standing_.out_of_turn.reset();
    Incident left = std::move(standing_.unfinished);
    left.play.done->held = false;
    left.now = with(*left.play.done, *left.base);
    const Incident reply = std::exchange(standing_.matters[*at], left);
    played({played_of(*left.play.done), {}});
    standing_.board = left.now;
    standing_.turn = reply.offender;
    standing_.last_turn = at;
    ++standing_.ply;
    fresh_turn();
    play_reply(reply);
}

void Teller::play_reply(const Incident& reply) {
    mark_touched(*reply.offender);
    for (const std::size_t act : reply.acts) standing_.effects[act] = {.what = EffectWord::on_board};
    game::IrregularMove move = reply.play.done->raw;
    if (move.taken && !standing_.board->board.at(*move.taken)) move.taken.reset();
    standing_.unfinished.acts = reply.acts;
    standing_.unfinished.play.done = classify_played(*standing_.board, move);
    close_if_complete();
}

}  // namespace jadoube::adjudicate
