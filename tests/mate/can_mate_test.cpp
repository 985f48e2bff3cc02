#include "mate/can_mate.hpp"
#include "base/error.hpp"

#include <fstream>
#include <random>

#include "base/json.hpp"
#include "catch.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::chess;
using namespace jadoube::mate;

namespace {

/// The verdict, after a yes has been replayed.
std::string verdict(const Position& position, Color side, Budget budget = {}) {
    const CanMate answer = can_mate(position, side, budget);
    CHECK(answer.why_not.has_value() == (answer.verdict == Verdict::no));
    CHECK(answer.why_unknown.has_value() == (answer.verdict == Verdict::unknown));
    CHECK(answer.line.empty() == (answer.verdict != Verdict::yes || !position.has_legal_move()));
    if (answer.verdict == Verdict::yes) CHECK(replays_to_mate(position, side, answer.line));
    return std::string(name_of(answer.verdict));
}

/// For White, then for Black.
std::string verdicts(std::string_view fen) {
    const Position position = position_of(fen);
    return verdict(position, Color::white) + ' ' + verdict(position, Color::black);
}

struct Row {
    const char* name;
    const char* fen;
    const char* verdicts;
};

template <std::size_t kSize>
void check(const Row (&rows)[kSize]) {
    for (const Row& row : rows) {
        INFO(row.name << ": " << row.fen);
        CHECK(verdicts(row.fen) == row.verdicts);
    }
}

}  // namespace

