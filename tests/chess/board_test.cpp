#include "chess/board.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "chess/attacks.hpp"
#include "chess/setup.hpp"

using namespace jadoube::chess;

namespace {

Square sq(std::string_view name) {
    return *square_named(name);
}

std::string names(Bitboard set) {
    std::string text;
    for (const Square square : set) text += (text.empty() ? "" : " ") + to_text(square);
    return text;
}

/// Eight lines, a8 to h1, `.` for an empty square, FEN letters for men.
std::string drawn(const Board& board) {
    std::string diagram;
    for (int rank = 7; rank >= 0; --rank) {
        for (int file = 0; file < 8; ++file) {
            const auto piece = board.at(Square::at(file, rank));
            diagram += piece ? fen_letter_of(*piece) : '.';
        }
        diagram += '\n';
    }
    return diagram;
}

}  // namespace

TEST_CASE("squares have names") {
    CHECK(to_text(Square()) == "a1");
    CHECK(to_text(Square::at(4, 3)) == "e4");
    CHECK(square_named("h8") == Square::from_index(63));
    for (const char* text : {"", "e", "e9", "i1", "E4", "e44", "4e"}) CHECK_FALSE(square_named(text));
    CHECK(sq("h1").is_light());
    CHECK_FALSE(sq("a1").is_light());
    CHECK(rank_for(Color::black, sq("c7")) == 1);
}

TEST_CASE("men have names and letters") {
    CHECK(name_of(Role::knight) == "knight");
    CHECK(role_named("queen") == Role::queen);
    CHECK_FALSE(role_named("horse"));
    CHECK(fen_letter_of({Color::black, Role::knight}) == 'n');
    CHECK(piece_with_fen_letter('B') == Piece{Color::white, Role::bishop});
    for (const char letter : {'x', 'E', ' ', '1', '\xC3', '\0'}) CHECK_FALSE(piece_with_fen_letter(letter));
}

TEST_CASE("a board holds what is put on it") {
    Board board;
    for (const Color color : {Color::white, Color::black}) {
        for (const Role role : {Role::pawn, Role::knight, Role::bishop, Role::rook, Role::queen, Role::king}) {
            board.put(sq("d5"), {color, role});
            CHECK(board.at(sq("d5")) == Piece{color, role});
            CHECK(board.men() == Bitboard::of(sq("d5")));
            CHECK(board.men(role) == Bitboard::of(sq("d5")));
            CHECK(board.men(color) == Bitboard::of(sq("d5")));
            CHECK(board.men(!color).empty());
        }
    }
    board.move(sq("d5"), sq("a1"));
    CHECK_FALSE(board.at(sq("d5")));
    CHECK(board.at(sq("a1")) == Piece{Color::black, Role::king});
    board.remove(sq("a1"));
    CHECK(board == Board());
}

TEST_CASE("the initial array is drawn as people know it") {
    CHECK(drawn(Board::initial()) ==
          "rnbqkbnr\n"
          "pppppppp\n"
          "........\n"
          "........\n"
          "........\n"
          "........\n"
          "PPPPPPPP\n"
          "RNBQKBNR\n");
}

TEST_CASE("a King is found only where it is the only one") {
    CHECK(Board::initial().king(Color::black) == sq("e8"));
    CHECK_FALSE(Board().king(Color::white));
    Board board = Board::initial();
    board.put(sq("e4"), {Color::white, Role::king});
    CHECK_FALSE(board.king(Color::white));
}

TEST_CASE("lines end with the first man in the way") {
    const Bitboard men = Bitboard::of(sq("d6")) | Bitboard::of(sq("b4")) | Bitboard::of(sq("f6")) |
                         Bitboard::of(sq("c3")) | Bitboard::of(sq("g7"));
    CHECK(names(straight_attacks(sq("d4"), men)) == "d1 d2 d3 b4 c4 e4 f4 g4 h4 d5 d6");
    CHECK(names(diagonal_attacks(sq("d4"), men)) == "g1 f2 c3 e3 c5 e5 b6 f6 a7");
    CHECK(names(straight_attacks(sq("a1"), {})) == "b1 c1 d1 e1 f1 g1 h1 a2 a3 a4 a5 a6 a7 a8");
    CHECK(names(diagonal_attacks(sq("h8"), {})) == "a1 b2 c3 d4 e5 f6 g7");
}

TEST_CASE("leapers and Pawns reach their squares") {
    CHECK(names(knight_attacks(sq("a1"))) == "c2 b3");
    CHECK(names(king_attacks(sq("h1"))) == "g1 g2 h2");
    CHECK(names(pawn_attacks(Color::white, sq("a2"))) == "b3");
    CHECK(names(pawn_attacks(Color::black, sq("e4"))) == "d3 f3");
    CHECK(pawn_attacks(Color::white, sq("e8")).empty());
}

TEST_CASE("between is what lies on the line, ends left out") {
    CHECK(names(between(sq("b2"), sq("e5"))) == "c3 d4");
    CHECK(names(between(sq("h1"), sq("e1"))) == "f1 g1");
    CHECK(between(sq("a1"), sq("b3")).empty());
    CHECK(between(sq("a1"), sq("a2")).empty());
}

TEST_CASE("attackers are all men that bear on a square, pinned ones too") {
    const auto setup = parse_fen("4r3/8/5n2/8/4b3/3P1p2/4R1P1/4K3 w - - 0 1");
    REQUIRE(setup);
    CHECK(names(setup->board.attackers(sq("e4"), Color::white)) == "e2 d3");
    CHECK(names(setup->board.attackers(sq("e4"), Color::black)) == "f6 e8");
    CHECK(names(setup->board.attackers(sq("e2"), Color::black)) == "f3");
    CHECK(names(setup->board.attackers(sq("f3"), Color::white)) == "g2");
    CHECK(names(setup->board.attackers(sq("e2"), Color::white)) == "e1");
}
