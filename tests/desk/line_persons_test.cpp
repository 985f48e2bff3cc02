// Who is meant: the opponent, whoever is named instead of another, and whose act a fact is of.
#include "catch.hpp"
#include "lines_read.hpp"

using namespace jadoube;
using namespace jadoube::desk;

namespace {}  // namespace

TEST_CASE("the opponent of whoever offers declines") {
    for (const char* says :
         {"declines", "refuses", "says no", "rejects", "plays on", "turns it down", "does not accept"}) {
        CHECK(echo(std::string("w offers draw, opp ") + says) == "white offers a draw; black declines");
        CHECK(echo(std::string("b offers draw, the opponent ") + says) == "black offers a draw; white declines");
    }
    check({{"w offers draw, gegner lehnt ab", "white offers a draw; black declines"},
           {"w offers draw, opp accepts", "white offers a draw; black agrees to a draw"},
           {"w claims 3fold, opp refuses", "white claims threefold repetition; black declines"},
           {"w offers draw, opp declines; w resigns", "white offers a draw; black declines; white resigns"}});
    check_asked({{"w offers draw, w declines", "he offered it himself: does he want it back?"},
                 {"w offers draw, w accepts", "he offered it himself: who accepts?"},
                 {"opp declines", "what was declined?"}});
}

TEST_CASE("the opponent stays the same player throughout a line") {
    check({{"w offers draw, opp declines, opp resigns", "white offers a draw; black declines; black resigns"},
           {"w stops clock, opp objects, opp wants penalty",
            "white stops the clocks; black points it out; black demands what the law gives"},
           {"b disturbs opp, opp complains, opp leaves hall",
            "black disturbs the opponent; white points it out; white leaves the playing area"}});
    check({{"w touches Nf3, opp insists, opp's phone rings",
            "white touches Nf3; black points it out; black has a device that rings"},
           {"Nf3-d3, opp points it out, opp resigns", "white moves Nf3-d3; black points it out; black resigns"},
           {"b touches Nc6, w insists, opp denies",
            "black touches Nc6; white points it out; black finds a dispute on what happened"},
           {"w touches Nf3, b insists, opp admits", "white touches Nf3; black points it out; white admits it"}},
          kItalian);
    check_asked({{"w Nf3-d3 presses, b points out, opp demands penalty", "whose opponent is meant?"},
                 {"w offers draw, b accepts, opp's flag down", "whose opponent is meant?"},
                 {"w offers draw, opp declines, opp offers draw, opp accepts", "he offered it himself: who accepts?"},
                 {"w Nf3-d3 presses, he points it out", "who is meant?"}},
                kItalian);
}

TEST_CASE("a bare name behind a word of correction is put in the place of the one before it") {
    check({{"w resigns, i mean b", "black resigns; note: i mean b"},
           {"w late 35 min, actually b", "black is late or absent 35 min; note: actually b"},
           {"w's flag fell, no wait b's", "black oversteps the time; note: no wait b 's"},
           {"b resigns, no sorry w", "white resigns; note: no sorry w"},
           {"w resigned (I mean b)", "black resigns; note: I mean b"},
           {"w's phone rang, correction: b", "black has a device that rings; note: b; correction"},
           {"w has a phone, actually both", "both has a device; note: actually both"}});
    check({{"w touches Nf3, sorry, i mean b", "black touches Nf3; note: i mean b; sorry"},
           {"w Nf3-d3 presses, b points out, actually arbiter",
            "white moves Nf3-d3; white presses the clock; arbiter points it out; note: actually arbiter"}},
          kItalian);
    check_asked({{"w touches Nf3, d2-d3, i mean b", "who is corrected, and in what?"},
                 {"b Nc6-d4, i mean w", "a black knight stands on c6: who moved it?"},
                 {"w touches Nf3, or rather spectator", "which player did it?"}},
                kItalian);
    check({{"w touches Nf3, says sorry, moves d2-d3", "white touches Nf3; white moves d2-d3; note: says sorry"}},
          kItalian);
}

TEST_CASE("an act behind a word of correction is asked: both, or only the last") {
    for (const char* line : {"w resigns, i mean offers draw", "w resigns, or rather stops the clock",
                             "w resigns, actually black resigns"}) {
        INFO(line);
        CHECK(asked(line) == "do both stand, or only the last?");
    }
}

TEST_CASE("what is told with the name of one player is not told of the act of the other") {
    for (const char* line :
         {"w Nf3-d3 presses, b points out; b: second illegal", "w Nf3-d3 presses, b points out, first illegal by b",
          "w touches Nf3; b: by accident", "w Nf3-d4, b not released", "w castles 0-0; b with two hands",
          "w d2-d3 presses; b with other hand", "w Nf3-d3, opp not released", "w Nf3-d3; b not pressed"}) {
        INFO(line);
        CHECK(asked(line, kItalian) == "what did he do?");
    }
    CHECK(asked("w claims 3fold; b wrote it") == "what did he do?");
    CHECK(asked("w Nf3-d3, b d7-d6 not pressed, b points out", kItalian) ==
          "was the clock pressed after the illegal move?");
    check({{"w Nf3-d3 presses, b points out; w: second illegal",
            "white moves Nf3-d3; white presses the clock; black points it out; second illegal move"},
           {"w touches Nf3; w by accident", "white touches Nf3 by accident"},
           {"w d2-d3, b d7-d6, w not pressed", "white moves d2-d3; black moves d7-d6; not pressed"}},
          kItalian);
}

TEST_CASE("a question for a name shows the one that would follow it") {
    const auto hint = [](const char* line) { return read_line(line, {}).error().hint; };
    CHECK(asked("moved with the right hand, pressed") == "who did it?");
    CHECK(hint("moved with the right hand, pressed") ==
          "write white or black before it; from where to where? write the move with its squares, as in Nf3-d4");
    CHECK(hint("w Nf3-d3 presses, he points it out") == "write white or black");
    CHECK(hint("left the building") == "write white or black before it");
}

TEST_CASE("what is done to a player is done by whoever is named behind it") {
    check({{"white is disturbed by black; white points it out", "black disturbs the opponent; white points it out"},
           {"white was distracted by a spectator", "spectator disturbs the opponent"},
           {"white is kept from pressing by black", "black keeps the opponent from pressing"}},
          kItalian);
    CHECK(asked("white is disturbed by white", kItalian) == "to whom did he do it?");
}

TEST_CASE("who is ill has made no illegal move") {
    check({{"white is ill; white stops the clocks", "white stops the clocks; note: white ill"},
           {"white d2-d3, presses, both hands on the table",
            "white moves d2-d3; white presses the clock; note: both hands on the table"}},
          kItalian);
}