TEST_CASE("a game that is over") {
    check({
        {"White has mated", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "yes no"},
        {"mate on the board, by a lone Knight", "5k1K/5n1P/8/8/8/8/8/8 w - - 0 1", "no yes"},
        {"stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "no no"},
    });
}

TEST_CASE("men that cannot mate whatever the position") {
    check({
        {"bare Kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "no no"},
        {"a Knight against a lone King", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "no no"},
        {"a Bishop against a lone King", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "no no"},
        {"a Knight against Queens", "3qk2q/8/8/8/8/8/8/4KN2 w - - 0 1", "no yes"},
        {"Bishops on one colour", "4k1b1/8/8/8/8/8/8/4KB2 w - - 0 1", "no no"},
        {"a Bishop against a Rook", "4k2r/8/8/8/8/8/8/4KB2 w - - 0 1", "no yes"},
    });
    CHECK(can_mate(position_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), Color::black).why_not == NoMate::lone_king);
}

TEST_CASE("men that can mate with help, though hardly anybody would") {
    check({
        {"two Knights", "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", "yes no"},
        {"a Knight against a Knight", "4k1n1/8/8/8/8/8/8/4KN2 w - - 0 1", "yes yes"},
        {"a Knight against a Bishop", "4k1b1/8/8/8/8/8/8/4KN2 w - - 0 1", "yes yes"},
        {"Bishops on both colours", "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", "yes yes"},
        {"a Knight against a Rook", "4k2r/8/8/8/8/8/8/4KN2 w - - 0 1", "yes yes"},
        {"a Knight against a Pawn", "4k3/4p3/8/8/8/8/8/4KN2 w - - 0 1", "yes yes"},
        {"a Bishop against a Pawn", "4k3/4p3/8/8/8/8/8/4KB2 w - - 0 1", "yes yes"},
    });
}

TEST_CASE("men that mate by force") {
    check({
        {"a Queen", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "yes no"},
        {"a Rook, the other side to move", "4k3/8/8/8/8/8/8/3RK3 b - - 0 1", "yes no"},
        {"a Pawn at home", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "yes no"},
        {"a Pawn each", "4k3/4p3/8/8/8/8/3P4/4K3 w - - 0 1", "yes yes"},
        {"Bishop and Knight", "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", "yes no"},
        {"the initial position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "yes yes"},
        {"a middle game", "r1b2rk1/pp2bppp/2n1pn2/q1pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 2 9", "yes yes"},
        {"the next move mates", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "yes yes"},
    });
    const CanMate next = can_mate(position_of("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"), Color::white);
    CHECK(next.line.size() == 1);
}

TEST_CASE("men that look enough but have no way") {
    check({
        {"the Queen must be taken", "3k4/3Q4/8/8/8/2K5/8/8 b - - 0 1", "no no"},
        {"the Rook must be taken", "r7/K1k5/8/8/8/8/8/8 w - - 0 1", "no no"},
        {"the checking Rook must be taken", "6Rk/8/7K/8/8/8/8/8 b - - 0 1", "no no"},
        {"only Bishop takes, then a Knight's worth is gone", "kb6/2N5/1K6/8/8/8/8/8 b - - 0 50", "no no"},
        {"every line ends in stalemate", "6kr/1p1N1p1p/1P3P1P/P6P/3q1RQr/7p/4pN1P/4B1KR b - - 0 1", "no no"},
        {"a wall of Pawns", "4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 1", "no no"},
        {"a wall of Pawns, and Bishops that bite on nothing", "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
         "no no"},
        {"a caged King that a Pawn move sets free", "1k6/1P6/PP6/2p5/2P5/8/2K5/8 w - - 0 1", "yes yes"},
    });
}

TEST_CASE("positions on which the known solvers fail") {
    check({
        {"a wall with Bishops behind it", "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1", "yes no"},
        {"a lone Bishop, and it was right to go on", "8/4k3/4P3/3B2P1/4P1K1/8/3b4/8 w - - 0 1", "yes yes"},
        {"locked", "8/8/8/1k3p1p/3p1P2/1p1P1PpP/1P4P1/K7 b - - 0 1", "no no"},
        {"a Pawn elsewhere", "8/8/7p/1k3p2/3p1P2/1p1P1PpP/1P4P1/K7 b - - 0 1", "yes yes"},
        {"a long way for King and Bishop", "7b/1k5B/7b/8/1p1p1p1p/1PpP1P1P/2P3K1/N7 b - - 0 1", "yes no"},
        {"Buchanan, StrateGems 2002", "Bb2kb2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 b - - 0 1", "yes no"},
        {"the same with a4 for a5", "Bb2kb2/bKp1p1p1/1pP1P1P1/1P6/p5P1/P7/8/8 b - - 0 1", "no no"},
        {"a helpmate each", "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1", "yes yes"},
        {"only the other corner", "8/8/8/8/4p3/q5Nk/3b4/K7 w - - 0 1", "yes yes"},
        {"Bishops on one colour", "5K2/5p1k/5B2/8/5B2/4B3/8/8 b - - 0 1", "yes yes"},
        {"a wall and Bishops", "bk6/1p1p1p2/1PpPpPp1/K1P1P1P1/7B/5b1b/5b2/B5B1 b - - 0 1", "yes yes"},
        {"undecided by both", "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57", "no no"},
        {"a wall, and a Bishop on either side", "6k1/8/6p1/p2p1pP1/2pP1P2/PpP5/1P2K1bB/1b6 b - - 0 1", "yes yes"},
        {"the King cannot get near: its men must shut the other in",
         "k1b5/8/8/1p1p1p1p/1PbP1PpP/6P1/6P1/K1B1B3 w - - 0 1", "yes yes"},
    });
}

TEST_CASE("a King walled in behind its own Pawn is let out when the Pawn's way is cleared") {
    check({
        {"King steps that leave stalemate are no way out", "8/8/3b3p/5p1P/3b1p1K/5Pp1/6P1/5kb1 w - - 0 1", "no no"},
        {"but this step leaves a move", "6k1/6P1/6K1/8/8/8/8/8 w - - 0 1", "yes no"},
        {"castling ends no proof", "4k3/8/8/p1p2p1p/P1P2P1P/8/8/R3K3 w Q - 0 1", "yes yes"},
    });
}

TEST_CASE("an unpromoted Pawn on the last rank neither moves nor helps") {
    check({
        {"beside a lone King", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "no no"},
        {"the other side's", "4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "no no"},
    });
}

TEST_CASE("Bishops on one colour mate a King that has been left in check") {
    for (const char* fen : {"8/3B3K/8/r7/kr6/r7/4B3/8 w - - 0 1", "1rkq4/2q5/4B3/8/8/5K2/8/5B2 w - - 0 1",
                            "8/3Br3/2K1kr2/4q3/8/8/2B5/8 w - - 0 1", "2B5/8/5r2/4rkq1/5r2/8/BK6/8 w - - 0 1"}) {
        INFO(fen);
        const auto position = position_of(fen);
        const auto answer = can_mate(position, Color::white);
        CHECK(answer.verdict == Verdict::yes);
        CHECK(replays_to_mate(position, Color::white, answer.line));
        CHECK(fault_of(position, Color::white, {.verdict = Verdict::no, .proof = TooFewMen{}}) != "");
    }
    CHECK(can_mate(position_of("8/7K/8/r7/kr6/r7/2B5/3B4 w - - 0 1"), Color::white).verdict == Verdict::no);
}

TEST_CASE("a King beside the other gives no mate") {
    const auto position = position_of("8/8/8/8/8/8/8/Kk6 w - - 0 1");
    const auto answer = can_mate(position, Color::black);
    CHECK(answer.verdict == Verdict::no);
    CHECK(fault_of(position, Color::black, answer) == "");
    CHECK(fault_of(position, Color::black, {.verdict = Verdict::yes}) != "");
}

TEST_CASE("what was asked before changes no answer") {
    MateSolver solver;
    std::vector<CanMate> first, again;
    for (const char* fen : {"8/7k/p4K2/P6P/8/8/8/8 b - - 4 72", "8/8/8/8/8/1k1N1K1p/4p3/8 b - - 1 52",
                            "4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 1", "8/8/5n2/4k1K1/8/8/5b2/8 w - - 28 100",
                            "r1bq1rk1/1pp2ppp/2np1n2/p3p3/2P1P3/2P2NP1/PP2QPBP/R1B2RK1 b - - 1 9"}) {
        for (const Color side : {Color::white, Color::black}) {
            first.push_back(can_mate(position_of(fen), side));
            again.push_back(solver.can_mate(position_of(fen), side));
            for (int i = 0; i < 2; ++i) CHECK(solver.verdict(position_of(fen), side) == first.back().verdict);
            const CanMate evidence = solver.can_mate(position_of(fen), side);
            CHECK(evidence.line == first.back().line);
            CHECK(evidence.why_not == first.back().why_not);
            CHECK(evidence.nodes == first.back().nodes);
            CHECK(fault_of(position_of(fen), side, evidence).empty());
        }
    }
    for (std::size_t i = 0; i < first.size(); ++i) {
        CHECK(first[i].verdict == again[i].verdict);
        CHECK(first[i].line == again[i].line);
        CHECK(first[i].nodes == again[i].nodes);
    }
}

TEST_CASE("a spent budget is said, not guessed about") {
    const Position position = Position::initial();
    CHECK(verdict(position, Color::white, Budget{5}) == "unknown");
    const CanMate answer = can_mate(position, Color::white, Budget{5});
    CHECK(answer.why_unknown == WhyUnknown::budget_spent);
    CHECK(positions_seen(answer) == answer.nodes);
    CHECK(answer.nodes < 100);
}

TEST_CASE("the same question has the same answer") {
    const Position position = position_of("4k1n1/8/8/8/8/8/8/4KN2 w - - 0 1");
    const CanMate first = can_mate(position, Color::black);
    const CanMate second = can_mate(position, Color::black);
    CHECK(first.line == second.line);
    CHECK(first.nodes == second.nodes);
}

TEST_CASE("who mates in a game was never said to be unable to") {
    std::mt19937_64 random(1862);
    const char* starts[] = {"8/8/8/3k4/8/8/1q3PP1/6K1 w - - 0 1", "4k3/3n4/8/8/8/2N5/3P4/4K3 w - - 0 1",
                            "k7/8/1K6/8/8/8/8/5R2 w - - 0 1", "7k/5K2/8/6N1/6n1/8/8/8 w - - 0 1",
                            "6k1/p4p1p/8/8/8/8/P3QP1P/6K1 w - - 0 1"};
    int mates = 0;
    for (int game = 0; game < 400; ++game) {
        std::vector<Position> positions = {position_of(starts[static_cast<std::size_t>(game) % std::size(starts)])};
        for (MoveList moves = positions.back().legal_moves(); !moves.empty() && positions.size() < 150;
             moves = positions.back().legal_moves()) {
            positions.push_back(positions.back().after(moves[random() % moves.size()]));
        }
        if (!positions.back().is_checkmate()) continue;
        ++mates;
        const Color winner = !positions.back().turn();
        for (const Position& position : positions) {
            INFO(to_fen(position.setup()));
            CHECK(can_mate(position, winner, Budget{500}).verdict != Verdict::no);
        }
    }
    CHECK(mates > 10);
}

TEST_CASE("no answer on known hard positions is wrong", "[data][sized]") {
    const Budget budget{static_cast<std::uint64_t>(sized(30'000, 4'000'000, 4'000'000))};
    std::ifstream file(JADOUBE_TEST_DATA "/unwinnable-open.jsonl");
    REQUIRE(file);
    std::uint64_t questions = 0, unknown = 0, nodes = 0, most_nodes = 0;
    MateSolver solver;
    for (std::string text; std::getline(file, text);) {
        const auto row = parse_json(text, "position");
        REQUIRE(row);
        const Position position = position_of(row->text("fen"));
        for (const Color side : {Color::white, Color::black}) {
            const bool truth = row->truth(side == Color::white ? "white_can_mate" : "black_can_mate");
            INFO(to_fen(position.setup()) << ' ' << name_of(side));
            const CanMate answer = solver.can_mate(position, side, budget);
            ++questions;
            nodes += answer.nodes;
            most_nodes = std::max(most_nodes, answer.nodes);
            if (answer.verdict == Verdict::unknown) {
                ++unknown;
                continue;
            }
            CHECK(answer.verdict == (truth ? Verdict::yes : Verdict::no));
            if (truth) CHECK(replays_to_mate(position, side, answer.line));
        }
    }
    CHECK(questions == 3768);
    CHECK(unknown <= static_cast<std::uint64_t>(sized(130, 2, 2)));
    CHECK(nodes / questions <= 20'000);
    CHECK(most_nodes <= 20'000'000);
}
