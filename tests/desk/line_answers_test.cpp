// Words that name nothing are about what was told last.
#include "desk/lines_read.hpp"

namespace jadoube::desk {

TEST_CASE("of several things done beside the board what was told last is pointed out") {
    check(
        {{"white smokes; white's phone rings; black points it out",
          "white smokes; white has a device that rings; black points out 'has a device that rings'"},
         {"black offers a draw; white smokes; white disturbs black; black objects",
          "black offers a draw; white smokes; white disturbs the opponent; black points out 'disturbs the opponent'"}},
        kItalian);
}

TEST_CASE("where a move, a touch or a flag is among what was done, whoever objects may mean that") {
    check({{"white Nf3-d3, presses; black disturbs white; arbiter points it out",
            "white moves Nf3-d3; white presses the clock; black disturbs the opponent; arbiter points it out"},
           {"white's flag falls; white smokes; black points it out",
            "white oversteps the time; white smokes; black points it out"},
           {"white smokes; white Nf3-d3, presses; black points it out",
            "white smokes; white moves Nf3-d3; white presses the clock; black points it out"},
           {"white touches Nf3 on purpose, moves d2-d3, gets up; black points out",
            "white touches Nf3 on purpose; white moves d2-d3; white leaves the board; black points it out"},
           {"white touches Nf3 on purpose; white Bc4-b3, presses; black points it out",
            "white touches Nf3 on purpose; white moves Bc4-b3; white presses the clock; black points it out"}},
          kItalian);
}

TEST_CASE("a press that is told by how rough it was is one") {
    check({{"white Nf3-d3, slams the clock; black points out",
            "white moves Nf3-d3; white presses the clock; white handles the clock wrongly; black points it out"},
           {"white Nf3-d3, presses and slams the clock; black points out",
            "white moves Nf3-d3; white presses the clock; white handles the clock wrongly; black points it out"},
           {"white Nf3xe5, presses with the captured pawn in his hand",
            "white moves Nf3-e5; white presses the clock; white handles the clock wrongly"},
           {"white slams the clock", "white handles the clock wrongly"},
           {"white d2-d3, presses; black slams the clock",
            "white moves d2-d3; white presses the clock; black handles the clock wrongly"}},
          kItalian);
}

TEST_CASE("what may be a move, or no press, is asked and not left out") {
    const Position in_check = chess::parse_fen("4k3/8/8/8/4r3/8/P7/4K2R w K - 0 1").value();
    for (const char* line : {"white leaves his king in check and presses; black points out",
                             "white overlooks the check, presses; black points out"})
        CHECK(asked(line, in_check) == "with which move did he leave his king in check?");
    CHECK(asked("white leaves his king in check and presses; black points out") ==
          "with which move did he leave his king in check?");
    CHECK(asked("white d2-d3, the clock does not react; black points out", kItalian) == "was the clock pressed?");
    for (const char* line : {"white knocks off the pawn e5 with Nf3xe5, presses; black points out",
                             "white drops the queen on e2, presses", "white Bc4xf7 knocks the king over, presses"})
        CHECK(asked(line, kItalian) == "was that a move, or were men only displaced?");
    for (const char* line : {"white offers the pawn with d2-d4, presses; black accepts", "white offers the bishop"})
        CHECK(asked(line, kItalian) == "was a draw offered, or a man?");
}

TEST_CASE("two things that one player points out are both kept") {
    check(
        {{"white touches Nf3 on purpose; white Bc4-b3, presses; white smokes; black points out the smoking; black "
          "points out the touch of Nf3",
          "white touches Nf3 on purpose; white moves Bc4-b3; white presses the clock; white smokes; black points out "
          "'smokes'; black points out the touch"},
         {"white Nf3-d3, presses; white smokes; black points out the smoking; black claims the game",
          "white moves Nf3-d3; white presses the clock; white smokes; black points out 'smokes'; black points out the "
          "illegal move"},
         {"white Nf3-d3, presses; black: illegal!; black calls the arbiter",
          "white moves Nf3-d3; white presses the clock; black points it out"}},
        kItalian);
}

TEST_CASE("an answer behind what is only noted, or behind another matter, is asked to what") {
    for (const char* line : {"white d2-d3, offers a draw, presses; arbiter stops the clocks; black says ok",
                             "white d2-d3, offers a draw, presses; the arbiter warns black; black agrees"})
        CHECK(asked(line, kItalian) == "to what?");
    check({{"white d2-d3, offers a draw, presses; the arbiter warns black; black agrees to a draw",
            "white moves d2-d3; white offers a draw; white presses the clock; black agrees to a draw; note: arbiter "
            "warns black"},
           {"white d2-d3, offers a draw, presses; black thinks; black agrees",
            "white moves d2-d3; white offers a draw; white presses the clock; black agrees to a draw; note: black "
            "thinks"}},
          kItalian);
    CHECK(asked("white Bc4xf7, claims checkmate; the arbiter warns black; black admits it", kItalian) ==
          "what does he admit?");
    for (const char* line : {"white Nf3-d3; black demands the king; the arbiter warns white; white refuses",
                             "white Nf3-d3; black demands the king; white smokes; black points it out; white refuses",
                             "white Nf3-d3; black demands the king; black claims a clock error; white refuses"})
        CHECK(asked(line, kItalian) == "what was refused: is that what is demanded of him?");
    check({{"white Nf3-d3; black demands the king; white refuses",
            "white moves Nf3-d3; black demands the king move; white declines"}},
          kItalian);
}

TEST_CASE("who refuses one of two demands is asked which") {
    CHECK(asked("white Nf3-d3; black demands the knight; black demands the king; white refuses to comply", kItalian) ==
          "which of the two demands does he refuse?");
    check({{"white Nf3-d3; black demands the king; white refuses to comply",
            "white moves Nf3-d3; black demands the king move; white refuses what the law asks"}},
          kItalian);
}

TEST_CASE("a draw is claimed on a ground, whatever was done before") {
    for (const char* line : {"white Nf3-d3, presses; black claims a draw",
                             "white touches Nf3 on purpose; white Bc4-b3; black claims a draw"})
        CHECK(asked(line, kItalian) == "on what ground does he claim a draw?");
}

TEST_CASE("a game that nothing told could have lost is not claimed by a touch") {
    CHECK(asked("white touches Nf3 on purpose; white Bc4-b3; black claims the win", kItalian) ==
          "on what ground does he claim a win?");
    CHECK(asked("white d2-d3; white a2-a3; black demands both", kItalian) == "what is demanded?");
    CHECK(asked("white Nf3-d3; black leaves it", kItalian) == "what does he leave?");
    CHECK(asked("white's king is in check", kItalian) == "white is not in check");
    CHECK(asked("black's queen is missing; white resigns", kItalian) == "missing since the start, or only since then?");
}

TEST_CASE("who says that he will not, behind what is demanded, may refuse or deny") {
    for (const char* line : {"white Nf3-d3; black demands the king; white says he won't",
                             "white Nf3-d3; black demands the king; white disagrees"})
        CHECK(asked(line, kItalian) == "does he refuse what is demanded, or deny what happened?");
    CHECK(echo("white Nf3-d3; black demands the king; white denies it", kItalian)
              .ends_with("white finds a dispute on what happened"));
    CHECK(echo("white offers a draw; white withdraws the offer; black accepts").ends_with("black agrees to a draw"));
}

TEST_CASE("a flag is called with all that may come up with it, and words that name something are about that") {
    for (const char* line :
         {"white smokes; white's flag falls; black points it out",
          "white Nf3-d3, presses; white's flag falls; black points it out",
          "white touches Nf3 on purpose; white d2-d3, presses; white's flag falls; black points it out",
          "white Nf3-d3, presses; white smokes; black objects that it is not legal",
          "black's flag falls; black smokes; white claims a win"}) {
        const auto read = read_line(line, kItalian);
        REQUIRE(read);
        const auto* pointed_out = std::get_if<adjudicate::PointOut>(&read->acts.back().what);
        REQUIRE(pointed_out != nullptr);
        CHECK_FALSE(pointed_out->about);
    }
    check(
        {{"white touches Nf3 on purpose; white disturbs black; white Bc4-b3, presses; black objects",
          "white touches Nf3 on purpose; white disturbs the opponent; white moves Bc4-b3; white presses the clock; "
          "black points it out"},
         {"black's flag falls; black smokes; white points out the smoking; white claims the game",
          "black oversteps the time; black smokes; white points out 'smokes'; white claims a win on time; note: white "
          "claims the game"}},
        kItalian);
}

}  // namespace jadoube::desk
