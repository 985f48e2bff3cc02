#include "chess/perft.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "perft_file.hpp"
#include "slow_chess.hpp"

using namespace jadoube::chess;

namespace {

constexpr std::uint64_t kMostLeaves = 1'000'000;

void check_counts(const PerftLine& line, std::uint64_t most) {
    const Position position = position_of(line.fen);
    for (const auto& [depth, leaves] : line.counts) {
        if (leaves > most) break;
        INFO(line.fen << " depth " << depth);
        CHECK(perft(position, depth) == leaves);
    }
}

}  // namespace

TEST_CASE("perft counts of our own positions are those of Stockfish") {
    for (const PerftLine& line : read_perft_file(JADOUBE_SOURCE "/tests/chess/positions.epd")) {
        check_counts(line, kMostLeaves);
    }
}

TEST_CASE("perft counts of irregular positions are those of the plain generator") {
    constexpr std::uint64_t kMostSlowLeaves = 500;
    for (const PerftLine& line : read_perft_file(JADOUBE_SOURCE "/tests/chess/irregular.epd")) {
        check_counts(line, kMostLeaves);
        for (const auto& [depth, leaves] : line.counts) {
            if (leaves > kMostSlowLeaves) break;
            INFO(line.fen << " depth " << depth);
            CHECK(slow::perft(*parse_fen(line.fen), depth) == leaves);
        }
    }
}

namespace {

/// The rules of codes of other days, each alone and all together.
std::vector<Setup> under_other_rules(const Setup& usual) {
    std::vector<Setup> all(4, usual);
    all[0].takes_in_passing = false;
    all[1].castles_after_check = false;
    all[2].promotion = Promotion::queen;
    all[3].takes_in_passing = all[3].castles_after_check = false;
    all[3].promotion = Promotion::queen;
    return all;
}

}  // namespace

TEST_CASE(
    "without passing, castling after a check, or any promotion but to a Queen, perft is that of the plain generator") {
    // The second has a pawn that has passed and pawns about to arrive; in the third a man between meets the check.
    const char* positions[] = {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                               "r3k2r/1P4p1/2n5/1Q1pP3/1q1Pp3/8/1p1N2P1/R3K2R w KQkq d6 0 1",
                               "r3k2r/8/8/6b1/4R3/8/8/4K2R b Kkq - 0 1"};
    for (const char* fen : positions) {
        const Setup usual = *parse_fen(fen);
        for (const Setup& setup : under_other_rules(usual)) {
            INFO(fen << (setup.takes_in_passing ? "" : " no passing")
                     << (setup.castles_after_check ? "" : " no castling after a check")
                     << (setup.promotion == Promotion::queen ? " Queens only" : ""));
            for (const int depth : {1, 2, 3}) CHECK(perft(*Position::from(setup), depth) == slow::perft(setup, depth));
        }
    }
    const char* decided_by[] = {positions[1], positions[2], positions[1], positions[1]};
    for (std::size_t rule = 0; rule < std::size(decided_by); ++rule) {
        INFO(decided_by[rule]);
        const Setup usual = *parse_fen(decided_by[rule]);
        CHECK(perft(*Position::from(under_other_rules(usual)[rule]), 3) < perft(*Position::from(usual), 3));
    }
}

TEST_CASE("perft counts of known hard positions", "[data]") {
    for (const PerftLine& line : read_perft_file(JADOUBE_TEST_DATA "/perft/standard.epd")) {
        check_counts(line, kMostLeaves);
    }
}

TEST_CASE("perft counts of known Chess960 positions", "[data]") {
    for (const PerftLine& line : read_perft_file(JADOUBE_TEST_DATA "/perft/chess960.epd")) {
        check_counts(line, kMostLeaves);
    }
}

TEST_CASE("perft from the initial position") {
    CHECK(perft(Position::initial(), 0) == 1);
    CHECK(perft(Position::initial(), 1) == 20);
    CHECK(perft(Position::initial(), 2) == 400);
    CHECK(perft(Position::initial(), 3) == 8902);
    CHECK(perft(Position::initial(), 4) == 197281);
}

TEST_CASE("divide gives every first move its share") {
    const auto moves = divide(position_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), 2);
    CHECK(moves.size() == 6);  // e3, e4 and four steps of the King
    std::uint64_t leaves = 0;
    for (const auto& move : moves) leaves += move.leaves;
    CHECK(leaves == 6 * 5);  // the black King has its five squares each time
}
