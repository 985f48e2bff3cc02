// What the types assume is asserted: a square off the board, a move that is none, ends the program at the place of the
// fault, in every build but the one that people run. There the assertions cost nothing, so this file is empty.
#ifndef NDEBUG

#include "catch.hpp"
#include "chess/notation.hpp"
#include "chess/perft.hpp"
#include "refused.hpp"

using namespace jadoube;
using namespace jadoube::chess;

namespace {

constexpr Square kA1, kB8 = Square::at(1, 7);

}  // namespace

TEST_CASE("what no board, man or move can be is refused where it is made") {
    struct Row {
        const char* name;
        void (*deed)();
    };
    const Row rows[] = {
        {"a file beyond h", [] { (void)Square::at(given(9), 3); }},
        {"a rank below the first", [] { (void)Square::at(3, given(-1)); }},
        {"a number beyond h8", [] { (void)Square::from_index(given(64)); }},
        {"the first of no squares", [] { (void)Bitboard(static_cast<std::uint64_t>(given(0))).first(); }},
        {"no squares without the first", [] { (void)Bitboard(static_cast<std::uint64_t>(given(0))).without_first(); }},
        {"a ninth file", [] { (void)file_bitboard(given(8)); }},
        {"a ninth rank", [] { (void)rank_bitboard(given(8)); }},
        {"an empty square's man moves", [] { Board().move(kA1, kB8); }},
        {"a move to where it began", [] { (void)Move::normal(kA1, Square::at(given(0), 0)); }},
        {"a capture in passing straight on", [] { (void)Move::en_passant(kA1, Square::at(given(0), 5)); }},
        {"castling with a Rook on another rank", [] { (void)Move::castling(kA1, Square::at(given(7), 1)); }},
        {"a Pawn becomes a King", [] { (void)Move::promotion(kA1, kB8, static_cast<Role>(given(5))); }},
        {"a move beyond the last of a list", [] { (void)MoveList()[static_cast<std::size_t>(given(0))]; }},
        {"where the King arrives when nobody castles",
         [] { (void)Position::castling_arrival(Move::normal(kA1, Square::at(given(1), 7))); }},
        {"a move of the side that is not on turn",
         [] { (void)Position::initial().after(Move::normal(Square::at(4, given(6)), Square::at(4, 5))); }},
        {"a move from an empty square in notation",
         [] { (void)to_san(Position::initial(), Move::normal(Square::at(4, given(3)), Square::at(4, 5))); }},
        {"leaves above the root", [] { (void)perft(Position::initial(), given(-1)); }},
        {"first moves of no depth", [] { (void)divide(Position::initial(), given(0)); }},
    };
    for (const Row& row : rows) {
        INFO(row.name);
        CHECK(is_refused(row.deed));
    }
    CHECK_FALSE(is_refused([] { (void)Square::at(given(7), given(7)); }));
}

#endif
