#include "chess/chess960.hpp"

#include <set>

#include "catch.hpp"

using namespace jadoube::chess;

namespace {

std::string first_rank(int number) {
    const std::string fen = to_fen(*chess960_start(number));
    return fen.substr(0, fen.find('/'));
}

}  // namespace

TEST_CASE("start positions have their known numbers") {
    CHECK(first_rank(0) == "bbqnnrkr");
    CHECK(first_rank(1) == "bqnbnrkr");
    CHECK(first_rank(518) == "rnbqkbnr");
    CHECK(first_rank(959) == "rkrnnqbb");
    CHECK(*chess960_start(518) == Setup::initial());
    CHECK_FALSE(chess960_start(-1));
    CHECK_FALSE(chess960_start(960));
}

TEST_CASE("there are 960 start positions, all lawful") {
    std::set<std::string> ranks;
    for (int number = 0; number < kChess960Positions; ++number) {
        const std::string rank = first_rank(number);
        INFO(number << " " << rank);
        ranks.insert(rank);
        const auto king = rank.find('k');
        CHECK((rank.find('r') < king && king < rank.rfind('r')));
        CHECK(rank.find('b') % 2 != rank.rfind('b') % 2);
        CHECK(irregularities(*chess960_start(number)).empty());
    }
    CHECK(ranks.size() == 960);
}
