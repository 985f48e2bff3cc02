#include "game/counting.hpp"
#include "base/error.hpp"

#include <sstream>

#include "catch.hpp"
#include "game/pgn/pgn_reader.hpp"

using namespace jadoube;
using namespace jadoube::game;

namespace {

Record game_of(const std::string& movetext, const std::string& fen = {}) {
    std::istringstream in((fen.empty() ? "" : "[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n") + movetext + " *\n");
    PgnReader reader(in);
    auto game = reader.next();
    REQUIRE(game);
    return std::move(game->record);
}

std::vector<int> values(const std::vector<Ply>& plies) {
    std::vector<int> result;
    for (const Ply ply : plies) result.push_back(ply.value);
    return result;
}

constexpr Sameness kMoves = Sameness::possible_moves;
constexpr Sameness kMen = Sameness::men_on_squares;

/// Of the position at each ply, up to there.
std::vector<int> times_stood(const Replay& replay) {
    Repetitions repetitions(kMoves);
    std::vector<int> times;
    for (Ply ply{0}; ply <= replay.end(); ++ply.value) times.push_back(repetitions.take(replay.at(ply)).times);
    return times;
}

}  // namespace

TEST_CASE("a position that comes back is found at every ply") {
    const Replay replay(game_of("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"));
    CHECK(values(occurrences(replay, Ply{8}, kMoves)) == std::vector<int>{0, 4, 8});
    CHECK(values(occurrences(replay, Ply{4}, kMoves)) == std::vector<int>{0, 4});
    CHECK(values(occurrences(replay, Ply{5}, kMoves)) == std::vector<int>{1, 5});
}

TEST_CASE("how often each position has stood is counted along the game") {
    const Replay replay(game_of("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"));
    CHECK(times_stood(replay) == std::vector<int>{1, 1, 1, 1, 2, 2, 2, 2, 3});
}

TEST_CASE("a lost castling right makes another position under the possible moves only") {
    // 2...Rg8 loses a right: the men are as at ply 4, the moves are not.
    const Replay replay(game_of("1. Nf3 Nf6 2. Ng1 Rg8 3. Nf3 Rh8 4. Ng1 Ng8"));
    CHECK(values(occurrences(replay, Ply{8}, kMoves)) == std::vector<int>{8});
    CHECK(values(occurrences(replay, Ply{8}, kMen)) == std::vector<int>{0, 8});
    const auto alike = look_alikes(replay, Ply{8}, kMoves);
    REQUIRE(alike.size() == 1);
    CHECK(alike[0].ply == Ply{0});
    CHECK(alike[0].differences == std::vector<PositionDifference>{PositionDifference::castling});
    CHECK(look_alikes(replay, Ply{8}, kMen).empty());
}

