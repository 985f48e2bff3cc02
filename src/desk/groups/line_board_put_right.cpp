// The board of a line where a move is taken back, put right or let stand.
#include "desk/groups/line_board.hpp"

namespace jadoube::desk {

using chess::Color;
using chess::Piece;
using chess::Role;
using chess::Setup;
using chess::Square;

void LineBoard::put_back(bool is_objected_to) {
    const Setup after = *now_;
    now_ = std::exchange(last_, std::nullopt)->before;
    put_back_ = is_objected_to ? std::optional(after) : std::nullopt;
    if (!is_objected_to) return;
    const Color by = !after.turn;
    const chess::Bitboard left =
        after.board.men({by, Role::pawn}) & ~now_->board.men({by, Role::pawn}) & chess::first_rank_bitboard(!by);
    if (left.empty()) return;
    queened_ = after;
    queened_->board.put(left.first(), {by, Role::queen});
}

void LineBoard::answered_by(Color by) {
    const auto queened = std::exchange(queened_, std::nullopt);
    if (!queened || queened->turn != by) return;
    now_ = queened;
    put_back_.reset();
}

/// The piece that its player asks for in the place of that Queen.
void LineBoard::name_queened(Color by, rules::PieceName piece) {
    const auto role = chess::role_named(name_of(piece));
    const chess::Bitboard queens = queened_->board.men({by, Role::queen}) & chess::first_rank_bitboard(!by);
    for (const Square square : queens)
        if (role && put_back_->board.at(square) == Piece{by, Role::pawn}) queened_->board.put(square, {by, *role});
}

/// Squares that the reply has not changed are as they were before that move.
void LineBoard::put_back_earlier() {
    const chess::Board was = earlier_->before.board;
    const chess::Board then = last_->before.board;
    for (int file = 0; file < 8; ++file) {
        for (int rank = 0; rank < 8; ++rank) {
            const Square square = Square::at(file, rank);
            if (was.at(square) == then.at(square) || now_->board.at(square) != then.at(square)) continue;
            now_->board.remove(square);
            if (const auto man = was.at(square)) now_->board.put(square, *man);
        }
    }
    now_->turn = earlier_->by;
    earlier_.reset();
}

std::optional<LineBoard> LineBoard::before_earlier(Color by) const {
    if (!earlier_ || earlier_->by != by || earlier_->was_legal) return std::nullopt;
    return LineBoard(earlier_->before);
}

std::optional<LineBoard> LineBoard::with_move_standing() const {
    return put_back_ ? std::optional(LineBoard(*put_back_)) : std::nullopt;
}

std::optional<LineBoard> LineBoard::before_lawful(Color by) const {
    return last_ && last_->by == by && last_->was_legal ? std::optional(LineBoard(last_->before)) : std::nullopt;
}

void LineBoard::let_stand() {
    if (put_back_) now_ = std::exchange(put_back_, std::nullopt);
    queened_.reset();
    last_.reset();
}

}  // namespace jadoube::desk
