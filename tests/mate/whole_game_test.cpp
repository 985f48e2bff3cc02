#include "mate/whole_game.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "chess/notation.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::mate;

namespace {

std::vector<chess::Position> played(const char* fen, std::initializer_list<const char*> moves) {
    std::vector<chess::Position> positions = {position_of(fen)};
    for (const char* move : moves)
        positions.push_back(positions.back().after(*chess::parse_uci(positions.back(), move)));
    return positions;
}

}  // namespace

TEST_CASE("the move after which a side can no longer mate") {
    MateSolver solver;
    const auto game = played("4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1", {"e1d1", "e8d8", "c3d5", "d8d7", "d1d2"});
    const LastWay white = last_way(solver, game, chess::Color::white);
    CHECK(white.at_end == Verdict::no);
    CHECK(white.lost_at == 3);  // the Knight has taken the last Pawn
    CHECK(white.is_exact);
    CHECK(white.evidence.why_not == NoMate::lone_knight);
    const LastWay black = last_way(solver, game, chess::Color::black);
    CHECK(black.lost_at == 3);
    CHECK(dead_since(white, black) == 3);
}

TEST_CASE("a side that can mate to the end lost nothing") {
    MateSolver solver;
    const auto game = played("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", {"e2e4", "e8e7"});
    const LastWay white = last_way(solver, game, chess::Color::white),
                  black = last_way(solver, game, chess::Color::black);
    CHECK(white.at_end == Verdict::yes);
    CHECK_FALSE(white.lost_at);
    CHECK(replays_to_mate(game.back(), chess::Color::white, white.evidence.line));
    CHECK(black.lost_at == 0);
    CHECK_FALSE(dead_since(white, black));
}