TEST_CASE("en passant makes another position only where the capture is legal") {
    const auto after_double_step = [](const std::string& fen) {
        return Replay(game_of("1. e4 Kd8 2. Kd1 Ke8 3. Ke1 Kd8 4. Kd1 Ke8 5. Ke1", fen));
    };
    SECTION("no Pawn can take") {
        const Replay replay = after_double_step("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        CHECK(values(occurrences(replay, Ply{9}, kMoves)) == std::vector<int>{1, 5, 9});
    }
    SECTION("a Pawn can take") {
        const Replay replay = after_double_step("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
        CHECK(values(occurrences(replay, Ply{9}, kMoves)) == std::vector<int>{5, 9});
        CHECK(values(occurrences(replay, Ply{9}, kMen)) == std::vector<int>{1, 5, 9});
        const auto alike = look_alikes(replay, Ply{9}, kMoves);
        REQUIRE(alike.size() == 1);
        CHECK(alike[0].differences == std::vector<PositionDifference>{PositionDifference::en_passant});
    }
    SECTION("the Pawn that could take is pinned") {
        // White's Rook on d1 holds the Pawn on d4 to its file before the King on d8.
        const Replay replay(
            game_of("1. e4 Kd7 2. Kf2 Kd8 3. Kf1 Kd7 4. Kf2 Kd8 5. Kf1", "3k4/8/8/8/3p4/8/4P3/3R1K2 w - - 0 1"));
        CHECK(values(occurrences(replay, Ply{9}, kMoves)) == std::vector<int>{1, 5, 9});
    }
}

TEST_CASE("rights that mean nothing on the board make no difference") {
    const auto with = chess::parse_fen("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1");
    const auto without = chess::parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    REQUIRE(with);
    CHECK(differences(*with, *without, kMoves).empty());
}

TEST_CASE("the side to move makes another position under every sameness") {
    const auto white = *chess::parse_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    auto black = white;
    black.turn = chess::Color::black;
    black.castling_rooks = {};
    CHECK(differences(white, black, kMen) == std::vector<PositionDifference>{PositionDifference::turn});
    CHECK(differences(white, black, kMoves) ==
          std::vector<PositionDifference>{PositionDifference::turn, PositionDifference::castling});
    auto fewer = black;
    fewer.board.remove(*chess::square_named("a1"));
    CHECK(differences(white, fewer, kMoves) == std::vector<PositionDifference>{PositionDifference::men});
}

TEST_CASE("quiet half-moves are counted from the last capture or pawn move") {
    const Replay replay(game_of("1. e4 Nc6 2. Nf3 Nb4 3. Bb5 Nxa2 4. Rxa2 Rb8"));
    CHECK(quiet_count(replay, Ply{0}).halfmoves == 0);
    CHECK_FALSE(quiet_count(replay, Ply{0}).reset_at);
    CHECK(quiet_count(replay, Ply{1}).halfmoves == 0);
    CHECK(quiet_count(replay, Ply{1}).reset_at == Ply{1});
    CHECK(quiet_count(replay, Ply{5}).halfmoves == 4);
    CHECK(quiet_count(replay, Ply{5}).reset_at == Ply{1});
    CHECK(quiet_count(replay, Ply{8}).halfmoves == 1);
    CHECK(quiet_count(replay, Ply{8}).reset_at == Ply{7});
}

TEST_CASE("the count of the start position goes on and has no beginning in the game") {
    const Replay replay(game_of("1. Kd1 Kd8", "4k3/8/8/8/8/8/8/4K2R w - - 97 80"));
    CHECK(quiet_count(replay, Ply{2}).halfmoves == 99);
    CHECK_FALSE(quiet_count(replay, Ply{2}).reset_at);
}

TEST_CASE("claims count on through an illegal move that stands") {
    // 2.Kd3 is illegal: the King goes two squares. Nobody claimed.
    const Replay replay(
        game_of("1. Rh2 Ra7 2. Kd3 Ra8 3. Kd2 Ra7 4. Kd3 Ra8 5. Kd2 Ra7 6. Kd3", "r3k3/8/8/8/8/8/8/3K3R w - - 10 40"));
    REQUIRE(std::holds_alternative<IrregularMove>(replay.move_to(Ply{3})));
    CHECK(times_stood(replay) == std::vector<int>{1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3});
    CHECK(quiet_count(replay, replay.end()).halfmoves == 21);
}

TEST_CASE("where nothing resets the count, captures and pawn moves count as well") {
    const Replay replay(game_of("1. Rxd8+ Kxd8 2. a4 Kc7 3. Kd2 a5", "3rk3/p7/8/8/8/8/P7/3RK3 w - - 0 1"));
    CHECK(quiet_count(replay, Ply{6}).halfmoves == 0);
    CHECK(quiet_count(replay, Ply{6}, QuietReset::nothing).halfmoves == 6);
    CHECK_FALSE(quiet_count(replay, Ply{6}, QuietReset::nothing).reset_at);
    CHECK(quiet_count(replay, Ply{0}, QuietReset::nothing).halfmoves == 0);
}

TEST_CASE("where nothing resets the count, it goes on from the number of the first move") {
    const Replay replay(game_of("30... Kd8 31. Kd1", "4k3/8/8/8/8/8/8/4K2R b - - 3 30"));
    CHECK(quiet_count(replay, Ply{2}, QuietReset::nothing).halfmoves == 61);
}

TEST_CASE("names of samenesses and differences are stable") {
    CHECK(name_of(kMen) == "men_on_squares");
    CHECK(name_of(kMoves) == "possible_moves");
    CHECK(name_of(PositionDifference::men) == "men");
    CHECK(name_of(PositionDifference::turn) == "turn");
    CHECK(name_of(PositionDifference::castling) == "castling");
    CHECK(name_of(PositionDifference::en_passant) == "en_passant");
}
