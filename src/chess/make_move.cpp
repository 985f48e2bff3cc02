// Making a move: a copy of the position with a few words changed.
#include "chess/movegen.hpp"
#include "chess/zobrist.hpp"

namespace jadoube::chess {
namespace {

constexpr unsigned kPawnCode = Board::code_of(Role::pawn);
constexpr unsigned kRookCode = Board::code_of(Role::rook);
constexpr unsigned kKingCode = Board::code_of(Role::king);

}  // namespace

void Position::drop_castling_rights(Bitboard lost) {
    for (const Square rook : castling_rooks_& lost) key_ ^= kZobrist.castling(rook);
    castling_rooks_ &= ~lost;
}

void Position::castle(Move move) {
    const CastlingArrival arrival = castling_arrival(move);
    board_.remove(move.from());
    board_.remove(move.to());
    board_.put(arrival.king, {turn_, Role::king});
    board_.put(arrival.rook, {turn_, Role::rook});
    key_ ^= kZobrist.man(turn_, kKingCode, move.from()) ^ kZobrist.man(turn_, kKingCode, arrival.king) ^
            kZobrist.man(turn_, kRookCode, move.to()) ^ kZobrist.man(turn_, kRookCode, arrival.rook);
    ++quiet_halfmoves_;
}

void Position::take_in_passing(Move move) {
    const Square victim = Square::at(move.to().file(), move.from().rank());
    board_.remove(victim);
    key_ ^= kZobrist.man(!turn_, kPawnCode, victim);
}

void Position::note_passing(Move move) {
    const Square passed = Square::from_index((move.from().index() + move.to().index()) / 2);
    just_passed_ = passed;
    if ((pawn_attacks(turn_, passed) & board_.men({!turn_, Role::pawn})).empty()) return;
    may_take_in_passing_ = !passing_captors(board_, !turn_, passed).empty();
    if (may_take_in_passing_) key_ ^= kZobrist.en_passant(passed);
}

void Position::pass_turn() {
    if (turn_ == Color::black) ++move_number_;
    turn_ = !turn_;
    key_ ^= kZobrist.black_to_move();
}

/// Of the side on turn, where a King that has been in check may not castle.
void Position::lose_rights_by_check() {
    if (is_check()) drop_castling_rights(board_.men(turn_));
}

Position Position::after(Move move) const {
    assert(board_.men(turn_).has(move.from()) && "the man moved is of the side on turn");
    assert(!(board_.men({!turn_, Role::king})).has(move.to()) && "no King is ever taken");
    Position next = *this;
    if (const auto passed = en_passant()) next.key_ ^= kZobrist.en_passant(*passed);
    next.just_passed_.reset();
    next.may_take_in_passing_ = false;
    const Square from = move.from();
    const Square to = move.to();
    const unsigned mover = board_.code_at(from);
    next.drop_castling_rights(mover == kKingCode ? first_rank_bitboard(turn_) | Bitboard::of(to)
                                                 : Bitboard::of(from) | Bitboard::of(to));
    if (move.kind() == Move::Kind::castling) {
        next.castle(move);
        next.pass_turn();
        if (!castles_after_check_) next.lose_rights_by_check();
        return next;
    }

    const unsigned taken = board_.code_at(to);
    next.board_.move(from, to);
    next.key_ ^= kZobrist.man(turn_, mover, from) ^ kZobrist.man(turn_, mover, to) ^ kZobrist.man(!turn_, taken, to);
    next.quiet_halfmoves_ = mover == kPawnCode || taken != 0 ? 0 : quiet_halfmoves_ + 1;

    if (const auto role = move.promotes_to()) {
        next.board_.put(to, {turn_, *role});
        next.key_ ^= kZobrist.man(turn_, kPawnCode, to) ^ kZobrist.man(turn_, Board::code_of(*role), to);
    } else if (move.kind() == Move::Kind::en_passant) {
        next.take_in_passing(move);
    } else if (mover == kPawnCode && (from.index() ^ to.index()) == 16) {
        if (takes_in_passing_) next.note_passing(move);
    }
    next.pass_turn();
    if (!castles_after_check_) next.lose_rights_by_check();
    return next;
}

Position Position::after_null() const {
    Position next = *this;
    if (const auto passed = en_passant()) next.key_ ^= kZobrist.en_passant(*passed);
    next.just_passed_.reset();
    next.may_take_in_passing_ = false;
    ++next.quiet_halfmoves_;
    next.pass_turn();
    return next;
}

}  // namespace jadoube::chess
