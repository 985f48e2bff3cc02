// A board on which the moves of a game are found and made as they are read, one after the other: for going through many
// games that are written plainly. Moves are made in place, and every square knows its man, so that a move costs a third
// of what it costs to make a Position for each. Without a word about anything else than such moves.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "chess/position.hpp"

namespace jadoube::chess {

class ReadingBoard {
public:
    /// Play has to go on under the usual rules, and the side that is not on turn must not be in check.
    explicit ReadingBoard(const Position& start);

    /// Makes the move at the beginning of the text, where parse_san has nothing to remark on it: English letters, the
    /// least of disambiguation, `x` where something is taken, `=` before a promotion, `+` only where it is check (it
    /// may be missing), up to two of `!` and `?`. A space, line end or `{` has to follow. How many letters it has; 0
    /// for every other text, `#` among them, and for some that parse_san would take: then the board is of no further
    /// use, but where a letter that ends no move here (as `#`) follows it, which leaves it as it was.
    [[nodiscard]] std::size_t read(std::string_view text);

    [[nodiscard]] Color turn() const { return turn_; }
    [[nodiscard]] int move_number() const { return move_number_; }
    [[nodiscard]] int quiet_halfmoves() const { return quiet_halfmoves_; }
    /// That of `position`.
    [[nodiscard]] PositionKey key() const { return key_; }
    [[nodiscard]] Position position() const;

private:
    struct Squares {
        Square from;
        Square to;
    };
    struct PawnMove {
        Squares move;
        Bitboard taken;  // in passing it is not where the Pawn arrives
    };
    [[nodiscard]] std::size_t read_piece_move(std::string_view text);
    [[nodiscard]] std::size_t read_pawn_move(std::string_view text);
    [[nodiscard]] std::size_t read_castling(std::string_view text);
    [[nodiscard]] static std::size_t read_end(std::string_view text, std::size_t at);
    [[nodiscard]] std::size_t told_right(std::string_view text, std::size_t at, std::size_t end) const;

    [[nodiscard]] Bitboard men() const { return ours_ | theirs_; }
    [[nodiscard]] Bitboard reaching(unsigned code, Square to) const;
    [[nodiscard]] std::optional<PawnMove> stepping_pawn(Square to) const;
    [[nodiscard]] std::optional<PawnMove> taking_pawn(int file, Square to) const;
    [[nodiscard]] Square king() const;
    [[nodiscard]] bool is_attacked(Square square, Bitboard men, Bitboard enemies) const;
    [[nodiscard]] bool keeps_king_safe(unsigned code, Squares move, Bitboard taken) const;
    [[nodiscard]] bool can_castle(Square king, Square rook) const;

    void begin_move(Bitboard lost_rights);
    void pass_turn();
    void move_man(unsigned code, Squares move);
    void move_piece(unsigned code, Squares move);
    void move_pawn(const PawnMove& pawn, unsigned becomes);
    void put(unsigned code, Square square);
    void lift(Square square);
    void castle(Square king, Square rook);
    void note_passing(Square passed);

    // By the codes of Board; the men of a kind are those of both sides.
    std::array<std::uint8_t, 64> codes_{};
    std::array<Bitboard, 8> kinds_{};
    Bitboard ours_;  // of the side on turn
    Bitboard theirs_;
    PositionKey key_ = 0;
    Bitboard castling_rooks_;
    int quiet_halfmoves_ = 0;
    int move_number_ = 1;
    Color turn_ = Color::white;
    std::optional<Square> passed_;  // where a capture in passing is legal
};

}  // namespace jadoube::chess
