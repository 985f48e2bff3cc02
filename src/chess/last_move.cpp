#include "chess/last_move.hpp"

#include "chess/attacks.hpp"

namespace jadoube::chess {
namespace {

class BoardsBefore {
public:
    explicit BoardsBefore(const Setup& setup)
        : board_(setup.board), mover_(!setup.turn), may_have_taken_(setup.board.men(setup.turn).count() < 16) {}

    [[nodiscard]] std::vector<Board> all() {
        for (const Square arrival : board_.men(mover_)) {
            const Piece piece = *board_.at(arrival);
            if (piece.role == Role::pawn) {
                pawn_moves(arrival);
            } else {
                piece_moves(piece, arrival);
            }
        }
        castlings();
        return std::move(boards_);
    }

private:
    [[nodiscard]] int up() const { return mover_ == Color::white ? 1 : -1; }
    [[nodiscard]] bool is_empty(Square square) const { return !board_.men().has(square); }

    void without_capture(Square arrival, Square from, Piece before) {
        Board board = board_;
        board.remove(arrival);
        board.put(from, before);
        boards_.push_back(board);
    }
    void with_capture(Square arrival, Square from, Piece before) {
        if (!may_have_taken_) return;
        without_capture(arrival, from, before);
        boards_.back().put(arrival, {!mover_, Role::knight});
    }

    void piece_moves(Piece piece, Square arrival) {
        for (const Square from : attacks_of(piece, arrival, board_.men()) & ~board_.men()) {
            without_capture(arrival, from, piece);
            with_capture(arrival, from, piece);
        }
        if (piece.role != Role::king && rank_for(mover_, arrival) == 7) pawn_steps_and_captures(arrival);
    }

    void pawn_moves(Square arrival) {
        if (rank_for(mover_, arrival) < 2) return;
        pawn_steps_and_captures(arrival);
        if (rank_for(mover_, arrival) == 3) double_step(arrival);
        if (rank_for(mover_, arrival) == 5) captures_in_passing(arrival);
    }

    void pawn_steps_and_captures(Square arrival) {
        const Piece pawn{mover_, Role::pawn};
        const Square behind = Square::at(arrival.file(), arrival.rank() - up());
        if (is_empty(behind)) without_capture(arrival, behind, pawn);
        for (const Square from : pawn_attacks(!mover_, arrival) & ~board_.men()) with_capture(arrival, from, pawn);
    }

    void double_step(Square arrival) {
        const Square passed = Square::at(arrival.file(), arrival.rank() - up());
        const Square start = Square::at(arrival.file(), arrival.rank() - 2 * up());
        if (is_empty(passed) && is_empty(start)) without_capture(arrival, start, {mover_, Role::pawn});
    }

    void captures_in_passing(Square arrival) {
        const Square victim = Square::at(arrival.file(), arrival.rank() - up());
        if (!may_have_taken_ || !is_empty(victim)) return;
        for (const Square from : pawn_attacks(!mover_, arrival) & ~board_.men()) {
            without_capture(arrival, from, {mover_, Role::pawn});
            boards_.back().put(victim, {!mover_, Role::pawn});
        }
    }

    void castlings() {
        const int rank = mover_ == Color::white ? 0 : 7;
        for (int king = 0; king < 8; ++king) {
            for (int rook = 0; rook < 8; ++rook) {
                if (king != rook) castling(Square::at(king, rank), Square::at(rook, rank));
            }
        }
    }

    void castling(Square king, Square rook) {
        const bool is_short = king < rook;
        const Square king_now = Square::at(is_short ? 6 : 2, king.rank());
        const Square rook_now = Square::at(is_short ? 5 : 3, king.rank());
        if (board_.at(king_now) != Piece{mover_, Role::king} || board_.at(rook_now) != Piece{mover_, Role::rook})
            return;
        Board board = board_;
        board.remove(king_now);
        board.remove(rook_now);
        if (board.men().has(king) || board.men().has(rook)) return;
        board.put(king, {mover_, Role::king});
        board.put(rook, {mover_, Role::rook});
        boards_.push_back(board);
    }

    const Board& board_;
    const Color mover_;
    const bool may_have_taken_;
    std::vector<Board> boards_;
};

Board before_double_step(const Setup& setup) {
    const Square passed = *setup.en_passant;
    const int up = setup.turn == Color::white ? 1 : -1;
    Board board = setup.board;
    board.move(Square::at(passed.file(), passed.rank() - up), Square::at(passed.file(), passed.rank() + up));
    return board;
}

}  // namespace

std::vector<Board> boards_before(const Setup& setup) {
    if (is_en_passant_possible(setup)) return {before_double_step(setup)};
    return BoardsBefore(setup).all();
}

}  // namespace jadoube::chess
