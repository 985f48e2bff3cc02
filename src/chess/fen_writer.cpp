#include <fmt/format.h>

#include "chess/castling_field.hpp"
#include "chess/setup.hpp"

namespace jadoube::chess {
namespace {

std::string rank_text(const Board& board, int rank) {
    std::string text;
    int empty = 0;
    const auto count_empty = [&] {
        if (empty > 0) text += static_cast<char>('0' + empty);
        empty = 0;
    };
    for (int file = 0; file < 8; ++file) {
        if (const auto piece = board.at(Square::at(file, rank))) {
            count_empty();
            text += fen_letter_of(*piece);
        } else {
            ++empty;
        }
    }
    count_empty();
    return text;
}

std::string men_field(const Board& board) {
    std::string field = rank_text(board, 7);
    for (int rank = 6; rank >= 0; --rank) field += '/' + rank_text(board, rank);
    return field;
}

}  // namespace

std::string to_fen(const Setup& setup, FenStyle style) {
    return fmt::format("{} {} {} {} {} {}", men_field(setup.board), setup.turn == Color::white ? 'w' : 'b',
                       castling_field(setup, style), setup.en_passant ? to_text(*setup.en_passant) : "-",
                       setup.quiet_halfmoves, setup.move_number);
}

}  // namespace jadoube::chess
