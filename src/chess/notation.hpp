// Moves as text: standard algebraic notation (FIDE 2023, Appendix C) and UCI.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "chess/position.hpp"

namespace jadoube::chess {

/// SAN with the least disambiguation, `+` and `#`: "Nbd2", "exd8=Q+", "O-O". The move must be legal.
[[nodiscard]] std::string to_san(const Position& position, Move move);
/// Of a line of legal moves from the position, each in the position that it is made in.
[[nodiscard]] std::vector<std::string> line_to_san(Position position, const std::vector<Move>& line);
/// UCI: "e2e4", "e7e8q"; castling as the King's own step ("e1g1") where the King stands on the e-file and arrives there
/// by two squares, else as King takes Rook.
[[nodiscard]] std::string to_uci(const Position& position, Move move);

/// What was unusual about a move as written; none of it makes the move doubtful.
enum class SanRemark { over_disambiguated, under_disambiguated, check_sign_wrong, capture_sign_wrong, not_standard };
[[nodiscard]] std::string_view name_of(SanRemark remark);

struct SanMove {
    Move move;
    std::vector<SanRemark> remarks;
};

/// Reads a move in SAN as people write it: `0-0`, `e.p.`, `b8Q`, `exd8=Q+!?`, long form, English and German letters
/// (where the English reading fails), figurines, UCI. Takes only legal moves. Fails with bad_move: not a move, no legal
/// move of that kind (saying why the nearest is not), or several.
[[nodiscard]] Result<SanMove> parse_san(const Position& position, std::string_view text);
/// Reads "e2e4", "e7e8q", "e1g1" or "e1h1". Takes only legal moves. Fails with bad_move.
[[nodiscard]] Result<Move> parse_uci(const Position& position, std::string_view text);

/// A move as somebody made it, lawful or not: squares and piece, without regard to the rules.
struct RawMove {
    Square from;
    Square to;
    std::optional<Role> promotes_to = {};
    friend bool operator==(const RawMove&, const RawMove&) = default;
};
/// Reads four or five characters of UCI with no position at hand.
[[nodiscard]] std::optional<RawMove> parse_raw_uci(std::string_view text);
/// The legal move that these squares name; castling as the King's step of two squares from the e-file, or as King takes
/// Rook. Nothing where there is none.
[[nodiscard]] std::optional<Move> legal_move(const Position& position, const RawMove& move);
/// Whether the text writes castling, as SAN or people have it: "O-O", "0-0-0+".
[[nodiscard]] bool is_castling(std::string_view text);
/// The squares that SAN names although the move is illegal: the arrival square and every man of the mover's of that
/// kind that fits. Castling gives the King's step. Empty where the text is no move at all.
[[nodiscard]] std::vector<RawMove> raw_candidates(const Board& board, Color mover, std::string_view san);

/// A rule of movement that a move breaks.
enum class IllegalReason {
    no_man,                // no man stands where it is said to come from
    not_own_man,           // the man is of the side that is not on turn
    not_its_move,          // a man of its kind does not move so
    own_man,               // a man of its own side stands on the square of arrival
    path_blocked,          // a man stands in the way
    takes_king,            // a King is never taken
    leaves_king_in_check,  // the own King
    promotion_missing,     // a Pawn on its last rank, and no piece named
    piece_not_taken,       // where a Pawn becomes a piece that has been taken
    castling_moved,        // King or Rook has moved before
    castling_check,        // the King is in check, or crosses or reaches an attacked square
    castling_man_between
};
/// "no_man", "not_own_man" and so on; stable.
[[nodiscard]] std::string_view name_of(IllegalReason reason);

/// Why the move is not legal here; nothing where it is legal. For castling that fails several ways, the first in the
/// order of FIDE 2023 3.8.2.
[[nodiscard]] std::optional<IllegalReason> why_illegal(const Position& position, const RawMove& move);
/// The same for people, to follow "is not legal here: "; empty where the move is legal.
[[nodiscard]] std::string why_illegal_in_words(const Position& position, const RawMove& move);

}  // namespace jadoube::chess
