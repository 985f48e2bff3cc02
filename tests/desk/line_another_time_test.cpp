// What is told as done at another time, or perhaps not at all, and which of several things is pointed out.
#include "desk/lines_read.hpp"

namespace jadoube::desk {
namespace {

const Position kWhiteToMove = position("r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");

}  // namespace

TEST_CASE("of what was done long ago it is asked what has come since") {
    for (const char* line :
         {"white offered a draw three moves ago; black agrees", "white offered a draw ten minutes ago; black agrees",
          "white offered a draw at move 3; black agrees", "white's flag fell three moves ago; black points it out",
          "white touched Nf3 on purpose 3 moves ago; black demands Nf3",
          "white touched Nf3 on purpose at move 2; black demands Nf3"})
        CHECK(asked(line, kWhiteToMove) == "what was done since then?");
    check({{"white touched Nf3 at move 4; black demands Nf3", "white touches Nf3; black demands Nf3; note: at move 4"},
           {"white's phone rang three moves ago", "white has a device that rings; note: three moves ago"}},
          kWhiteToMove);
}

TEST_CASE("what was done in another round is not taken for this game") {
    for (const char* line :
         {"white offered a draw in the last round; black agrees", "white had a phone in his pocket in the last round",
          "white touched Nf3 before round 3; black demands Nf3"})
        CHECK(asked(line, kWhiteToMove) == "was it in this game?");
    check({{"white touches Nf3; black goes outside; black points it out",
            "white touches Nf3; black leaves the venue; black points it out"}},
          kWhiteToMove);
}

TEST_CASE("an illegal move found long after has been answered since") {
    check(
        {{"black finds an illegal move of white three moves ago", "black finds an illegal move of white 3 moves later"},
         {"white Nf3-d3, presses; black points it out three moves later",
          "white moves Nf3-d3; white presses the clock; black points it out 3 moves later"}},
        kWhiteToMove);
}

TEST_CASE("what comes too late or too early is asked about, whatever it is") {
    for (const char* line :
         {"white offers a draw; black agrees too late", "white d2-d4; black c5xd4, one move too late",
          "black claims the flag too early", "white Nf3-d3, presses; black points it out too late"})
        CHECK(asked(line, kWhiteToMove) == "too late: what had been done before?");
}

TEST_CASE("of a second time it is asked of what, where the count decides") {
    for (const char* line :
         {"white Ke1-e3, presses, second time today",
          "white presses without moving for the second time; black points it out",
          "white's phone rings, third time today", "white Ke1-e3 again, presses",
          "white again makes an illegal move Ke1-e3, presses", "white castles 0-0 with two hands again, presses",
          "white's phone rings once more", "white's flag falls; black claims the flag again",
          "white's flag falls; black claims the flag; his first claim was wrong"})
        CHECK(asked(line, kWhiteToMove).starts_with("of what was it the"));
}

TEST_CASE("what was brought up afterwards asks what was done since") {
    for (const char* line : {"white touches Nf3 on purpose; black points it out afterwards",
                             "white touches Nf3 on purpose; black eventually points it out"})
        CHECK(asked(line, kWhiteToMove) == "what was done since then?");
    CHECK(asked("white touches Nf3 on purpose; white d2-d3, presses; it is noticed after 3 moves", kWhiteToMove) ==
          "who points it out?");
    CHECK(asked("white's phone rang in his pocket in round 3; black points it out", kWhiteToMove) ==
          "was it in this game?");
}

TEST_CASE("a count told before its move is of that move") {
    CHECK(echo("it is white's second illegal move; white Nf3-d3, presses; black points it out", kWhiteToMove) ==
          "white moves Nf3-d3; white presses the clock; black points it out; second illegal move");
    CHECK(echo("white's second illegal move; black points it out") ==
          "arbiter finds an illegal move of white; black points it out; second illegal move");
}

TEST_CASE("what was done again is not asked about where the line tells the first time") {
    CHECK(echo("white Ke1-e3, presses; black points it out; white Ke1-e4 again illegal, presses; black points it out",
               kWhiteToMove)
              .ends_with("black points it out; note: again"));
}

TEST_CASE("who plays on has answered and touched") {
    check({{"white Nf3-d3, presses; both play on for three moves; black points it out",
            "white moves Nf3-d3; white presses the clock; black points it out 3 moves later"},
           {"white Nf3-d3; they play on; black demands Nf3", "white moves Nf3-d3; black demands Nf3 some moves later"},
           {"white Nf3-d3, presses; both make 13 moves; black points it out",
            "white moves Nf3-d3; white presses the clock; black points it out 13 moves later"},
           {"white touches Nf3 on purpose; the game goes on; black points it out",
            "white touches Nf3 on purpose; black points it out some moves later"}},
          kWhiteToMove);
    check(
        {{"white touches Nf3 on purpose; black offers a draw; white declines, the game goes on; black points it out",
          "white touches Nf3 on purpose; black offers a draw; white declines; black points it out; note: game goes on"},
         {"white Nf3-d3, presses; black points it out again",
          "white moves Nf3-d3; white presses the clock; black points it out; note: again"},
         {"white Nf3-d3, presses; black points it out; the game goes on",
          "white moves Nf3-d3; white presses the clock; black points it out; note: game goes on"}},
        kWhiteToMove);
}

TEST_CASE("who notices something some moves later brings it up then") {
    check({{"white Nf3-d3, presses; black spots it after 13 moves",
            "white moves Nf3-d3; white presses the clock; black points it out 13 moves later; note: spots"},
           {"white touches Nf3 on purpose; white d2-d3, presses; black notices after 3 moves",
            "white touches Nf3 on purpose; white moves d2-d3; white presses the clock; black points it out 3 moves "
            "later; note: notices"}},
          kWhiteToMove);
}

TEST_CASE("what is told behind a result asks how the game had ended") {
    for (const char* line :
         {"both sign 0-1; black's phone rings in his pocket", "1-0; white's phone rings in his pocket",
          "both signed the result 0-1; white Nf3-d3, presses; black points it out",
          "white lost on time; black's phone rings in his pocket", "white forfeits on time; black offers a draw",
          "both sign 0-1; both agree to a draw", "both sign 0-1; black resigns", "white lost on time; black resigns",
          "white lost on time; both agree to a draw"})
        CHECK(asked(line, kWhiteToMove) == "before the game or after it: how did the game end, or had it not begun?");
    check({{"white resigns; white signs 0-1; black's phone rings in his pocket",
            "white resigns; black has a device that rings, on his person; note: white signs 0-1"},
           {"both sign 0-1; white resigns", "white resigns; both signed the result; note: 0-1"},
           {"white lost on time; black claims the flag", "white oversteps the time; black claims a win on time"},
           {"both sign 1-0; white claims a wrong result",
            "white claims a wrong result; both signed the result; note: 1-0"}},
          kWhiteToMove);
}

TEST_CASE("an illegal move that the line does not tell is none of those that it tells") {
    for (const char* line : {"white had an illegal move; white Nf3-d3, presses; black points it out",
                             "white has an illegal move already; white Nf3-d3, presses; black points it out"})
        CHECK(asked(line, kWhiteToMove) == "which move was illegal?");
    check({{"white makes an illegal move, Nf3-d3", "white moves Nf3-d3; note: white makes illegal move"}},
          kWhiteToMove);
}

TEST_CASE("what the clocks showed when a flag was claimed is told before that") {
    for (const char* line : {"black's flag is down; white claims a win on time; white's flag is down too",
                             "white claims the flag; both flags are down, order unknown",
                             "white claims the flag; black denies it; black's flag is down",
                             "white's flag is down; black claims the flag; black's flag is also down",
                             "white claims the flag; black offers a draw; black's clock shows 0:00:00"})
        CHECK(asked(line, kWhiteToMove) == "was it down when the claim was made?");
    check({{"white claims the flag; black's clock shows 0:00:00",
            "black oversteps the time; white claims a win on time; black's clock shows 0:00:00"},
           {"white claims the flag; black's flag is down", "black oversteps the time; white claims a win on time"},
           {"black's flag is down; white claims a win on time; white's flag falls",
            "black oversteps the time; white claims a win on time; white oversteps the time"}},
          kWhiteToMove);
}

TEST_CASE("what the other has not done is no denial") {
    for (const char* line :
         {"white touches Nf3 on purpose; white Bc4-b3, presses; black points out that he has not moved the knight",
          "white presses; black points out that he has not moved",
          "black claims repetition; white points out that he has not the move"})
        CHECK(asked(line, kWhiteToMove) == "does he deny something, or say what the other has not done?");
    CHECK(echo("white touches Nf3 on purpose; black points it out; white says he did not", kWhiteToMove)
              .ends_with("white finds a dispute on what happened"));
}

TEST_CASE("who keeps the other from pressing is told in several words") {
    check({{"white d2-d3; black holds the clock so that white cannot press",
            "white moves d2-d3; black keeps the opponent from pressing; note: holds the clock so that white cannot "
            "press"}},
          kWhiteToMove);
}

TEST_CASE("a piece put on for a pawn stands where the pawn does") {
    check({{"white a7-a8, presses; black Ke7-d6, presses; white Ke2-e3; white puts a queen on a8; white presses",
            "white moves a7-a8; white presses the clock; black moves Ke7-d6; black presses the clock; white moves "
            "Ke2-e3; white puts a queen on a8; white presses the clock"}},
          position("8/P3k3/8/8/8/8/4K2p/8 w - - 0 60"));
}

TEST_CASE("of two men touched it is asked which was first, where the words say otherwise") {
    CHECK(asked("white touches Rh1 and Ke1 on purpose, king first; black points it out", kWhiteToMove) ==
          "which man was touched first?");
    check({{"white touches Ke1 and Rh1, king first", "white touches Ke1 and Rh1; note: king first"},
           {"white castles short, king first", "white castles 0-0; note: king first"}},
          kWhiteToMove);
}

TEST_CASE("a press by mistake may be none") {
    for (const char* line : {"white presses by mistake; black points it out",
                             "white d2-d3, presses; black presses by mistake; white points it out"})
        CHECK(asked(line, kWhiteToMove) == "does it count as a press, or was that nothing?");
    CHECK(asked("white presses out of habit; black points it out", kWhiteToMove) ==
          "does it count as a press, or was that nothing?");
    check({{"white d2-d3 by mistake, presses", "white moves d2-d3; white presses the clock; note: by mistake"}},
          kWhiteToMove);
}

TEST_CASE("what somebody thinks about he has not done") {
    for (const char* line : {"white offers a draw; black thinks about accepting; black Ng8-f6",
                             "white thinks about resigning", "white thinks about touching Nf3; black points it out",
                             "white thinks about castling 0-0", "white thinks about offering a draw; black agrees"})
        CHECK(asked(line, kWhiteToMove) == "is it certain that it happened?");
    CHECK(asked("white d2-d3, offers a draw, presses; black says OK but let me think", kWhiteToMove) ==
          "did he agree?");
}

TEST_CASE("who names one of several things points that out") {
    check({{"white's flag falls; white Ke1-e3, presses; black points out the illegal move",
            "white oversteps the time; white moves Ke1-e3; white presses the clock; black points out the illegal move"},
           {"white touches Nf3 on purpose; white's flag falls; black points out the touch",
            "white touches Nf3 on purpose; white oversteps the time; black points out the touch"},
           {"white touches Nf3 on purpose; white Bc4-b3; white's phone rings; black points out the phone",
            "white touches Nf3 on purpose; white moves Bc4-b3; white has a device that rings; black points out 'has a "
            "device that rings'"},
           {"white Ke1-e3, presses; black points out the illegal move",
            "white moves Ke1-e3; white presses the clock; black points it out"}},
          kWhiteToMove);
}

TEST_CASE("who finds what was told points it out") {
    check({{"white Nf3-d3, presses; arbiter finds it",
            "white moves Nf3-d3; white presses the clock; arbiter points it out"},
           {"white's flag falls; arbiter finds it", "white oversteps the time; arbiter points it out"},
           {"white touches Nf3 inadvertently; black finds it", "white touches Nf3 by accident; black points it out"},
           {"white arrives an hour late", "white is late or absent 60 min"}},
          kWhiteToMove);
    CHECK(asked("white d2-d3, presses; arbiter finds it", kWhiteToMove) == "what was found?");
}

TEST_CASE("a device that is worn is on the person") {
    check({{"white wears a smartwatch", "white has a device, on his person"},
           {"black is wearing headphones", "black has a device, on his person"}});
}

}  // namespace jadoube::desk
