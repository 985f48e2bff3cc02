#include "event/reference.hpp"

#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;
using event::GameReference;
using event::parse_game_reference;

TEST_CASE("a reference names round and board, and a section or a match where there is one") {
    struct Row {
        const char* typed;
        GameReference game;
        const char* spelled;
    };
    const Row rows[] = {
        {"r5b12", {.round = 5, .board = 12}, "r5b12"},
        {"A.r5b12", {.section = "A", .round = 5, .board = 12}, "A.r5b12"},
        {"r5m3b2", {.round = 5, .match = 3, .board = 2}, "r5m3b2"},
        {"U-12_girls.r9999m1b9999", {"U-12_girls", 9999, 1, 9999}, "U-12_girls.r9999m1b9999"},
        {"R05B012", {.round = 5, .board = 12}, "r5b12"},
        {"r.r1b1", {.section = "r", .round = 1, .board = 1}, "r.r1b1"},
    };
    for (const Row& row : rows) {
        INFO(row.typed);
        const auto game = parse_game_reference(row.typed);
        REQUIRE(game);
        CHECK(*game == row.game);
        CHECK(to_text(*game) == row.spelled);
        CHECK(parse_game_reference(to_text(*game)) == game);
    }
}

TEST_CASE("what is no reference is refused with what was expected") {
    struct Row {
        const char* typed;
        const char* why;
    };
    const Row rows[] = {
        {"", "expected 'r' and the number of the round, found the end"},
        {"5b12", "expected 'r' and the number of the round, found '5b12'"},
        {"r5", "expected 'b' and the number of the board, found the end"},
        {"r5x12", "expected 'b' and the number of the board, found 'x12'"},
        {"r0b1", "expected the number of the round after 'r', from 1 to 9999, found '0'"},
        {"r-1b1", "expected the number of the round after 'r', from 1 to 9999, found '-1b1'"},
        {"r1b10000", "expected the number of the board after 'b', from 1 to 9999, found '10000'"},
        {"r1b99999999999999999999", "from 1 to 9999, found '99999999999999999999'"},
        {"r1m0b1", "expected the number of the match after 'm'"},
        {"r5b12 ", "' ' is left over"},
        {"r5b1r6b2", "'r6b2' is left over"},
        {".r5b12", "'' is no section"},
        {"5.r5b12", "'5' is no section"},
        {"A.B.r5b12", "expected 'r' and the number of the round, found 'B.r5b12'"},
        {"a b.r1b1", "'a b' is no section"},
    };
    for (const Row& row : rows) {
        INFO(row.typed);
        const auto game = parse_game_reference(row.typed);
        REQUIRE_FALSE(game);
        CHECK(game.error().code == ErrorCode::usage);
        CHECK_THAT(game.error().message, Catch::Contains(row.why));
        CHECK_THAT(game.error().hint, Catch::Contains("r5b12"));
    }
    CHECK_FALSE(parse_game_reference(std::string(33, 'a') + ".r1b1"));
    CHECK_FALSE(parse_game_reference(std::string("r1b1\0", 5)));
}

TEST_CASE("games sort by section, round, match and board as numbers") {
    const auto game = [](const char* text) { return parse_game_reference(text).value(); };
    CHECK(game("r9b1") < game("r10b1"));
    CHECK(game("r1b9") < game("r1b10"));
    CHECK(game("r1b99") < game("r1m1b1"));
    CHECK(game("r99b1") < game("A.r1b1"));
}
