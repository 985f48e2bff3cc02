// A position from which chess can be played: one King a side. It may be irregular (the side that moved may have left
// its King in check, a Pawn may stand unpromoted on the last rank): play goes on from such positions, and no King is
// ever taken.
#pragma once

#include <cassert>
#include <cstdint>

#include "base/result.hpp"
#include "chess/move.hpp"
#include "chess/setup.hpp"

namespace jadoube::chess {

/// Identity of a position for play: men, turn, castling rights, and en passant only where the capture is legal.
using PositionKey = std::uint64_t;

/// A playable position. A value of fixed size; moves make new ones.
class Position {
public:
    /// The usual initial position.
    [[nodiscard]] static Position initial();
    /// Fails with bad_position unless each side has exactly one King. Castling rights without King or Rook in place and
    /// impossible en passant squares are dropped; everything else is kept as it stands.
    [[nodiscard]] static Result<Position> from(const Setup& setup);
    /// With the square of passing only where a capture in passing is legal, so that FENs that agree in their first four
    /// fields mean the same position.
    [[nodiscard]] Setup setup() const;

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] Color turn() const { return turn_; }
    [[nodiscard]] Square king(Color color) const { return board_.men({color, Role::king}).first(); }
    [[nodiscard]] Bitboard castling_rooks() const { return castling_rooks_; }
    /// The square of passing, only where a capture in passing is legal (FIDE 2023 9.2.3.1).
    [[nodiscard]] std::optional<Square> en_passant() const {
        return may_take_in_passing_ ? just_passed_ : std::nullopt;
    }
    /// The square a Pawn has just passed over, whether or not it may be taken there.
    [[nodiscard]] std::optional<Square> just_passed() const { return just_passed_; }
    [[nodiscard]] int quiet_halfmoves() const { return quiet_halfmoves_; }
    [[nodiscard]] int move_number() const { return move_number_; }
    [[nodiscard]] Promotion promotion() const { return promotion_; }
    [[nodiscard]] bool has_usual_rules() const {
        return promotion_ == Promotion::piece_of_choice && takes_in_passing_ && castles_after_check_;
    }
    /// What a Pawn of the side may become on its last rank now; among it Pawn, where it may stay one.
    [[nodiscard]] Roles promotions(Color side) const {
        constexpr Roles kPieces = {Role::queen, Role::rook, Role::bishop, Role::knight};
        return promotion_ == Promotion::piece_of_choice ? kPieces : unusual_promotions(side);
    }
    /// Kept up to date by every move; counters and rules do not enter.
    [[nodiscard]] PositionKey key() const { return key_; }

    /// All legal moves, in no promised order.
    [[nodiscard]] MoveList legal_moves() const;
    [[nodiscard]] bool is_legal(Move move) const;
    [[nodiscard]] bool has_legal_move() const;
    /// `legal_moves().size()`, at a fraction of the cost.
    [[nodiscard]] std::size_t count_legal_moves() const;
    /// The men of one kind of the side on turn that may legally go to the square, other than by castling.
    [[nodiscard]] Bitboard movers(Role role, Square to) const;
    /// Enemy men that give check to the side on turn.
    [[nodiscard]] Bitboard checkers() const;
    [[nodiscard]] bool is_check() const { return !checkers().empty(); }
    /// Kings side by side, as an illegal move leaves them, are no checkmate by the other King.
    [[nodiscard]] bool is_checkmate() const {
        return !(checkers() & ~board_.men(Role::king)).empty() && !has_legal_move();
    }
    [[nodiscard]] bool is_stalemate() const { return !is_check() && !has_legal_move(); }

    /// The square of the man that the move takes, in passing included.
    [[nodiscard]] std::optional<Square> captured(Move move) const;
    /// The squares on which King and Rook arrive when castling.
    struct CastlingArrival {
        Square king;
        Square rook;
    };
    [[nodiscard]] static constexpr CastlingArrival castling_arrival(Move move) {
        assert(move.kind() == Move::Kind::castling);
        const int rank = move.from().rank();
        if (move.is_short_castling()) return {Square::at(6, rank), Square::at(5, rank)};
        return {Square::at(2, rank), Square::at(3, rank)};
    }

    /// The position after a legal move; undefined for others.
    [[nodiscard]] Position after(Move move) const;
    /// The same men with the other side to move, no en passant; counters go on as after a quiet move.
    [[nodiscard]] Position after_null() const;

    /// The same position with the same counters; whether a Pawn that cannot be taken has just passed does not matter.
    friend bool operator==(const Position&, const Position&);

private:
    Position() = default;
    void castle(Move move);
    void take_in_passing(Move move);
    void note_passing(Move move);
    void drop_castling_rights(Bitboard lost);
    void pass_turn();
    void lose_rights_by_check();
    [[nodiscard]] Roles unusual_promotions(Color side) const;

    Board board_;
    PositionKey key_ = 0;
    Bitboard castling_rooks_;
    int quiet_halfmoves_ = 0;
    int move_number_ = 1;
    Color turn_ = Color::white;
    std::optional<Square> just_passed_;
    bool may_take_in_passing_ = false;
    Promotion promotion_ = Promotion::piece_of_choice;
    bool takes_in_passing_ = true;
    bool castles_after_check_ = true;
};
static_assert(sizeof(Position) == 64, "one cache line, so that copying it to make a move stays cheap");

}  // namespace jadoube::chess
