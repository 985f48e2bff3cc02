#include "chess/perft.hpp"

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
