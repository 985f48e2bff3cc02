#include "chess/position.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "chess/notation.hpp"
#include "perft_file.hpp"

using namespace jadoube::chess;

namespace {

Position after(Position position, std::initializer_list<std::string_view> moves) {
    for (const std::string_view text : moves) {
        const auto move = parse_uci(position, text);
        INFO(text);
        REQUIRE(move);
        position = position.after(*move);
    }
    return position;
}

std::string fen_after(std::string_view fen, std::initializer_list<std::string_view> moves) {
    return to_fen(after(position_of(fen), moves).setup());
}

}  // namespace

TEST_CASE("a move changes men, turn, rights and counters") {
    const std::string start = to_fen(Setup::initial());
    CHECK(fen_after(start, {"e2e4"}) == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    CHECK(fen_after(start, {"e2e4", "g8f6", "e1e2"}) == "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPPKPPP/RNBQ1BNR b kq - 2 2");
    CHECK(fen_after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9", {"a1a8"}) == "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 9");
    CHECK(fen_after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9", {"e1g1", "e8c8"}) == "2kr3r/8/8/8/8/8/8/R4RK1 w - - 6 10");
    CHECK(fen_after("4k3/P7/8/8/8/8/8/4K3 w - - 4 9", {"a7a8n"}) == "N3k3/8/8/8/8/8/8/4K3 b - - 0 9");
    CHECK(fen_after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9", {"e5d6"}) == "4k3/8/3P4/8/8/8/8/4K3 b - - 0 9");
    CHECK(fen_after("4k3/8/8/8/8/8/8/RK5R w HA - 0 9", {"b1a1"}) == "4k3/8/8/8/8/8/8/2KR3R b - - 1 9");
}

TEST_CASE("a passed square counts only where the capture is legal") {
    const auto passed = [](std::string_view fen, std::string_view move) {
        const Position position = after(position_of(fen), {move});
        REQUIRE(position.just_passed());
        return position.en_passant() ? to_text(*position.en_passant()) : "-";
    };
    CHECK(passed("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5") == "d6");
    CHECK(passed("4k3/3p4/8/8/4P3/8/8/4K3 b - - 0 1", "d7d5") == "-");
    CHECK(passed("4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1", "d7d5") == "-");
    CHECK(passed("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5") == "-");
    CHECK(passed("6k1/1b1p4/8/4P3/8/8/6K1/8 b - - 0 1", "d7d5") == "-");
}

TEST_CASE("keys tell positions apart as the Laws do") {
    const Position start = Position::initial();
    const Position there_and_back = after(start, {"g1f3", "g8f6", "f3g1", "f6g8"});
    CHECK(there_and_back.key() == start.key());
    CHECK_FALSE(there_and_back == start);  // the counters differ
    CHECK(after(start, {"e2e4", "e7e5", "e1e2", "e8e7", "e2e1", "e7e8"}).key() != after(start, {"e2e4", "e7e5"}).key());
    CHECK(position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").key() !=
          position_of("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1").key());
    CHECK(position_of("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1").key() ==
          position_of("4k3/8/8/3p4/8/8/8/4K3 w - - 0 1").key());
    CHECK(start.after_null().key() != start.key());
    CHECK(start.after_null().after_null().key() == start.key());
}

TEST_CASE("check, checkmate and stalemate") {
    CHECK(position_of("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3").is_checkmate());
    CHECK(position_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").is_stalemate());
    const Position check = position_of("4k3/8/8/8/8/5n2/8/4K3 w - - 0 1");
    CHECK(check.is_check());
    CHECK(check.checkers() == Bitboard::of(*square_named("f3")));
    CHECK_FALSE(check.is_checkmate());
    CHECK_FALSE(check.is_stalemate());
}

TEST_CASE("a King is never taken") {
    const Position position = position_of("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1");
    CHECK_FALSE(parse_uci(position, "e2e8"));
    CHECK(position.movers(Role::rook, *square_named("e7")) == Bitboard::of(*square_named("e2")));
}

TEST_CASE("what a move takes") {
    const auto taken = [](std::string_view fen, std::string_view text) {
        const Position position = position_of(fen);
        const auto square = position.captured(*parse_uci(position, text));
        return square ? to_text(*square) : "-";
    };
    CHECK(taken("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9", "e5d6") == "d5");
    CHECK(taken("4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 9", "e5d6") == "d6");
    CHECK(taken("4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 9", "e5e6") == "-");
    CHECK(taken("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9", "e1h1") == "-");
}

TEST_CASE("a null move passes the turn and the right to take in passing") {
    const Position position = position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9").after_null();
    CHECK(to_fen(position.setup()) == "4k3/8/8/3pP3/8/8/8/4K3 b - - 1 9");
    CHECK(to_fen(position.after_null().setup()) == "4k3/8/8/3pP3/8/8/8/4K3 w - - 2 10");
}

TEST_CASE("more moves than any regular position has fit into the list") {
    const Position position = position_of("QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/kQQQQQKQ w - - 0 1");
    CHECK(position.legal_moves().size() == position.count_legal_moves());
    CHECK(position.legal_moves().size() > 218);
}
