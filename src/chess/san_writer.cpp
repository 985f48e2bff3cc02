#include "chess/notation.hpp"

#include <cassert>

namespace jadoube::chess {
namespace {

/// As much of the departure square as tells the man from others of its kind that can go there (FIDE 2023 C.10).
std::string departure(const Position& position, Role role, Move move) {
    const Square from = move.from();
    const Bitboard others = position.movers(role, move.to()) & ~Bitboard::of(from);
    if (others.empty()) return {};
    if ((others & file_bitboard(from.file())).empty()) return to_text(from).substr(0, 1);
    if ((others & rank_bitboard(from.rank())).empty()) return to_text(from).substr(1, 1);
    return to_text(from);
}

std::string check_sign(const Position& after) {
    if (!after.is_check()) return {};
    return after.has_legal_move() ? "+" : "#";
}

std::string pawn_move(const Position& position, Move move) {
    std::string san;
    if (position.captured(move)) san = to_text(move.from()).substr(0, 1) + 'x';
    san += to_text(move.to());
    if (const auto role = move.promotes_to()) {
        san += '=';
        san += letter_of(*role);
    }
    return san;
}

std::string piece_move(const Position& position, Role role, Move move) {
    std::string san(1, letter_of(role));
    san += departure(position, role, move);
    if (position.captured(move)) san += 'x';
    return san + to_text(move.to());
}

std::string without_check_sign(const Position& position, Move move) {
    if (move.kind() == Move::Kind::castling) return move.is_short_castling() ? "O-O" : "O-O-O";
    const Role role = position.board().at(move.from())->role;
    return role == Role::pawn ? pawn_move(position, move) : piece_move(position, role, move);
}

}  // namespace

std::string to_san(const Position& position, Move move) {
    assert(position.board().men(position.turn()).has(move.from()) && "a legal move is one of the side on turn");
    return without_check_sign(position, move) + check_sign(position.after(move));
}

std::vector<std::string> line_to_san(Position position, const std::vector<Move>& line) {
    std::vector<std::string> sans;
    for (const Move move : line) {
        sans.push_back(to_san(position, move));
        position = position.after(move);
    }
    return sans;
}

}  // namespace jadoube::chess
