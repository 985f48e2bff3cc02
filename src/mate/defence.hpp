// What the men of the side to be mated, its King apart, can do about a check: take the man that gives it or stand
// between. A helpmate needs them elsewhere, so this also says where a man can go instead. Pins and the order of moves
// are left out of account: a line is played on the board before anything is said. Used inside this module only.
#pragma once

#include <optional>

#include "chess/board.hpp"
#include "chess/move.hpp"

namespace jadoube::mate {

class Defence {
public:
    /// The board must outlive it.
    Defence(const chess::Board& board, chess::Color side);

    /// The men that could answer a check from the square.
    [[nodiscard]] chess::Bitboard answering(chess::Square king, chess::Square check) const;
    /// One of `men` that can go to the empty square, or take an enemy there; no Pawn that would become a piece.
    [[nodiscard]] std::optional<chess::Square> able_to_reach(chess::Square square, chess::Bitboard men) const;
    /// An empty square outside `taken` to which the man can go and from where it attacks none of `quiet`, with
    /// `men` on the board.
    [[nodiscard]] std::optional<chess::Square> retreat(chess::Square man, chess::Bitboard men, chess::Bitboard quiet,
                                                       chess::Bitboard taken) const;

private:
    [[nodiscard]] chess::Bitboard pawn_stepping_to(chess::Square square) const;

    const chess::Board& board_;
    const chess::Color side_;
    const chess::Bitboard all_, men_;  // of both sides; of this side without its King
    const chess::Bitboard pawns_;
    chess::Bitboard attacked_;  // by the men
    chess::Bitboard stepped_;   // to which a Pawn can step
};

}  // namespace jadoube::mate
