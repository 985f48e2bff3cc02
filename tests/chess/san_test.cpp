#include "base/error.hpp"
#include "base/text.hpp"
#include "catch.hpp"
#include "chess/notation.hpp"
#include "perft_file.hpp"

using namespace jadoube;
using namespace jadoube::chess;

namespace {

/// The move as UCI with its remarks, or the error.
std::string read(std::string_view fen, std::string_view text) {
    const Position position = position_of(fen);
    const auto move = parse_san(position, text);
    if (!move) {
        CHECK(move.error().code == ErrorCode::bad_move);
        return move.error().message;
    }
    std::string result = to_uci(position, move->move);
    for (const SanRemark remark : move->remarks) result += ' ' + std::string(name_of(remark));
    return result;
}

std::string written(std::string_view fen, std::string_view uci) {
    const Position position = position_of(fen);
    return to_san(position, *parse_uci(position, uci));
}

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kTwoKnights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
constexpr const char* kPromotion = "3nk3/4P3/8/8/8/8/1P6/4K3 w - - 0 1";
constexpr const char* kPassing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
constexpr const char* kCastling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

}  // namespace

TEST_CASE("SAN is written with the least that tells the men apart") {
    CHECK(written(kStart, "e2e4") == "e4");
    CHECK(written(kStart, "g1f3") == "Nf3");
    CHECK(written(kTwoKnights, "b1d2") == "Nbd2");
    CHECK(written("4k3/8/8/5N2/8/8/8/4KN2 w - - 0 1", "f1e3") == "N1e3");
    CHECK(written("7k/8/8/Q7/8/8/8/Q3K3 w - - 0 1", "a1a3") == "Q1a3");
    CHECK(written("7k/8/8/1Q1Q4/8/1Q6/8/4K3 w - - 0 1", "b5d3") == "Qb5d3");
    CHECK(written("4k3/8/8/8/1b6/5N2/3N4/4K3 w - - 0 1", "f3d4") == "Nd4");
    CHECK(written("4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1", "g1f3") == "Nf3");  // the other Knight is pinned
    CHECK(written(kPassing, "e5d6") == "exd6");
    CHECK(written(kPromotion, "e7d8q") == "exd8=Q+");
    CHECK(written(kCastling, "e1g1") == "O-O");
    CHECK(written(kCastling, "e1c1") == "O-O-O");
    CHECK(written("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1") == "O-O+");
    CHECK(written("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8") == "Ra8#");
}

