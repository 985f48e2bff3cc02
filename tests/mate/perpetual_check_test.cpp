#include "mate/perpetual_check.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "chess/notation.hpp"

using namespace jadoube;

namespace {

std::optional<bool> perpetual(const char* fen, std::size_t most = 20'000) {
    const auto setup = chess::parse_fen(fen);
    REQUIRE(setup);
    const auto position = chess::Position::from(*setup);
    REQUIRE(position);
    return mate::has_perpetual_check(*position, most);
}

}  // namespace

TEST_CASE("a Queen that checks to and fro has perpetual check") {
    CHECK(perpetual("6k1/6p1/5p2/7Q/8/8/1q3PPP/6K1 w - - 0 40") == true);
}

TEST_CASE("no check at all, or a King who walks out of the checks, is none") {
    CHECK(perpetual("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") == false);
    CHECK(perpetual("8/8/8/4k3/8/8/8/R3K3 w - - 0 1") == false);
}

TEST_CASE("a check that mates ends the game and is no endless series") {
    CHECK(perpetual("7k/8/6K1/8/8/8/8/R7 w - - 0 1") == false);
}

TEST_CASE("what the bound leaves open is not answered") {
    CHECK(perpetual("6k1/6p1/5p2/7Q/8/8/1q3PPP/6K1 w - - 0 40", 1) == std::nullopt);
}
