#include "base/error.hpp"
#include "catch.hpp"
#include "chess/position.hpp"
#include "chess/setup.hpp"

using namespace jadoube;
using namespace jadoube::chess;

namespace {

std::string again(std::string_view fen, FenStyle style = FenStyle::x_fen) {
    const auto setup = parse_fen(fen);
    return setup ? to_fen(*setup, style) : to_text(setup.error());
}

std::string problem(std::string_view fen) {
    const auto setup = parse_fen(fen);
    REQUIRE_FALSE(setup);
    CHECK(setup.error().code == ErrorCode::bad_fen);
    CHECK(setup.error().hint.find("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") != std::string::npos);
    return setup.error().message;
}

}  // namespace

TEST_CASE("the initial position in FEN") {
    const std::string fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    CHECK(to_fen(Setup::initial()) == fen);
    CHECK(*parse_fen(fen) == Setup::initial());
    CHECK(to_fen(Setup::initial(), FenStyle::shredder) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
}

TEST_CASE("the counters of a FEN may be missing") {
    CHECK(again("4k3/8/8/8/8/8/8/4K3 b - -") == "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    CHECK(again("4k3/8/8/8/8/8/8/4K3 b - - 12") == "4k3/8/8/8/8/8/8/4K3 b - - 12 1");
    CHECK(again("  4k3/8/8/8/8/8/8/4K3   b - -  99 0\n") == "4k3/8/8/8/8/8/8/4K3 b - - 99 0");
}

TEST_CASE("any arrangement of men is read and written back") {
    for (const char* fen : {"8/8/8/8/8/8/8/8 w - - 0 1", "kkkkkkkk/8/8/8/8/8/8/KKKKKKKK b - - 0 1",
                            "PPPPPPPP/8/8/8/8/8/8/pppppppp w - - 5 9", "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
                            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq e6 0 1"}) {
        CHECK(again(fen) == fen);
    }
}

TEST_CASE("castling rights in X-FEN and Shredder-FEN mean the same Rooks") {
    struct Row {
        const char* name;
        const char* read;
        const char* x_fen;
        const char* shredder;
    };
    const Row rows[] = {
        {"corners", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "KQkq", "HAha"},
        {"Shredder letters", "r3k2r/8/8/8/8/8/8/R3K2R w HAha -", "KQkq", "HAha"},
        {"any order", "r3k2r/8/8/8/8/8/8/R3K2R w qKkQ -", "KQkq", "HAha"},
        {"outermost Rook", "r1r1k3/8/8/8/8/8/8/R2RK3 w Q -", "Q", "A"},
        {"inner Rook", "r1r1k3/8/8/8/8/8/8/R2RK3 w Dc -", "Dc", "Dc"},
        {"inner and outer", "4k3/8/8/8/8/8/8/R2RKR1R w DF -", "FD", "FD"},
        {"King on another file", "1r1k1r2/8/8/8/8/8/8/1R1K1R2 w KQkq -", "KQkq", "FBfb"},
        {"no King in place", "8/4k3/8/8/8/8/4K3/R6R w KQ -", "KQ", "HA"},
        {"no Rook in place", "4k3/8/8/8/8/8/8/4K3 w KQkq -", "KQkq", "HAha"},
        {"no Rook on the file named", "4k3/8/8/8/8/8/8/4K3 w Cf -", "Cf", "Cf"},
    };
    for (const Row& row : rows) {
        INFO(row.name);
        const std::string board_and_turn = std::string(row.read).substr(0, std::string(row.read).find(" w ") + 3);
        CHECK(again(row.read) == board_and_turn + row.x_fen + " - 0 1");
        CHECK(again(row.read, FenStyle::shredder) == board_and_turn + row.shredder + " - 0 1");
        CHECK(parse_fen(again(row.read)) == parse_fen(again(row.read, FenStyle::shredder)));
    }
}

TEST_CASE("a FEN that cannot be read says which field is wrong and why") {
    struct Row {
        const char* fen;
        const char* message;
    };
    const Row rows[] = {
        {"", "FEN, fields: 0, expected 4 to 6"},
        {"8/8/8/8/8/8/8/8 w -", "FEN, fields: 3, expected 4 to 6"},
        {"8/8/8/8/8/8/8/8 w - - 0 1 more", "FEN, fields: 7, expected 4 to 6"},
        {"8/8/8/8/8/8/8/8/8 w - - 0 1", "FEN, men: 9 ranks, expected 8"},
        {"8/8/8/8/8/8/8 w - - 0 1", "FEN, men: 7 ranks, expected 8"},
        {"8 w - - 0 1", "FEN, men: 1 rank, expected 8"},
        {"8/8/8/8/8/8/8/7 w - - 0 1", "FEN, men: rank 1 has 7 squares, expected 8"},
        {"8/pppppppppppp/8/8/8/8/8/8 w - - 0 1", "FEN, men: rank 7 has 12 squares, expected 8"},
        {"8/88/8/8/8/8/8/8 w - - 0 1", "FEN, men: rank 7 has 16 squares, expected 8"},
        {"8//8/8/8/8/8/8 w - - 0 1", "FEN, men: rank 7 has 0 squares, expected 8"},
        {"8/8/8/8/3x4/8/8/8 w - - 0 1",
         "FEN, men: \"x\" on rank 4 is neither a man (PNBRQK, pnbrqk) nor a number from 1 to 8"},
        {"9/8/8/8/8/8/8/8 w - - 0 1",
         "FEN, men: \"9\" on rank 8 is neither a man (PNBRQK, pnbrqk) nor a number from 1 to 8"},
        {"8/8/8/8/8/8/8/8 white - - 0 1", "FEN, side to move: \"white\", expected w or b"},
        {"8/8/8/8/8/8/8/8 w KX - 0 1", "FEN, castling: \"X\" is not K, Q, k, q, a file A to H or a to h, or -"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1", "FEN, castling: \"K\" names the Rook on h1 again"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KH - 0 1", "FEN, castling: \"H\" names the Rook on h1 again"},
        {"4k3/8/8/8/8/8/8/R2RK3 w AD - 0 1",
         "FEN, castling: two Rooks towards the a-file for White, expected at most one"},
        {"8/8/8/8/8/8/8/8 w - e9 0 1", "FEN, en passant: \"e9\", expected - or a square such as e3"},
        {"8/8/8/8/8/8/8/8 w - e4 0 1", "FEN, en passant: e4 is passed by no Pawn, expected a square on rank 3 or 6"},
        {"8/8/8/8/8/8/8/8 w - - -1 1",
         "FEN, half-moves without capture or pawn move: \"-1\", expected a number from 0 to 9999"},
        {"8/8/8/8/8/8/8/8 w - - 0 99999999999", "FEN, move number: \"99999999999\", expected a number from 0 to 9999"},
        {"8/8/8/8/8/8/8/8 w - - 0 1.", "FEN, move number: \"1.\", expected a number from 0 to 9999"},
    };
    for (const Row& row : rows) CHECK(problem(row.fen) == row.message);
    CHECK(problem(std::string(201, '8')) == "FEN, length: 201 bytes, expected at most 200");
    CHECK(problem(std::string_view("8/8/8/8/8/8/8/7\0 w - - 0 1", 26)).starts_with("FEN, men: "));
}

TEST_CASE("a position needs one King a side") {
    const auto position = Position::from(*parse_fen("8/8/8/8/8/8/8/KK6 w - - 0 1"));
    REQUIRE_FALSE(position);
    CHECK(position.error().code == ErrorCode::bad_position);
    CHECK(position.error().message == "White has 2 Kings, expected 1");
    CHECK(Position::from(*parse_fen("8/8/8/8/8/8/8/K7 w - - 0 1")).error().message == "Black has 0 Kings, expected 1");
}

TEST_CASE("a position drops rights that cannot be and keeps the rest") {
    const auto kept = [](std::string_view fen) { return to_fen(Position::from(*parse_fen(fen))->setup()); };
    CHECK(kept("4k3/8/8/8/8/8/8/R3K3 w KQkq - 3 9") == "4k3/8/8/8/8/8/8/R3K3 w Q - 3 9");
    CHECK(kept("4k3/8/8/8/8/8/4K3/R6R w KQ - 3 9") == "4k3/8/8/8/8/8/4K3/R6R w - - 3 9");
    CHECK(kept("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9") == "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9");
    CHECK(kept("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 9") == "4k3/8/8/3p4/8/8/8/4K3 w - - 0 9");    // nobody to take it
    CHECK(kept("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 9") == "4k3/8/8/4P3/8/8/8/4K3 w - - 0 9");    // no Pawn passed
    CHECK(kept("4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 9") == "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 9");  // on the wrong side
    CHECK(kept("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 9") == "4k3/8/8/K2pP2r/8/8/8/8 w - - 0 9");  // pinned along the rank
}
