#include <fmt/format.h>

#include "base/error.hpp"
#include "base/text.hpp"
#include "chess/castling_field.hpp"
#include "chess/setup.hpp"

namespace jadoube::chess {
namespace {

constexpr std::size_t kMostBytes = 200;
constexpr int kMostMoves = 9999;
constexpr std::string_view kExample =
    "a FEN looks like rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 (the two numbers may be missing)";

tl::unexpected<Error> bad(std::string_view field, std::string_view problem) {
    return failure(ErrorCode::bad_fen, fmt::format("FEN, {}: {}", field, problem), "", std::string(kExample));
}

std::vector<std::string_view> fields_of(std::string_view text) {
    constexpr std::string_view kSpace = " \t\r\n";
    std::vector<std::string_view> fields;
    while (true) {
        const auto start = text.find_first_not_of(kSpace);
        if (start == std::string_view::npos) return fields;
        text.remove_prefix(start);
        fields.push_back(text.substr(0, text.find_first_of(kSpace)));
        text.remove_prefix(fields.back().size());
    }
}

/// Puts the men of one rank on the board; the problem in words, or empty.
std::string put_rank(Board& board, int rank, std::string_view text) {
    int file = 0;
    for (const char c : text) {
        if (c >= '1' && c <= '8') {
            file += c - '0';
        } else if (const auto piece = piece_with_fen_letter(c)) {
            if (file < 8) board.put(Square::at(file, rank), *piece);
            ++file;
        } else {
            return fmt::format("\"{}\" on rank {} is neither a man (PNBRQK, pnbrqk) nor a number from 1 to 8", c,
                               rank + 1);
        }
    }
    if (file != 8) return fmt::format("rank {} has {} squares, expected 8", rank + 1, file);
    return {};
}

Result<Board> parse_men(std::string_view field) {
    const auto ranks = split(field, '/');
    if (ranks.size() != 8) {
        return bad("men", fmt::format("{} rank{}, expected 8", ranks.size(), ranks.size() == 1 ? "" : "s"));
    }
    Board board;
    for (std::size_t i = 0; i < 8; ++i) {
        if (const std::string problem = put_rank(board, 7 - static_cast<int>(i), ranks[i]); !problem.empty()) {
            return bad("men", problem);
        }
    }
    return board;
}

Result<Color> parse_turn(std::string_view field) {
    if (field == "w") return Color::white;
    if (field == "b") return Color::black;
    return bad("side to move", fmt::format("\"{}\", expected w or b", field));
}

Result<std::optional<Square>> parse_en_passant(std::string_view field) {
    if (field == "-") return std::nullopt;
    const auto square = square_named(field);
    if (!square) return bad("en passant", fmt::format("\"{}\", expected - or a square such as e3", field));
    if (square->rank() != 2 && square->rank() != 5) {
        return bad("en passant", fmt::format("{} is passed by no Pawn, expected a square on rank 3 or 6", field));
    }
    return square;
}

Result<int> parse_counter(std::string_view name, std::string_view field) {
    const auto number = parse_int(field);
    if (!number || *number < 0 || *number > kMostMoves) {
        return bad(name, fmt::format("\"{}\", expected a number from 0 to {}", field, kMostMoves));
    }
    return static_cast<int>(*number);
}

}  // namespace

Result<Setup> parse_fen(std::string_view text) {
    if (text.size() > kMostBytes) {
        return bad("length", fmt::format("{} bytes, expected at most {}", text.size(), kMostBytes));
    }
    const auto fields = fields_of(text);
    if (fields.size() < 4 || fields.size() > 6) {
        return bad("fields", fmt::format("{}, expected 4 to 6", fields.size()));
    }
    const auto board = parse_men(fields[0]);
    if (!board) return tl::unexpected(board.error());
    const auto turn = parse_turn(fields[1]);
    if (!turn) return tl::unexpected(turn.error());
    const auto castling = parse_castling(*board, fields[2]);
    if (!castling) return bad("castling", castling.error().message);
    const auto en_passant = parse_en_passant(fields[3]);
    if (!en_passant) return tl::unexpected(en_passant.error());
    const auto quiet = parse_counter("half-moves without capture or pawn move", fields.size() > 4 ? fields[4] : "0");
    if (!quiet) return tl::unexpected(quiet.error());
    const auto number = parse_counter("move number", fields.size() > 5 ? fields[5] : "1");
    if (!number) return tl::unexpected(number.error());
    return Setup{*board, *turn, *castling, *en_passant, *quiet, *number};
}

}  // namespace jadoube::chess
