#include "chess/plain_san.hpp"

namespace jadoube::chess {
namespace {

constexpr std::optional<Role> piece_of(char letter) {
    switch (letter) {
        case 'N': return Role::knight;
        case 'B': return Role::bishop;
        case 'R': return Role::rook;
        case 'Q': return Role::queen;
        case 'K': return Role::king;
        default: return std::nullopt;
    }
}

/// Takes the last two letters off as a square.
std::optional<Square> take_square(std::string_view& text) {
    if (text.size() < 2) return std::nullopt;
    const char file = text[text.size() - 2];
    const char rank = text[text.size() - 1];
    if (!is_file(file) || !is_rank(rank)) return std::nullopt;
    text.remove_suffix(2);
    return Square::at(file - 'a', rank - '1');
}

bool take_last(std::string_view& text, char letter) {
    if (text.empty() || text.back() != letter) return false;
    text.remove_suffix(1);
    return true;
}

/// What is left of a piece's move between its letter and its arrival: "", "b", "1", "b1".
std::optional<Bitboard> departures(std::string_view written) {
    Bitboard from = ~Bitboard();
    for (const char c : written) {
        if (!is_file(c) && !is_rank(c)) return std::nullopt;
        from &= is_file(c) ? file_bitboard(c - 'a') : rank_bitboard(c - '1');
    }
    const bool is_in_order = written.size() < 2 || (written.size() == 2 && is_file(written[0]) && is_rank(written[1]));
    return is_in_order ? std::optional(from) : std::nullopt;
}

/// Files before ranks, and no more than is needed.
bool is_least(std::string_view written, Square from, Bitboard able) {
    if (written.empty()) return true;
    const Bitboard others = able & ~Bitboard::of(from);
    if (others.empty()) return false;
    const bool file_tells = (others & file_bitboard(from.file())).empty();
    const bool rank_tells = (others & rank_bitboard(from.rank())).empty();
    if (written.size() == 2) return !file_tells && !rank_tells;
    return is_file(written.front()) ? file_tells : !file_tells;
}

std::optional<Move> piece_move(const Position& position, Role role, std::string_view text) {
    const auto to = take_square(text);
    if (!to) return std::nullopt;
    const bool takes = take_last(text, 'x');
    const auto from_where = departures(text);
    if (!from_where || takes != position.board().men().has(*to)) return std::nullopt;
    const Bitboard able = position.movers(role, *to);
    const Bitboard meant = able & *from_where;
    if (meant.empty() || meant.more_than_one() || !is_least(text, meant.first(), able)) return std::nullopt;
    return Move::normal(meant.first(), *to);
}

/// "e4", "exd5", "e8=Q", "exd8=Q".
std::optional<Move> pawn_move(const Position& position, std::string_view text) {
    std::optional<Role> becomes;
    if (text.size() > 2 && text[text.size() - 2] == '=') {
        becomes = piece_of(text.back());
        if (!becomes || becomes == Role::king) return std::nullopt;
        text.remove_suffix(2);
    }
    const auto to = take_square(text);
    if (!to || becomes.has_value() != (rank_for(position.turn(), *to) == 7)) return std::nullopt;
    const bool takes = text.size() == 2 && text[1] == 'x' && is_file(text[0]) && text[0] - 'a' != to->file();
    if (!takes && !text.empty()) return std::nullopt;
    const Bitboard file = file_bitboard(takes ? text[0] - 'a' : to->file());
    const Bitboard meant = position.movers(Role::pawn, *to) & file;
    if (meant.empty() || meant.more_than_one()) return std::nullopt;
    const Square from = meant.first();
    if (becomes) return Move::promotion(from, *to, *becomes);
    const bool passes = takes && !position.board().men().has(*to);
    return passes ? Move::en_passant(from, *to) : Move::normal(from, *to);
}

std::optional<Move> castling(const Position& position, bool is_short) {
    const Square king = position.king(position.turn());
    const Bitboard rooks = position.castling_rooks() & position.board().men(position.turn());
    for (const Square rook : rooks) {
        const Move move = Move::castling(king, rook);
        if (move.is_short_castling() == is_short && position.is_legal(move)) return move;
    }
    return std::nullopt;
}

std::optional<Move> move_in(const Position& position, std::string_view text) {
    if (text.size() < 2) return std::nullopt;
    if (is_file(text.front())) return pawn_move(position, text);
    if (const auto role = piece_of(text.front())) return piece_move(position, *role, text.substr(1));
    if (text == "O-O") return castling(position, true);
    if (text == "O-O-O") return castling(position, false);
    return std::nullopt;
}

}  // namespace

std::optional<Move> read_plain_san(const Position& position, std::string_view text) {
    if (!position.has_usual_rules()) return std::nullopt;
    const bool says_check = take_last(text, '+');
    const auto move = move_in(position, text);
    if (says_check && move && !position.after(*move).is_check()) return std::nullopt;
    return move;
}

}  // namespace jadoube::chess
