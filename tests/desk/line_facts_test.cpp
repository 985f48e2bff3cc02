// What a line tells of one player or one act is not told of another.
#include <algorithm>

#include "catch.hpp"
#include "desk/told/facts_of_acts.hpp"
#include "lines_read.hpp"

using namespace jadoube;
using namespace jadoube::desk;

TEST_CASE("a fact is of the person and the act of its clause") {
    const Pair rows[] = {
        {"white has a phone in his pocket", "white has a device, on his person"},
        {"white has a phone in his pocket; black has a phone in his pocket",
         "white has a device, on his person; black has a device, on his person"},
        {"white's phone rings; black has a phone; white's phone in his pocket; black's phone in his pocket",
         "white has a device that rings; black has a device; white has a device, on his person; black has a device, on "
         "his person"},
        {"both late 20 min", "both is late or absent 20 min"},
        {"white leaves the hall with permission; black late 5m",
         "white leaves the playing area, with the arbiter's permission; black is late or absent 5 min"},
        {"white disturbs the opponent on purpose, persists",
         "white disturbs the opponent on purpose, done again although told"}};
    for (const Pair& row : rows) {
        INFO(row.line);
        CHECK(echo(row.line) == row.said);
    }
}

TEST_CASE("of two players who did the like, what is told of one stands with his act alone") {
    const Pair rows[] = {
        {"white has a phone in his pocket; black's phone rings",
         "white has a device, on his person; black has a device that rings"},
        {"white late 35m; black late 5m", "white is late or absent 35 min; black is late or absent 5 min"},
        {"white late 35m; black absent", "white is late or absent 35 min; black is late or absent"},
        {"white leaves the hall; black leaves the board", "white leaves the playing area; black leaves the board"},
        {"white's phone rings; black leaves the hall with permission",
         "white has a device that rings; black leaves the playing area, with the arbiter's permission"},
        {"white disturbs the opponent on purpose; black disturbs the opponent",
         "white disturbs the opponent on purpose; black disturbs the opponent"}};
    for (const Pair& row : rows) {
        INFO(row.line);
        CHECK(echo(row.line) == row.said);
        CHECK(echo(row.said) == row.said);
    }
    const auto late = read_line("white late 35m; black late 5m", {});
    REQUIRE(late);
    CHECK(late->facts.empty());
    CHECK(late->acts[0].facts.at("late_ms") == rules::Values{std::int64_t{2'100'000}});
    CHECK(late->acts[1].facts.at("late_ms") == rules::Values{std::int64_t{300'000}});
    CHECK(asked("white has a phone; black in his pocket") == "what did he do?");
}

TEST_CASE("earlier illegal moves are those of the player who made this one") {
    const auto read = read_line("white Nf3-d3, presses; black points it out; third illegal move", example_position());
    REQUIRE(read);
    REQUIRE(read->earlier.size() == 2);
    CHECK(read->earlier.front().by == adjudicate::Person::white);
    CHECK(read->earlier.front().kinds == std::vector{rules::Kind::illegal_move});
    const auto found = read_line("arbiter finds an illegal move of black; second illegal move", {});
    REQUIRE(found);
    REQUIRE(found->earlier.size() == 1);
    CHECK(found->earlier.front().by == adjudicate::Person::black);
    CHECK(read_line("white Nf3-d3, presses; first illegal move", {})->earlier.empty());
    for (const char* line :
         {"white Nf3-d3, presses; black a7-a6, presses; black points it out; second illegal move",
          "white Nf3-g5 with two hands, presses; black a7-a6; black points it out; second illegal move",
          "white Nf3-d3, presses; black a7-a6; second illegal move of white; black points it out"}) {
        INFO(line);
        const auto answered = read_line(line, example_position());  // the reply is no illegal move
        REQUIRE(answered);
        REQUIRE(answered->earlier.size() == 1);
        CHECK(answered->earlier.front().by == adjudicate::Person::white);
    }
}

TEST_CASE("the piece for a pawn is put on its square, or only named") {
    const Pair rows[] = {{"b7-b8, promotes to a queen, presses", "white moves b7-b8=Q; white presses the clock"},
                         {"white b7-b8 and makes it a knight", "white moves b7-b8=N"},
                         {"b7-b8; queens it", "white moves b7-b8=Q"},
                         {"b7xa8, puts a rook on a8", "white moves b7-a8=R"},
                         {"b7-b8 promotes to bishop", "white moves b7-b8=B"},
                         {"b7-b8, names a queen", "white moves b7-b8; white names queen"},
                         {"b7-b8, asks for a queen", "white moves b7-b8; white names queen"}};
    for (const Pair& row : rows) {
        INFO(row.line);
        CHECK(echo(row.line, example_position()) == row.said);
    }
    CHECK(asked("b7-b8, promotes", example_position()) == "to which piece?");
    CHECK(asked("d2-d3, promotes to a queen", example_position()) == "which pawn was promoted, and where?");
    CHECK(asked("b7-b8, presses, promotes to a queen", example_position()) == "which pawn was promoted, and where?");
    CHECK_FALSE(read_line("b7-b8, puts a rook on b7", example_position()));
}

TEST_CASE("a move that was taken back leaves the board as it was before it") {
    const Position before = example_position();
    CHECK(echo("white Nf3-d4, takes it back; Nf3xe5", before) ==
          "white moves Nf3-d4; white takes the move back; white moves Nf3-e5");
    CHECK(echo("white Nf3-d4, presses; black a7-a6; white takes it back", before) ==
          "white moves Nf3-d4; white presses the clock; black moves a7-a6; white takes the move back");
    CHECK(asked("white Nf3-d4; black points it out; white Nf3xe5", before) == "no man of white fits");
}

TEST_CASE("what is called out, noticed or done by the other is not what happened") {
    const Position board = example_position();
    CHECK(asked("W: flag!", board) == "whose flag fell, and who says so?");
    CHECK_FALSE(read_line("black notices the flag", board));
    CHECK_FALSE(read_line("white notices f3", board));
    CHECK(asked("white Nf3-d4, black takes it back", board) == "whose move was taken back?");
    CHECK(asked("second illegal move by white; black Nf6-f5, presses", board).starts_with("'How many completed"));
    CHECK(echo("white's phone rings again") == "white has a device that rings again");
    CHECK(echo("2nd illegal by black") == "arbiter finds an illegal move of black; second illegal move");
    CHECK(echo("white offers a draw; black annoyed") == "white offers a draw; the opponent was disturbed");
    CHECK(asked("white offers a draw; white annoyed") == "by what was he disturbed?");
    CHECK(asked("white offers a draw; white declines") == "he offered it himself: does he want it back?");
    CHECK(echo("a spectator's phone rings") == "spectator uses a phone");
}

TEST_CASE("what may be so of one player and not of the other is told of an act") {
    constexpr std::string_view kOtherwise[] = {"arbiter_saw", "illegal_moves_before"};  // of what stands before it
    for (const Saying& row : sayings()) {
        const auto* told = std::get_if<Told>(&row.meaning);
        const auto* fact = told == nullptr ? nullptr : rules::fact_named(told->fact);
        if (fact == nullptr || !fact->traits.of_one_player || std::ranges::count(kOtherwise, told->fact) > 0) continue;
        INFO(row.example);
        const auto read = read_line(row.example, example_position());
        REQUIRE(read);
        CHECK(std::ranges::any_of(read->acts, [&](const auto& act) { return concerns(told->fact, act); }));
    }
}
