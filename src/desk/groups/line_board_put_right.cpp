// The board of a line where a move is taken back, put right or let stand.
#include "desk/groups/line_board.hpp"

#include <algorithm>

namespace jadoube::desk {

using chess::Color;
using chess::Piece;
using chess::Role;
using chess::Setup;
using chess::Square;

namespace {

/// Who finds an illegal move brings up the last one too.
bool objects(const adjudicate::Act& act) {
    const auto* found = std::get_if<adjudicate::Happening>(&act.what);
    const auto kind = found != nullptr && found->is_found() ? found->kind() : std::nullopt;
    const bool is_of_a_move = kind && rules::kind_covers(rules::Kind::illegal_move, *kind);
    return is_of_a_move || std::holds_alternative<adjudicate::PointOut>(act.what) ||
           std::holds_alternative<adjudicate::Demand>(act.what);
}

bool is_demand_for(const adjudicate::Act& act, rules::Deed deed) {
    const auto* demand = std::get_if<adjudicate::Demand>(&act.what);
    return demand != nullptr && demand->option && rules::is(*demand->option, deed);
}

}  // namespace

LineBoard::Made* LineBoard::last() {
    return made_.empty() || is_put_back_ ? nullptr : &made_.back();
}
const LineBoard::Made* LineBoard::last() const {
    return made_.empty() || is_put_back_ ? nullptr : &made_.back();
}

/// The last illegal move of the other player; of anybody where he does not play; or else the last move, his own.
LineBoard::AtMove LineBoard::objected_to(std::optional<Color> by) {
    const auto of_other =
        std::find_if(made_.rbegin(), made_.rend(), [&](const Made& move) { return !move.was_legal && move.by != by; });
    if (of_other != made_.rend()) return std::prev(of_other.base());
    return made_.empty() || made_.back().was_legal ? made_.end() : std::prev(made_.end());
}

void LineBoard::take_back(std::optional<Color> by) {
    if (last() == nullptr) return;
    const auto end = std::prev(made_.end());
    if (end->by == by) return put_back(end, false);
    const auto earlier = std::find_if(std::make_reverse_iterator(end), made_.rend(),
                                      [&](const Made& move) { return move.by != end->by; });
    if (earlier != made_.rend() && earlier->by == by) put_back_earlier(std::prev(earlier.base()));
}

/// What the act has go back; once a move has gone back, what the other player then points out too.
void LineBoard::put_back_for(const adjudicate::Act& act) {
    const auto by = adjudicate::color_of(act.by);
    const bool is_to_restore = is_demand_for(act, rules::Deed::restore);
    if (is_demand_for(act, rules::Deed::stand)) return let_stand();
    if (std::holds_alternative<adjudicate::Retract>(act.what)) return take_back(by);
    if (is_to_restore) standing_.reset();
    if (made_.empty() || !objects(act)) return;
    const auto illegal = objected_to(by);
    const bool is_there = illegal != made_.end();
    const bool is_of_other =
        by && std::holds_alternative<adjudicate::PointOut>(act.what) && is_there && illegal->by == !*by;
    if (is_there && (!is_put_back_ || is_of_other)) put_back(illegal, !is_to_restore);
    if (!is_there && is_to_restore && last() != nullptr) put_back(std::prev(made_.end()), false);
    is_objected_ = true;
}

void LineBoard::put_back(AtMove move, bool is_objected_to) {
    const Setup after = std::next(move) == made_.end() ? *now_ : std::next(move)->before;
    standing_ = is_objected_to ? now_ : std::nullopt;
    now_ = move->before;
    made_.erase(move, made_.end());
    is_put_back_ = true;
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
    standing_.reset();
}

/// The piece that its player asks for in the place of that Queen.
void LineBoard::name_queened(Color by, rules::PieceName piece) {
    const auto role = chess::role_named(name_of(piece));
    const chess::Bitboard queens = queened_->board.men({by, Role::queen}) & chess::first_rank_bitboard(!by);
    for (const Square square : queens)
        if (role && standing_ && standing_->board.at(square) == Piece{by, Role::pawn})
            queened_->board.put(square, {by, *role});
}

/// Squares that the reply has not changed are as they were before that move.
void LineBoard::put_back_earlier(AtMove earlier) {
    const chess::Board was = earlier->before.board;
    const chess::Board then = made_.back().before.board;
    for (int file = 0; file < 8; ++file) {
        for (int rank = 0; rank < 8; ++rank) {
            const Square square = Square::at(file, rank);
            if (was.at(square) == then.at(square) || now_->board.at(square) != then.at(square)) continue;
            now_->board.remove(square);
            if (const auto man = was.at(square)) now_->board.put(square, *man);
        }
    }
    now_->turn = earlier->by;
    made_.erase(earlier);
}

LineBoard LineBoard::before(const Made& move) const {
    LineBoard board(move.before);
    board.made_.assign(made_.data(), &move);
    return board;
}

std::optional<LineBoard> LineBoard::with_move_standing() const {
    const auto& stands = queened_ ? queened_ : standing_;
    return stands ? std::optional(LineBoard(stands)) : std::nullopt;
}

std::vector<LineBoard> LineBoard::before_earlier() const {
    std::vector<LineBoard> boards;
    for (auto move = made_.rbegin(); is_objected_ && move != made_.rend(); ++move)
        if (!move->was_legal) boards.push_back(before(*move));
    return boards;
}

void LineBoard::go_to_board_meant(const WhatDone& deed, Color by) {
    if (!now_ || makes_lawfully(deed, by)) return;
    std::vector<LineBoard> boards = before_earlier();
    if (const auto standing = with_move_standing()) boards.insert(boards.begin(), *standing);
    const auto meant =
        std::ranges::find_if(boards, [&](const LineBoard& board) { return board.makes_lawfully(deed, by); });
    if (meant == boards.end()) return;
    const LineBoard board = *meant;
    *this = board;
}

std::optional<LineBoard> LineBoard::before_lawful(Color by) const {
    const Made* move = last();
    return move != nullptr && move->by == by && move->was_legal ? std::optional(before(*move)) : std::nullopt;
}

void LineBoard::let_stand() {
    if (standing_) now_ = std::exchange(standing_, std::nullopt);
    queened_.reset();
    is_put_back_ = true;
}

}  // namespace jadoube::desk
