// What was earlier, what stands in brackets, what is taken back and what is refused.
#include "catch.hpp"
#include "lines_read.hpp"

#include "base/error.hpp"

using namespace jadoube;
using namespace jadoube::desk;

namespace {

struct Order {
    const char* line;
    const char* order;
};

}  // namespace

TEST_CASE("with an act behind another, already asks for the order") {
    for (const Order& row : {Order{"w resigns, b's flag was down already", "black oversteps the time; white resigns"},
                             {"b's flag fell, w already resigned", "white resigns; black oversteps the time"},
                             {"w moves d2-d3, touched Nf3 already", "white touches Nf3; white moves d2-d3"},
                             {"w Nf3-d3, b points it out, w had already pressed",
                              "white moves Nf3-d3; white presses the clock; black points it out"},
                             {"w Nf3-d3, b points it out after the press",
                              "white moves Nf3-d3; white presses the clock; black points it out"}}) {
        INFO(row.line);
        CHECK(asked(row.line, kItalian) == "in which order did it happen?");
        CHECK(read_line(row.line, kItalian).error().hint.find(row.order) != std::string::npos);
    }
    for (const char* line : {"w resigns, meanwhile b's flag fell", "w's flag fell, meanwhile b resigned"})
        CHECK(asked(line) == "what of this happened, and in which order?");
    CHECK(echo("w already resigned") == "white resigns; note: left out: already");
    CHECK(echo("w Nf3-d3, already pressed, b points it out", kItalian) ==
          "white moves Nf3-d3; white presses the clock; black points it out; note: left out: already");
}

TEST_CASE("a word in brackets that is not known is not left out") {
    for (const char* word : {"jokingly", "cancelled", "declared", "xyz"}) {
        const std::string line = std::string("w resigns (") + word + ")";
        INFO(line);
        CHECK(asked(line) == "'" + std::string(word) + "' was not understood");
    }
    CHECK(echo("w late 35 min (excused)") == "white is late or absent 35 min, with the arbiter's permission");
    CHECK(echo("w Nf3-d3 (unpressed), b points out", kItalian) ==
          "white moves Nf3-d3; black points it out; not pressed");
    CHECK(echo("w resigns (finally)") == "white resigns; note: left out: finally");
}

TEST_CASE("what is taken back is the last act that can be") {
    CHECK(echo("w offers draw, takes it back") == "white offers a draw; white claims a withdrawal");
    CHECK(echo("w claims 3fold, takes it back") == "white claims threefold repetition; white claims a withdrawal");
    CHECK(echo("w Nf3-d4, presses, takes it back", kItalian) ==
          "white moves Nf3-d4; white presses the clock; white takes the move back");
    CHECK(echo("w d2-d3, offers draw, b declines, w takes back, plays d2-d4", kItalian) ==
          "white moves d2-d3; white offers a draw; black declines; white takes the move back; white moves d2-d4");
    CHECK(echo("w d2-d3, offers draw, takes the move back", kItalian) ==
          "white moves d2-d3; white offers a draw; white takes the move back");
    CHECK(echo("w resigns, takes it back") == "white resigns; white claims a withdrawal");
    CHECK(echo("both agree draw, w takes it back") == "both agree to a draw; white claims a withdrawal");
    CHECK(asked("w Nf3xe5 presses, b Nc6xe5 takes back, presses", kItalian) ==
          "does he take a man, or take his move back?");
}

TEST_CASE("an offer is refused with a word, and what happened is denied with one") {
    for (const char* says : {"not now", "not", "never", "not really"}) {
        const auto read = read_line(std::string("w offers draw, b says ") + says, {});
        INFO(says);
        REQUIRE(read);
        CHECK(to_line(*read, {}).starts_with("white offers a draw; black declines"));
    }
    CHECK(echo("w offers draw, b denies it") == "white offers a draw; black finds a dispute on what happened");
    CHECK(echo("w touches Nf3, b points it out, w says never", kItalian) ==
          "white touches Nf3; black points it out; white finds a dispute on what happened");
}

TEST_CASE("what is said moves later comes after both have moved, and an answer to an offer is asked for the moves") {
    const Pair rows[] = {
        {"white Nf3-d3, presses; black points it out 3 moves later",
         "white moves Nf3-d3; white presses the clock; black points it out 3 moves later"},
        {"white Nf3-d3, presses; 3 moves later, black points it out",
         "white moves Nf3-d3; white presses the clock; black points it out 3 moves later"},
        {"white Nf3-d3, presses; 3 moves later; first illegal move; black points it out",
         "white moves Nf3-d3; white presses the clock; black points it out 3 moves later; first illegal move"},
        {"white Nf3-d3, presses; 3 moves later", "white moves Nf3-d3; white presses the clock; note: 3 moves later"},
        {"white has a phone; black points it out some moves later",
         "white has a device; black points it out; note: some moves later"},
    };
    for (const Pair& row : rows) CHECK(echo(row.line, example_position()) == row.said);
    CHECK(asked("white Nc3-d5, offers a draw, presses; black agrees one move later", example_position()) ==
          "what was played in between?");
    const auto read = read_line("white Nf3-d3, presses; black points it out 3 moves later", example_position());
    REQUIRE(read);
    CHECK(read->facts.at("claimant_touched") == rules::Values{true});
    CHECK(read->facts.at("moves_since_offence") == rules::Values{std::int64_t{3}});
}

TEST_CASE("what is told of the time before or after the game is not let stand for the game") {
    constexpr const char* kAsked = "before the game or after it: how did the game end, or had it not begun?";
    for (const char* line : {"white Nf3-d3, presses; black points it out after the game",
                             "white's phone rings in his pocket after the game", "both agree to a draw before the game",
                             "white's flag falls after the game; black claims a win on time"})
        CHECK(asked(line, example_position()) == kAsked);
    CHECK(echo("white insults the opponent after the game") ==
          "white brings the game into disrepute; note: white insults the opponent after the game");
}

TEST_CASE("of two things at the same moment neither is first by the order of typing") {
    CHECK(echo("white touches Rh1 and Ke1 at the same moment", example_position()) ==
          "white touches Rh1 and Ke1 in an order that is not known");
    CHECK(echo("black's flag falls; white's flag falls at the same moment") ==
          "black oversteps the time; white oversteps the time; nobody knows which flag fell first");
    CHECK(asked("black's phone rings and white's flag falls at the same moment") == "which came first?");
}

TEST_CASE("a verb or a player behind an act that is told begins the next") {
    for (const char* line :
         {"white moves Nf3-d3 presses the clock, black objects", "white plays Nf3-d3 presses black points out",
          "w Nf3-d3 presses the clock black calls the arbiter"}) {
        INFO(line);
        const std::string read = echo(line, kItalian);
        CHECK(read.find("white moves Nf3-d3; white presses the clock; black points it out") == 0);
    }
    CHECK(echo("white touches f3 moves d2-d3", kItalian) == "white touches Nf3; white moves d2-d3");
    CHECK(echo("white touched f3 black presses", kItalian) == "white touches Nf3; black presses the clock");
    CHECK(echo("white moves Nf3-d4 offers a draw", kItalian) == "white moves Nf3-d4; white offers a draw");
    CHECK(asked("white moves Nf3-d4 touching c4", kItalian) == "it is not clear what belongs together");
}