TEST_CASE("moves are read as people write them") {
    struct Row {
        const char* fen;
        const char* text;
        const char* expected;
    };
    const Row rows[] = {
        {kStart, "e4", "e2e4"},
        {kStart, "e4!?", "e2e4"},
        {kStart, "e2e4", "e2e4 not_standard"},
        {kStart, "e2-e4", "e2e4 not_standard"},
        {kStart, "Pe4", "e2e4 not_standard"},
        {kStart, "ee4", "e2e4 over_disambiguated"},
        {kStart, "Ng1-f3", "g1f3 not_standard"},
        {kStart, "Ng1f3", "g1f3 over_disambiguated"},
        {kStart, "Ngf3", "g1f3 over_disambiguated"},
        {kStart, "nf3", "g1f3 not_standard"},
        {kStart, "Nf3+", "g1f3 check_sign_wrong"},
        {kStart, "Nxf3", "g1f3 capture_sign_wrong"},
        {kStart, "Sf3", "g1f3 not_standard"},
        {kStart,
         "\xE2\x99\x98"
         "f3",
         "g1f3 not_standard"},
        {kStart,
         "\xE2\x99\x9E"
         "f3",
         "g1f3 not_standard"},
        {kStart,
         "\xE2\x99\x99"
         "e4",
         "e2e4 not_standard"},
        {kStart, "e4(=)", "e2e4 not_standard"},
        {kTwoKnights, "Nbd2", "b1d2"},
        {kTwoKnights, "N1d2", "b1d2 not_standard"},
        {kTwoKnights, "Nb1d2", "b1d2 over_disambiguated"},
        {kCastling, "O-O", "e1g1"},
        {kCastling, "0-0", "e1g1 not_standard"},
        {kCastling, "0-0-0", "e1c1 not_standard"},
        {kCastling, "O-O-O+", "e1c1 check_sign_wrong"},
        {kCastling, "e1h1", "e1g1 not_standard"},
        {kCastling, "Rxa8+", "a1a8"},
        {kCastling, "R:a8", "a1a8 not_standard"},
        {kCastling, "Ra8", "a1a8 not_standard"},
        {kCastling, "Txa8", "a1a8 not_standard"},
        {kPassing, "exd6", "e5d6"},
        {kPassing, "exd6 e.p.", "e5d6 not_standard"},
        {kPassing, "exd6e.p.", "e5d6 not_standard"},
        {kPassing, "ed6", "e5d6 not_standard"},
        {kPassing, "xd6", "e5d6 under_disambiguated"},
        {kPassing, "d6", "e5d6 under_disambiguated not_standard"},
        {kPassing, "e6 e.p.", "e5e6 capture_sign_wrong not_standard"},
        {kPromotion, "exd8=Q+!?", "e7d8q"},
        {kPromotion, "exd8=N", "e7d8n"},
        {kPromotion, "exd8Q", "e7d8q not_standard"},
        {kPromotion, "exd8(R)", "e7d8r not_standard"},
        {kPromotion, "exd8/R", "e7d8r not_standard"},
        {kPromotion, "exd8=D", "e7d8q not_standard"},
        {kPromotion, "exd8=b", "e7d8b not_standard"},
        {kPromotion, "e7d8q", "e7d8q not_standard"},
        {kPromotion, "exd8=Q#", "e7d8q check_sign_wrong"},
        {kPromotion, "Bb4", "b2b4 not_standard"},  // Bauer: White has no Bishop
        {"4k3/8/8/8/8/8/3K1P2/3N1N2 w - - 0 1", "Ne3", "two Knights can go to e3: write Nde3 or Nfe3"},
        {"6k1/8/8/8/8/2N1N3/8/4K1R1 w - - 0 1", "Ned5", "e3d5"},
        {"8/8/4k3/8/8/2N5/4N3/4R1K1 w - - 0 1", "Nd4+", "e2d4"},
        {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8++", "a1a8 not_standard"},
        {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+", "a1a8"},
    };
    for (const Row& row : rows) {
        INFO(row.fen << " " << row.text);
        CHECK(read(row.fen, row.text) == row.expected);
    }
}

TEST_CASE("a check sign tells which man was meant") {
    // Both Knights reach d4; the one from e2 opens the Rook's line.
    constexpr const char* kFen = "4k3/8/8/8/8/5N2/4N3/4R1K1 w - - 0 1";
    CHECK(read(kFen, "Nd4") == "two Knights can go to d4: write Ned4+ or Nfd4");
    CHECK(read(kFen, "Nd4+") == "e2d4 under_disambiguated");
    CHECK(read(kFen, "Nd4#") == "two Knights can go to d4: write Ned4+ or Nfd4");
}

TEST_CASE("a move that cannot be made says why") {
    struct Row {
        const char* fen;
        const char* text;
        const char* message;
    };
    const Row rows[] = {
        {"8/8/8/8/4k3/8/8/3K4 w - - 0 1", "Kd2", "d1d2"},
        {"8/8/8/8/4k3/8/4K3/8 w - - 0 1", "Ke3", "Ke3 is not legal here: it leaves the King in check"},
        {"4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "Nf3", "Nf3 is not legal here: it leaves the King in check"},
        {kStart, "Qd4", "Qd4 is not legal here: a man stands in the way"},
        {kStart, "Qd2", "Qd2 is not legal here: a man of its own side stands on d2"},
        {kStart, "Nd4", "Nd4 is not legal here: no Knight can go to d4"},
        {kStart, "Ncd4", "Ncd4 is not legal here: no Knight stands where it is said to come from"},
        {kStart, "e5", "e5 is not legal here: no Pawn can go to e5"},
        {kStart, "exd3", "exd3 is not legal here: no Pawn can go to d3"},
        {kStart, "e2e5", "e2e5 is not legal here: a Pawn does not move so from e2 to e5"},
        {kStart, "e7e5", "e7e5 is not legal here: the man on e7 is Black's"},
        {kStart, "e4e5", "e4e5 is not legal here: no man stands on e4"},
        {kStart, "O-O", "O-O is not legal here: a man stands between King and Rook"},
        {kStart, "e4=Q", "e4=Q is not legal here: a Pawn is promoted on its last rank only"},
        {kStart, "Nf3=Q", "Nf3=Q is not legal here: only Pawns are promoted"},
        {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O",
         "O-O is not legal here: there is no right to castle on that side: King or Rook has moved"},
        {"4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O",
         "O-O is not legal here: the King is in check, or would cross or reach an attacked square"},
        {kPromotion, "exd8",
         "exd8 is not legal here: it does not say what the Pawn becomes: write exd8=Q, or =R, =B, =N"},
        {kPromotion, "exd8=K", "exd8=K is not legal here: a Pawn does not become a King"},
        {kPromotion, "e8=Q", "e8=Q is not legal here: a man stands in the way"},
        {kPromotion, "Bb8", "Bb8 is not legal here: White has no Bishop"},
        {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "Rxe8", "Rxe8 is not legal here: a King is never captured"},
        {"4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "Be4", "Be4 is not legal here: no Bishop can go to e4"},
        {"4k3/8/8/8/8/8/4P3/4KB2 w - - 0 1", "Be4", "Be4 is not legal here: no Bishop can go to e4"},  // not Bauer
        {kStart, "Zf9", "\"Zf9\" is not a move"},
        {kStart, "", "\"\" is not a move"},
        {kStart, "--", "\"--\" is not a move"},
        {kStart, "Z0", "\"Z0\" is not a move"},
        {kStart, "e4\n", "\"e4\\u{a}\" is not a move"},
        {kStart, "Nf3 Nc6", "\"Nf3 Nc6\" is not a move"},
        {kStart, "=Q", "\"=Q\" is not a move"},
        {kStart, "+", "\"+\" is not a move"},
        {kStart, "\xE2\x99", "\"\\x{e2}\\x{99}\" is not a move"},
    };
    for (const Row& row : rows) {
        INFO(row.fen << " " << row.text);
        CHECK(read(row.fen, row.text) == row.message);
    }
    CHECK(read(kStart, std::string(5000, 'N')) ==
          "\"" + std::string(40, 'N') + "... (4960 more characters)\" is not a move");
}

TEST_CASE("the hint names what the men of that kind can do") {
    const auto move = parse_san(position_of(kTwoKnights), "Nf6");
    REQUIRE_FALSE(move);
    CHECK(move.error().hint.empty());  // more than can be named
    const auto other = parse_san(Position::initial(), "Nd4");
    REQUIRE_FALSE(other);
    CHECK(other.error().hint == "the Knight has Na3, Nc3, Nf3 and Nh3");
}
