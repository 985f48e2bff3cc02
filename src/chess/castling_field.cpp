#include "chess/castling_field.hpp"

#include <fmt/format.h>

#include "base/error.hpp"

namespace jadoube::chess {
namespace {

int first_rank_number(Color color) {
    return color == Color::white ? 0 : 7;
}

std::optional<int> king_file(const Board& board, Color color) {
    const auto king = board.king(color);
    if (!king || king->rank() != first_rank_number(color)) return std::nullopt;
    return king->file();
}

std::optional<Square> rook_for(const Board& board, char letter) {
    const Color color = letter >= 'a' ? Color::black : Color::white;
    const char small = color == Color::white ? static_cast<char>(letter - 'A' + 'a') : letter;
    if (small == 'k' || small == 'q') return x_fen_rook(board, color, small == 'k');
    if (small < 'a' || small > 'h') return std::nullopt;
    return Square::at(small - 'a', first_rank_number(color));
}

/// The side of a King on which several Rooks are named, in words; empty where there is none.
std::string_view crowded_side(const Board& board, Bitboard rooks, Color color) {
    const auto king = king_file(board, color);
    if (!king) return {};
    int below = 0, above = 0;
    for (const Square rook : rooks& rank_bitboard(first_rank_number(color))) {
        ++(rook.file() < *king ? below : above);
    }
    if (below > 1) return "a-file";
    return above > 1 ? "h-file" : "";
}

}  // namespace

Square x_fen_rook(const Board& board, Color color, bool king_side) {
    const int rank = first_rank_number(color);
    const int corner = king_side ? 7 : 0;
    const auto king = king_file(board, color);
    if (!king) return Square::at(corner, rank);
    for (int file = corner; file != *king; file += king_side ? -1 : 1) {
        if (board.at(Square::at(file, rank)) == Piece{color, Role::rook}) return Square::at(file, rank);
    }
    return Square::at(corner, rank);
}

Result<Bitboard> parse_castling(const Board& board, std::string_view field) {
    Bitboard rooks;
    if (field == "-") return rooks;
    for (const char letter : field) {
        const auto rook = rook_for(board, letter);
        if (!rook) {
            return failure(ErrorCode::bad_fen,
                           fmt::format("\"{}\" is not K, Q, k, q, a file A to H or a to h, or -", letter));
        }
        if (rooks.has(*rook)) {
            return failure(ErrorCode::bad_fen,
                           fmt::format("\"{}\" names the Rook on {} again", letter, to_text(*rook)));
        }
        rooks |= Bitboard::of(*rook);
    }
    for (const Color color : {Color::white, Color::black}) {
        if (const auto side = crowded_side(board, rooks, color); !side.empty()) {
            return failure(ErrorCode::bad_fen, fmt::format("two Rooks towards the {} for {}, expected at most one",
                                                           side, color == Color::white ? "White" : "Black"));
        }
    }
    return rooks;
}

std::string castling_field(const Setup& setup, FenStyle style) {
    std::string field;
    for (const Color color : {Color::white, Color::black}) {
        const auto cased = [color](char letter) {
            return color == Color::white ? letter : static_cast<char>(letter - 'A' + 'a');
        };
        Bitboard rest = setup.castling_rooks & rank_bitboard(first_rank_number(color));
        for (const bool king_side : {true, false}) {
            const Square rook = x_fen_rook(setup.board, color, king_side);
            if (style == FenStyle::shredder || !rest.has(rook)) continue;
            field += cased(king_side ? 'K' : 'Q');
            rest &= ~Bitboard::of(rook);
        }
        for (int file = 7; file >= 0; --file) {
            if (rest.has(Square::at(file, first_rank_number(color)))) field += cased(static_cast<char>('A' + file));
        }
    }
    return field.empty() ? "-" : field;
}

}  // namespace jadoube::chess
