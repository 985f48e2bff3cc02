// A board as set up: the men, whose turn it is and the rights, whether or not chess can be played from it. Irregular
// positions that the laws leave standing live here (a King left in check, a Pawn on the last rank, men wrongly placed).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "chess/board.hpp"

namespace jadoube::chess {

/// What a Pawn may become on its last rank. Codes of law have differed in it.
enum class Promotion : std::uint8_t {
    piece_of_choice,  // a Queen, Rook, Bishop or Knight
    captured_piece,   // one of them that has been taken: of which fewer stand on the board than in the usual array
    piece_or_pawn,    // any of them, or it stays a Pawn
    queen             // a Queen and nothing else
};

/// Everything a FEN says, and under which rules of promotion, passing and castling play goes on, which none says.
struct Setup {
    Board board;
    Color turn = Color::white;
    /// The squares of Rooks with which castling has not been lost (FIDE 2023 3.8.2.1), for either side.
    Bitboard castling_rooks;
    /// The square a Pawn has just passed over, whether or not it can be taken in passing.
    std::optional<Square> en_passant;
    int quiet_halfmoves = 0;  // since the last capture or pawn move
    int move_number = 1;
    Promotion promotion = Promotion::piece_of_choice;
    bool takes_in_passing = true;     // whether a Pawn can be taken in passing at all
    bool castles_after_check = true;  // else a King loses its rights with the first check

    /// Whether play goes on under the rules of today.
    [[nodiscard]] bool has_usual_rules() const {
        return promotion == Promotion::piece_of_choice && takes_in_passing && castles_after_check;
    }
    /// The usual initial position.
    [[nodiscard]] static Setup initial();
    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The Rooks of `setup.castling_rooks` with which castling may still come about: King and Rook stand in place.
[[nodiscard]] Bitboard tenable_castling_rooks(const Setup& setup);
/// Whether an enemy Pawn can have passed over `setup.en_passant` just now; false where it is not set.
[[nodiscard]] bool is_en_passant_possible(const Setup& setup);

/// Ways in which a position cannot have come about by legal moves, or cannot be played on.
enum class Irregularity {
    no_king,                // a side without a King
    several_kings,          // a side with more than one
    opponent_in_check,      // the side that has just moved left its King in check
    pawn_on_first_rank,     // a Pawn on its own first rank
    pawn_on_last_rank,      // a Pawn that was not promoted
    too_many_men,           // more than sixteen men, or more promoted men than missing Pawns
    castling_without_rook,  // a right to castle with no King or Rook in place
    en_passant_impossible,  // a square of passing with no Pawn that passed
    impossible_check        // a check by more men, or from other places, than one move can bring about
};

[[nodiscard]] std::string_view name_of(Irregularity irregularity);
/// Whether the King of this side stands attacked, whoever is on turn; no where it has none.
[[nodiscard]] bool is_king_attacked(const Setup& setup, Color side);
/// A Pawn on its last rank; White's where both have one.
[[nodiscard]] std::optional<Square> pawn_on_last_rank(const Setup& setup);
/// Whose Pawn stands on its last rank; White's where both have one.
[[nodiscard]] std::optional<Color> owner_of_pawn_on_last_rank(const Setup& setup);
/// All that is irregular, each once, in the order above. Empty for every position reached by legal moves.
[[nodiscard]] std::vector<Irregularity> irregularities(const Setup& setup);

/// Reads a FEN with four to six fields (the counters may be missing), castling as KQkq, X-FEN or Shredder-FEN. Takes
/// any arrangement of men: irregularities are not errors here. At most 200 bytes. Fails with bad_fen, naming the field.
[[nodiscard]] Result<Setup> parse_fen(std::string_view text);

enum class FenStyle {
    x_fen,    // KQkq for the outermost Rook, the file's letter for an inner one
    shredder  // always the file's letter
};
/// Six fields. The en passant square is written as it stands in the setup.
[[nodiscard]] std::string to_fen(const Setup& setup, FenStyle style = FenStyle::x_fen);

}  // namespace jadoube::chess
