#include "game/replay.hpp"
#include "base/error.hpp"

#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::chess;
using namespace jadoube::game;

namespace {

Setup setup(std::string_view fen) {
    return *parse_fen(fen);
}

Square square(std::string_view name) {
    return *square_named(name);
}

RawMove way(std::string_view uci) {
    return *parse_raw_uci(uci);
}

/// The half-moves of a game given in SAN.
std::vector<HalfMove> moves_of(const Setup& start, std::vector<std::string_view> sans) {
    std::vector<HalfMove> moves;
    Position position = *Position::from(start);
    for (const std::string_view san : sans) {
        const Move move = parse_san(position, san)->move;
        moves.push_back({move, std::string(san)});
        position = position.after(move);
    }
    return moves;
}

}  // namespace

TEST_CASE("legal moves change men, rights, counters and the square of passing") {
    const auto moves = moves_of(Setup::initial(), {"e4", "d5", "exd5", "c5", "dxc6", "Bf5", "Nf3", "e6", "Be2", "Bd6",
                                                   "O-O", "Qa5", "cxb7", "Kd7", "bxa8=N"});
    const Replay replay(Setup::initial(), moves);
    const auto fen = [&](int ply) { return to_fen(replay.at(Ply{ply})); };
    CHECK(replay.end() == Ply{15});
    CHECK(fen(0) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    CHECK(fen(1) == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    CHECK(fen(4) == "rnbqkbnr/pp2pppp/8/2pP4/8/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 3");
    CHECK(fen(5) == "rnbqkbnr/pp2pppp/2P5/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3");
    CHECK(fen(7) == "rn1qkbnr/pp2pppp/2P5/5b2/8/5N2/PPPP1PPP/RNBQKB1R b KQkq - 2 4");
    CHECK(fen(11) == "rn1qk1nr/pp3ppp/2Pbp3/5b2/8/5N2/PPPPBPPP/RNBQ1RK1 b kq - 3 6");
    CHECK(fen(14) == "rn4nr/pP1k1ppp/3bp3/q4b2/8/5N2/PPPPBPPP/RNBQ1RK1 w - - 1 8");
    CHECK(fen(15) == "Nn4nr/p2k1ppp/3bp3/q4b2/8/5N2/PPPPBPPP/RNBQ1RK1 b - - 0 8");
}

TEST_CASE("a legal game gives the positions that legal play gives") {
    const auto moves =
        moves_of(Setup::initial(), {"e4",    "c5", "e5",   "d5", "exd6", "Nc6", "Nf3",  "Bg4",   "Be2", "Qxd6", "O-O",
                                    "O-O-O", "a4", "Bxf3", "a5", "Bxg2", "a6",  "Bxf1", "axb7+", "Kc7", "b8=Q+"});
    const Replay replay(Setup::initial(), moves);
    Position position = Position::initial();
    for (Ply ply{1}; ply <= replay.end(); ++ply.value) {
        position = position.after(std::get<Move>(replay.move_to(ply)));
        CHECK(replay.position(ply) == position);
    }
}

TEST_CASE("an irregular move stands: the turn passes, counters go on, rights of the men moved are gone") {
    const Setup before = setup("r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w KQkq e6 7 20");
    SECTION("a King moved two ranks") {
        CHECK(to_fen(stand(before, {.by = Color::white, .man = way("e1e3")})) ==
              "r3k2r/pppp1ppp/8/8/8/4K3/PPPP1PPP/R6R b kq - 8 20");
    }
    SECTION("a Rook takes over a Pawn, and the right with the Rook taken goes too") {
        CHECK(to_fen(stand(before, {.by = Color::white, .man = way("h1h8")})) ==
              "r3k2R/pppp1ppp/8/8/8/8/PPPP1PPP/R3K3 b Qq - 0 20");
    }
    SECTION("Black moves out of turn, and White is to move again") {
        CHECK(to_fen(stand(before, {.by = Color::black, .man = way("a7a5")})) ==
              "r3k2r/1ppp1ppp/8/p7/8/8/PPPP1PPP/R3K2R w KQkq a6 0 21");
    }
    SECTION("the opponent's man is moved") {
        CHECK(to_fen(stand(before, {.by = Color::white, .man = way("a8b8")})) ==
              "1r2k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R b KQk - 8 20");
    }
    SECTION("a man is taken that stood elsewhere") {
        CHECK(to_fen(stand(before, {.by = Color::white, .man = way("a1b1"), .taken = square("d7")})) ==
              "r3k2r/ppp2ppp/8/8/8/8/PPPP1PPP/1R2K2R b Kkq - 0 20");
    }
    SECTION("castling through a right that is lost") {
        CHECK(to_fen(stand(before, {.by = Color::white, .man = way("e1c1"), .rook = way("a1d1")})) ==
              "r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/2KR3R b kq - 8 20");
    }
    SECTION("what does not stand there is not moved") {
        CHECK(to_fen(stand(before,
                           {.by = Color::white, .man = way("e4e5"), .taken = square("e6"), .rook = way("b1c1")})) ==
              "r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R b KQkq - 8 20");
    }
}

TEST_CASE("King and Rook change places in an unlawful castling of Chess960") {
    const Setup before = setup("4k3/8/8/8/8/8/8/5RK1 w - - 0 1");
    CHECK(to_fen(stand(before, {.by = Color::white, .man = way("g1f1"), .rook = way("f1g1")})) ==
          "4k3/8/8/8/8/8/8/5KR1 b - - 1 1");
}

TEST_CASE("a Pawn may stand unpromoted, and a double step over a man passes nothing") {
    CHECK(to_fen(stand(setup("8/4P3/8/8/8/8/k7/2K5 w - - 5 1"), {.by = Color::white, .man = way("e7e8")})) ==
          "4P3/8/8/8/8/8/k7/2K5 b - - 0 1");
    CHECK(to_fen(stand(setup("4k3/8/8/8/3p4/4n3/4P3/4K3 w - - 5 1"), {.by = Color::white, .man = way("e2e4")})) ==
          "4k3/8/8/8/3pP3/4n3/8/4K3 b - - 0 1");
    CHECK(to_fen(stand(setup("4k3/8/8/8/8/8/4p3/4K3 b - - 5 1"), {.by = Color::black, .man = way("e2e1n")})) ==
          "4k3/8/8/8/8/8/8/4n3 w - - 0 2");
}

TEST_CASE("an unknown half-move passes the turn") {
    const Setup before = setup("4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 30");
    CHECK(to_fen(after(before, UnknownMove{})) == "4k3/8/8/8/4Pp2/8/8/4K3 w - - 1 31");
}

TEST_CASE("a position without a King can be shown but not played") {
    const std::vector<HalfMove> moves = {{IrregularMove{.by = Color::white, .man = way("e1e8")}, "Rxe8"}};
    const Replay replay(setup("4k3/8/8/8/8/8/8/K3R3 w - - 0 1"), moves);
    CHECK(replay.position(Ply{0}));
    CHECK_FALSE(replay.position(Ply{1}));
    CHECK(to_fen(replay.at(Ply{1})) == "4R3/8/8/8/8/8/8/K7 b - - 0 1");
}

TEST_CASE("half-moves are written with the position before them") {
    const Setup before = setup("4k3/8/8/3pP3/8/8/8/R3K2Q w Q d6 0 20");
    CHECK(to_san(before, Move::en_passant(square("e5"), square("d6"))) == "exd6");
    CHECK(to_san(before, UnknownMove{}) == "--");
    CHECK(to_san(before, IrregularMove{.by = Color::white, .man = way("h1d4")}) == "Qh1-d4 [illegal]");
    CHECK(to_san(before, IrregularMove{.by = Color::white, .man = way("h1d5")}) == "Qh1xd5 [illegal]");
    CHECK(to_san(before, IrregularMove{.by = Color::white, .man = way("e5f6"), .taken = square("d5")}) ==
          "e5xf6 [illegal]");
    CHECK(to_san(before, IrregularMove{.by = Color::white, .man = way("e5e8q")}) == "e5xe8=Q [illegal]");
    CHECK(to_san(before, IrregularMove{.by = Color::white, .man = way("e1c1"), .rook = way("a1d1")}) ==
          "O-O-O [illegal]");
    CHECK(to_san(before, IrregularMove{.by = Color::white, .man = way("e1g1"), .rook = way("h1f1")}) ==
          "O-O [illegal]");
    CHECK(to_san(before, IrregularMove{.by = Color::white, .man = way("c3c4")}) == "c3-c4 [illegal]");
}

TEST_CASE("an objection is to the last irregular half-move of the other side, else to its last") {
    const Setup start = Setup::initial();
    auto moves = moves_of(start, {"e4", "e5", "Nf3", "Nc6"});
    CHECK(objected_to(Replay(start, moves), Color::white) == Ply{4});
    CHECK(objected_to(Replay(start, moves), Color::black) == Ply{3});
    CHECK(objected_to(Replay(start, moves), std::nullopt) == Ply{4});
    moves[1] = {IrregularMove{.by = Color::black, .man = way("e7e4")}, "e4"};
    moves[2] = {IrregularMove{.by = Color::white, .man = way("g1g3")}, "Ng3"};
    CHECK(objected_to(Replay(start, moves), Color::white) == Ply{2});
    CHECK(objected_to(Replay(start, moves), Color::black) == Ply{3});
    CHECK(objected_to(Replay(start, moves), std::nullopt) == Ply{3});
    CHECK(objected_to(Replay(start, moves_of(start, {"e4"})), Color::white) == Ply{1});
    CHECK(objected_to(Replay(start, {}), Color::white) == Ply{0});
}

TEST_CASE("a record is seen again under the rule of promotion of its start") {
    Setup start = setup("1n2k3/P6p/8/8/8/8/8/RNBQKBNR w KQ - 0 1");
    const std::vector<HalfMove> moves = {{IrregularMove{.by = Color::white, .man = way("a7a8")}, "a8"},
                                         {Move::normal(square("h7"), square("h6")), "h6"}};
    CHECK(under_rule_of(start, moves) == moves);
    start.promotion = Promotion::piece_or_pawn;
    const auto seen = under_rule_of(start, moves);
    CHECK(seen[0].played == Played(Move::normal(square("a7"), square("a8"))));
    CHECK(seen[0].written == "a8");
    CHECK(seen[1] == moves[1]);
}

TEST_CASE("a legal promotion is irregular where the piece has not been taken") {
    Setup start = setup("1n2k3/P6p/8/8/8/8/8/RNBQKBNR w KQ - 0 1");
    start.promotion = Promotion::captured_piece;
    const std::vector<HalfMove> moves = {{Move::promotion(square("a7"), square("a8"), Role::queen), "a8=Q"}};
    CHECK(under_rule_of(start, moves).front().played == Played(IrregularMove{.by = Color::white, .man = way("a7a8q")}));
    const Replay replay(start, under_rule_of(start, moves));
    CHECK(replay.at(Ply{1}).promotion == Promotion::captured_piece);
}
