// Facts of which act and of whose they are: what is told of one is never taken for another.
#include "desk/lines_read.hpp"

namespace jadoube::desk {
TEST_CASE("a fact told of one player before the acts is not one of what the other does") {
    for (const char* line : {"black was told twice; white refuses to obey the arbiter",
                             "black persists; white refuses to obey the arbiter",
                             "white was warned before; black disturbs white; white points it out",
                             "white has permission; black leaves the venue; arbiter sees it",
                             "white had a valid reason; black stops the clocks; white points it out"})
        CHECK(asked(line, kItalian) == "what did he do?");
    check({{"white was warned before; white disturbs black; black points it out",
            "white disturbs the opponent, done again although told; black points it out"},
           {"white had a valid reason; white stops the clocks", "white stops the clocks, with a valid reason"},
           {"black has permission; white leaves the venue; black leaves the venue",
            "white leaves the venue; black leaves the venue, with the arbiter's permission"}},
          kItalian);
}

TEST_CASE("a fact told with an act that cannot have it is not one of what another does") {
    for (const char* line : {"white offers a draw without a reason; black stops the clocks",
                             "white has permission; black has a phone in his pocket; white points it out"})
        CHECK(asked(line, kItalian) == "what did he do?");
    check({{"white offers a draw again although warned; black refuses to obey the arbiter",
            "white offers a draw, done again although told; black refuses what the law asks"},
           {"black's phone rings; white points it out, in his pocket",
            "black has a device that rings, on his person; white points it out"}},
          kItalian);
}

TEST_CASE("what is told of a bystander's device is not told of a player's") {
    check({{"a spectator's phone rings in his pocket; white has a phone; black points it out",
            "spectator uses a phone; white has a device; black points out 'has a device'; note: spectator 's phone "
            "rings in his "
            "pocket"},
           {"white has a phone; a spectator has his phone in his pocket; black points it out",
            "white has a device; spectator uses a phone; black points out 'uses a phone'; note: spectator phone in his "
            "pocket"}},
          kItalian);
}

TEST_CASE("a number of moves is not that they were made in time") {
    CHECK(asked("white has completed 20 moves; white's flag falls; black claims the flag", kItalian) ==
          "were these the moves that the time control asks for?");
    check({{"white made his 40 moves; white's flag falls; black claims the flag",
            "white oversteps the time; black claims a win on time; the moves were completed in time; note: made his 40 "
            "moves"},
           {"both have completed 8 moves; black's flag falls; white claims the flag",
            "black oversteps the time; white claims a win on time; note: completed 8 moves"}},
          kItalian);
    check({{"both have completed 8 moves; arbiter finds wrong colours",
            "arbiter finds wrong colours 8 moves later; note: completed 8 "
            "moves"},
           {"arbiter finds wrong colours at move 8", "arbiter finds wrong colours 7 moves later"}},
          {});
}

TEST_CASE("what the arbiter saw is what was told last before it") {
    const auto read = read_line("white Nf3-d3, presses; black's phone rings in the bag; arbiter sees it", kItalian);
    REQUIRE(read);
    CHECK(read->acts.back().facts.contains("arbiter_saw"));
    CHECK_FALSE(read->acts.front().facts.contains("arbiter_saw"));
    CHECK_FALSE(read->facts.contains("arbiter_saw"));
    check(
        {{"white Nf3-d3, presses; black's phone rings in the bag; arbiter sees it",
          "white moves Nf3-d3; white presses the clock; black has a device that rings in the bag, the arbiter saw it"}},
        kItalian);
    CHECK(asked("white touches Nf3 on purpose; black offers a draw; arbiter saw the touch of Nf3", kItalian) ==
          "what did the arbiter see?");
}

TEST_CASE("a second flag that is only said to be down is asked about") {
    for (const char* line : {"black's flag falls; white claims; black says white's flag is down too",
                             "black's flag falls; white claims the flag; black says that white's flag is also down"})
        CHECK(asked(line, kItalian) == "did both flags fall, and which first?");
}

TEST_CASE("a draw claimed on a flag is no win on time") {
    for (const char* line : {"black's flag falls; white claims a draw with his flag down",
                             "white claims a draw on time", "white claims a draw since both flags are down"})
        CHECK(asked(line, kItalian) == "a draw, or a win on time?");
    for (const char* line :
         {"black's flag falls; white claims a draw", "white touches Nf3 on purpose; white Bc4-b3; black claims a draw"})
        CHECK(asked(line, kItalian) == "on what ground does he claim a draw?");
}

TEST_CASE("what is declined or accepted is what the words name, and is asked where it may be either") {
    check({{"black offers a draw; white touches Nf3 on purpose; black demands the knight; white declines the draw",
            "black offers a draw; white touches Nf3 on purpose; black demands Nf3; white declines the draw"},
           {"black offers a draw; white touches Nf3; black demands Nf3; white wants to play on",
            "black offers a draw; white touches Nf3; black demands Nf3; white declines the draw"},
           {"white d2-d3, offers a draw, presses; black refuses the offer",
            "white moves d2-d3; white offers a draw; white presses the clock; black declines"}},
          kItalian);
    CHECK(asked("black offers a draw; white touches Nf3; black demands Nf3; white declines", kItalian) ==
          "what was declined, the draw or what is demanded?");
    CHECK(asked("white Nf3-d3; black demands the king; white declines the draw", kItalian) == "what was declined?");
    for (const char* line :
         {"black offers a draw; white touches Nf3 on purpose; black demands the knight; white says ok",
          "white d2-d3, offers a draw, presses; black smokes; arbiter sees it; black says ok",
          "white d2-d3, offers a draw, presses; white claims a clock error; black agrees",
          "white d2-d3, offers a draw, presses; white takes the move back; black says ok",
          "white d2-d3, offers a draw, presses; black's phone rings in the bag; white points it out; black says ok",
          "white offers a draw; black disturbs white; white points it out; black accepts it"})
        CHECK(asked(line, kItalian) == "to what?");
    check({{"white offers a draw; black disturbs white; white points it out; black agrees to the draw",
            "white offers a draw; black disturbs the opponent; white points it out; black agrees to a draw"}},
          kItalian);
}

TEST_CASE("what is refused or admitted is what was demanded or claimed, or it is asked") {
    for (const char* line : {"white Nf3-d3; black demands the king; white refuses to sign",
                             "white Nf3-d3; black demands the king; white refuses to castle"})
        CHECK(asked(line, kItalian) == "what was refused: is that what is demanded of him?");
    for (const char* line :
         {"white Nf3-d3; black demands the king; black withdraws the demand; white refuses to comply",
          "white Nf3-d3; black demands the king; black takes the demand back; white refuses"})
        CHECK(asked(line, kItalian) == "what was refused: is that what is demanded of him?");
    check({{"white Nf3-d3; black demands the king; white offers a draw; black refuses; white refuses",
            "white moves Nf3-d3; black demands the king move; white offers a draw; black declines; white declines"},
           {"white d2-d3, offers a draw, presses; black resigns; white declines the resignation",
            "white moves d2-d3; white offers a draw; white presses the clock; black resigns; note: white declines the "
            "resignation"}},
          kItalian);
    check(
        {{"white Nf3-d3; black demands the king; white refuses to move the king",
          "white moves Nf3-d3; black demands the king move; white refuses what the law asks; note: refuses to move the "
          "king"}},
        kItalian);
    for (const char* line : {"white Bc4xf7, claims checkmate; black admits the check",
                             "white Bc4xf7, claims checkmate; black smokes; arbiter sees it; black admits it"})
        CHECK(asked(line, kItalian) == "what does he admit?");
    CHECK(asked("white offers a handshake; black accepts", kItalian) == "what was meant by it, or taken to be meant?");
}

TEST_CASE("a place, a man left and a piece missing are asked about where they may be others") {
    CHECK(asked("white's phone is in his jacket in the cloakroom; black points it out", kItalian) ==
          "where was the device?");
    CHECK(asked("white Bc4-b3; black a7-a6; white presses; white leaves the pawn e5", kItalian) == "what was taken?");
    const Position pawn_before_last_rank = position("8/P3k3/8/8/8/8/4K2p/8 w - - 0 60");
    CHECK(asked("white a7-a8; a queen is missing; white stops the clocks", pawn_before_last_rank) ==
          "missing since the start, or only for the pawn?");
    check({{"white a7-a8; men missing at the start", "white moves a7-a8; arbiter finds men missing at the start"}},
          pawn_before_last_rank);
}

TEST_CASE("a man called by the side from which it came is one man") {
    check({{"white touches the king's knight f3 on purpose", "white touches Nf3 on purpose; note: left out: king"},
           {"white touches the queen's rook a1 on purpose", "white touches Ra1 on purpose; note: left out: queen"},
           {"white touches the king's pawn e4", "white touches e4; note: left out: king"}},
          kItalian);
}

TEST_CASE("men set up wrongly at the resumption are those of the adjourned position") {
    check({{"arbiter finds men set up wrongly at the resumption",
            "arbiter finds a wrongly resumed position; note: at the resumption"}},
          kItalian);
}

TEST_CASE("men that stand wrong after they were displaced are asked about") {
    CHECK(asked("white displaces men; a knight stands on the wrong square; black points it out", kItalian) ==
          "wrong since the start, or only since then?");
}

TEST_CASE("what is said in other words of an arbiter's is read") {
    check(
        {{"white is an hour and a half late", "white is late or absent 90 min"},
         {"white is ninety minutes late", "white is late or absent 90 min"},
         {"white refuses to obey the arbiter; white refuses again",
          "white refuses what the law asks, done again although told"},
         {"the clock is defective; black points it out", "black claims a defective clock; note: black points it out"}},
        kItalian);
}

TEST_CASE("a check that stands on the board is no King left in check") {
    const Position in_check = position("4k3/8/8/8/4r3/8/3N4/R3K2R w KQ - 0 20");
    check({{"white's king is in check; white touches Nd2 on purpose; black points it out",
            "white touches Nd2 on purpose; black points it out; note: white 's king is in check"}},
          in_check);
}

TEST_CASE("what is only about to happen has not happened") {
    for (const char* line : {"white is running out of time; black offers a draw", "white's flag is falling",
                             "white is losing on time", "white is giving up"})
        CHECK(asked(line, kItalian) == "has it happened, or was it only about to?");
    CHECK_FALSE(read_line("white touches Nf3; black's time runs; white offers a draw", kItalian));
}

TEST_CASE("what a player does on purpose or by accident is told of no other act") {
    for (const char* line : {"black displaces men by accident; white touches Nf3 on purpose; white Bc4-b3",
                             "white touches Nf3 by accident; black throws the men over on purpose",
                             "black displaces men by accident; white Nf3-d3, presses"}) {
        const auto read = read_line(line, kItalian);
        REQUIRE(read);
        CHECK_FALSE(read->facts.contains("deliberate"));
    }
}

TEST_CASE("what somebody did not do, or did on another day, is not taken as done") {
    check({{"white offers a draw; black accepts nothing", "white offers a draw; note: black accepts nothing"},
           {"white's flag falls; black claims nothing", "white oversteps the time; note: black claims nothing"},
           {"white Nf3-d3; black demands the king; white refuses nothing",
            "white moves Nf3-d3; black demands the king move; note: white refuses nothing"},
           {"white Nf3-d3; black objects to nothing", "white moves Nf3-d3; note: black objects to nothing"}},
          kItalian);
    for (const char* line : {"white's phone rang in his pocket yesterday; black points it out",
                             "white offered a draw yesterday; black agrees"})
        CHECK(asked(line, kItalian) == "was it in this game?");
    check({{"white Bc4xf7, claims checkmate; black touches Ng8 on purpose; white points it out; black admits the touch",
            "white moves Bc4-f7; white claims checkmate; black touches Ng8 on purpose; white points it out; "
            "note: black admits the touch"}},
          kItalian);
    CHECK(asked("white moves Bc4-b3 instead of the knight f3 that he touched on purpose; black points it out",
                kItalian) == "which man was touched first?");
    const auto read = read_line("a spectator leaves; a spectator is late 10 minutes; white Nf3-d3", kItalian);
    REQUIRE(read);
    CHECK(read->acts.size() == 1);
}

TEST_CASE("two hands on the clock are none on the other player's move") {
    CHECK(asked("white Nf3xe5, presses; black Nc6xe5, presses; white presses with two hands; black points it out",
                kItalian) == "what was done with two hands?");
    CHECK(asked("white Nf3xe5, presses; black presses with two hands; black points it out", kItalian) ==
          "what was done with two hands?");
    CHECK(asked("white Bc4-b3, presses the clock with two hands; black points it out", kItalian) ==
          "what was done with two hands?");
}

TEST_CASE("a man still in hand tells nothing of the material nor of a device") {
    check({{"white castles 0-0, rook still in hand; black has a phone; white points it out",
            "white castles 0-0 without the rook; white touches Rh1; black has a device; white points it out; note: "
            "rook still in hand"},
           {"white castles 0-0, letting go of the king only", "white castles 0-0 without the rook"}},
          kItalian);
}

}  // namespace jadoube::desk
