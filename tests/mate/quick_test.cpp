// The two ways in which a mate is found at once: by one man that hunts alone, and in a corner by a Knight or Bishop.
#include <random>

#include "base/error.hpp"
#include "catch.hpp"
#include "mate/corner_playout.hpp"
#include "mate/hunt.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::chess;
using namespace jadoube::mate;

namespace {

std::size_t hunted(std::string_view fen, Color side) {
    INFO(fen);
    const Position position = position_of(fen);
    Hunt hunt;
    REQUIRE(hunt.run(position, side));
    CHECK(replays_to_mate(position, side, hunt.line()));
    return hunt.line().size();
}

/// The men named, on squares of their own at random.
std::optional<Position> scattered(const std::vector<Piece>& men, std::mt19937_64& random) {
    Setup setup;
    for (const Piece man : men) {
        for (;;) {
            const Square square = Square::from_index(static_cast<int>(random() % 64));
            const bool is_on_edge = square.rank() == 0 || square.rank() == 7;
            if (setup.board.at(square) || (man.role == Role::pawn && is_on_edge)) continue;
            setup.board.put(square, man);
            break;
        }
    }
    setup.turn = random() % 2 == 0 ? Color::white : Color::black;
    const auto position = Position::from(setup);
    if (!position || position->after_null().is_check() || !position->has_legal_move()) return std::nullopt;
    return *position;
}

}  // namespace

TEST_CASE("one man hunts a King that walks to where it is mated") {
    CHECK(hunted("7k/8/6K1/8/8/8/8/1R6 w - - 0 1", Color::white) == 1);
    CHECK(hunted("6k1/8/6K1/8/8/8/8/1R6 b - - 0 1", Color::white) == 2);
    CHECK(hunted("8/8/8/3k4/8/2K5/8/Q7 w - - 0 1", Color::white) <= 17);
    CHECK(hunted("8/8/2k5/8/4K3/8/8/q7 w - - 0 1", Color::black) <= 17);
}

TEST_CASE("men who could answer the check go away, one that blocks a flight comes, or one waits") {
    SECTION("a Rook that could stand between") {
        CHECK(hunted("3r2k1/5ppp/8/8/8/8/8/4R1K1 b - - 0 1", Color::white) <= 6);
    }
    SECTION("a man that blocks a flight") {
        CHECK(hunted("5k2/5p2/2n5/8/8/8/8/Q5KR b - - 0 1", Color::white) <= 6);
    }
    SECTION("a man that waits") {
        CHECK(hunted("7k/6pp/8/8/8/p7/8/1Q4K1 b - - 0 1", Color::white) <= 4);
    }
}

TEST_CASE("who has no Queen or Rook, or is in check on the move, does not hunt") {
    Hunt hunt;
    CHECK_FALSE(hunt.run(position_of("7k/8/6K1/8/8/8/8/1B6 w - - 0 1"), Color::white));
    CHECK_FALSE(hunt.run(position_of("7k/8/8/8/8/8/R7/1r4K1 w - - 0 1"), Color::white));
}

TEST_CASE("a Knight or Bishop mates in a corner with the help of any man who can shut the King in", "[sized]") {
    struct Men {
        Role mater, blocker;
    };
    constexpr Men kMen[] = {{Role::knight, Role::pawn}, {Role::knight, Role::knight}, {Role::knight, Role::bishop},
                            {Role::knight, Role::rook}, {Role::bishop, Role::pawn},   {Role::bishop, Role::knight}};
    std::mt19937_64 random(1851);
    CornerPlayout playout;
    for (const Men men : kMen) {
        int asked = 0, found = 0;
        while (asked < sized(200, 1'000, 20'000)) {
            const auto position = scattered({{Color::white, Role::king},
                                             {Color::black, Role::king},
                                             {Color::white, men.mater},
                                             {Color::black, men.blocker}},
                                            random);
            if (!position) continue;
            ++asked;
            if (!playout.run(*position, Color::white, 100'000)) continue;
            INFO(to_fen(position->setup()));
            REQUIRE(replays_to_mate(*position, Color::white, playout.line()));
            ++found;
        }
        INFO(index(men.mater) << " and " << index(men.blocker) << ": " << found << " of " << asked);
        // Some Pawns and men on the move are taken by force, so not all can be found.
        CHECK(found >= asked * 8 / 10);
    }
}

TEST_CASE("without a man to shut the King in nobody walks anywhere") {
    CornerPlayout playout;
    CHECK_FALSE(playout.run(position_of("8/8/3k4/8/8/3K1N2/8/8 w - - 0 1"), Color::white, 1'000));
    CHECK(playout.nodes() == 0);
    CHECK_FALSE(playout.run(position_of("8/8/3k1r2/8/8/3K1B2/8/8 w - - 0 1"), Color::white, 1'000));
    CHECK(playout.nodes() == 0);
}
