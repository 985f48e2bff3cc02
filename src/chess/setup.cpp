#include "chess/setup.hpp"

namespace jadoube::chess {
Setup Setup::initial() {
    const Bitboard corners = file_bitboard(0) | file_bitboard(7);
    return Setup{.board = Board::initial(), .castling_rooks = corners & (rank_bitboard(0) | rank_bitboard(7))};
}

Bitboard tenable_castling_rooks(const Setup& setup) {
    Bitboard tenable;
    for (const Color color : {Color::white, Color::black}) {
        const auto king = setup.board.king(color);
        if (!king || !first_rank_bitboard(color).has(*king)) continue;
        tenable |= setup.castling_rooks & first_rank_bitboard(color) & setup.board.men({color, Role::rook});
    }
    return tenable;
}

bool is_en_passant_possible(const Setup& setup) {
    if (!setup.en_passant || rank_for(setup.turn, *setup.en_passant) != 5) return false;
    const int file = setup.en_passant->file();
    const int up = setup.turn == Color::white ? 1 : -1;
    const Square start = Square::at(file, setup.en_passant->rank() + up);
    const Square arrival = Square::at(file, setup.en_passant->rank() - up);
    return !setup.board.men().has(*setup.en_passant) && !setup.board.men().has(start) &&
           setup.board.at(arrival) == Piece{!setup.turn, Role::pawn};
}

}  // namespace jadoube::chess
