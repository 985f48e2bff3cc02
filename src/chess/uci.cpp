#include <fmt/format.h>

#include <cstdlib>

#include "base/error.hpp"
#include "base/text.hpp"
#include "chess/notation.hpp"

namespace jadoube::chess {
namespace {

constexpr int kEFile = 4;

/// Whether people know this castling by the King's step: two squares from the e-file.
bool is_step_of_two(Move castling) {
    return castling.from().file() == kEFile && std::abs(Position::castling_arrival(castling).king.file() - kEFile) == 2;
}

std::optional<Role> promotion_letter(char letter) {
    constexpr std::string_view kSmallLetters = "pnbrqk";
    const auto place = kSmallLetters.find(letter);
    if (place == std::string_view::npos || letter == 'p') return std::nullopt;
    return static_cast<Role>(place);
}

bool is_the_same(Move move, const RawMove& raw) {
    if (move.from() != raw.from || move.promotes_to() != raw.promotes_to) return false;
    if (move.to() == raw.to) return true;
    return move.kind() == Move::Kind::castling && is_step_of_two(move) &&
           Position::castling_arrival(move).king == raw.to;
}

}  // namespace

std::string to_uci(const Position&, Move move) {
    const bool as_step = move.kind() == Move::Kind::castling && is_step_of_two(move);
    std::string uci = to_text(move.from()) + to_text(as_step ? Position::castling_arrival(move).king : move.to());
    if (const auto role = move.promotes_to()) uci += static_cast<char>(letter_of(*role) - 'A' + 'a');
    return uci;
}

std::optional<RawMove> parse_raw_uci(std::string_view text) {
    if (text.size() != 4 && text.size() != 5) return std::nullopt;
    const auto from = square_named(text.substr(0, 2));
    const auto to = square_named(text.substr(2, 2));
    if (!from || !to) return std::nullopt;
    if (text.size() == 4) return RawMove{*from, *to};
    const auto role = promotion_letter(text[4]);
    if (!role) return std::nullopt;
    return RawMove{*from, *to, role};
}

std::optional<Move> legal_move(const Position& position, const RawMove& raw) {
    for (const Move move : position.legal_moves()) {
        if (is_the_same(move, raw)) return move;
    }
    return std::nullopt;
}

Result<Move> parse_uci(const Position& position, std::string_view text) {
    const auto raw = parse_raw_uci(text);
    if (!raw) {
        return failure(ErrorCode::bad_move, fmt::format("\"{}\" is not a move in UCI", for_terminal(text, kMostQuoted)),
                       "", "write the two squares, as in e2e4, e7e8q, or e1g1 for castling");
    }
    const auto move = legal_move(position, *raw);
    if (!move) {
        return failure(ErrorCode::bad_move,
                       fmt::format("{} is not legal here: {}", text, why_illegal_in_words(position, *raw)));
    }
    return *move;
}

}  // namespace jadoube::chess
