#include "chess/notation.hpp"
#include "chess/san_text.hpp"

namespace jadoube::chess {
namespace {

std::vector<RawMove> castling_step(const Board& board, Color mover, CastlingSide side) {
    const auto king = board.king(mover);
    if (!king) return {};
    const int file = side == CastlingSide::king_side ? 6 : 2;
    return {{*king, Square::at(file, king->rank())}};
}

/// Squares of departure that the text allows.
Bitboard departures(const SanText& text) {
    Bitboard allowed = ~Bitboard();
    if (text.file) allowed &= file_bitboard(*text.file);
    if (text.rank) allowed &= rank_bitboard(*text.rank);
    if (text.role != Role::pawn || text.file) return allowed;
    const int file = text.to.file();
    if (!text.takes) return allowed & file_bitboard(file);
    Bitboard beside;
    if (file > 0) beside |= file_bitboard(file - 1);
    if (file < 7) beside |= file_bitboard(file + 1);
    return allowed & beside;
}

std::optional<SanText> read(const Board& board, Color mover, std::string_view san) {
    if (const auto text = read_san_text(san, Letters::english)) return text;
    const bool has_bishop = !board.men({mover, Role::bishop}).empty();
    return may_be_german(san, has_bishop) ? read_san_text(san, Letters::german) : std::nullopt;
}

}  // namespace

std::vector<RawMove> raw_candidates(const Board& board, Color mover, std::string_view san) {
    const auto text = read(board, mover, san);
    if (!text) return {};
    if (text->castling) return castling_step(board, mover, *text->castling);
    const Bitboard men = text->role ? board.men({mover, *text->role}) : board.men();
    std::vector<RawMove> candidates;
    for (const Square from : men& departures(*text)) {
        if (from != text->to) candidates.push_back({from, text->to, text->promotes_to});
    }
    return candidates;
}

bool is_castling(std::string_view text) {
    const auto read = read_san_text(text, Letters::english);
    return read && read->castling;
}

}  // namespace jadoube::chess
