// What belongs to whom and to what: a notice, an agreement, a new piece, a turn, and what was done twice.
#include "catch.hpp"
#include "lines_read.hpp"

using namespace jadoube;
using namespace jadoube::desk;

namespace {

const Position kFourKnights = position("r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5");
const Position kBlackOnTurn = position("r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R b KQkq - 0 5");
const Position kWhitePawn = position("r3k2r/pP3ppp/2n2n2/4p1P1/2B1P1b1/2N2N2/P1PP1P1P/R1BQK2R w KQ - 0 9");
const Position kBlackPawn = position("r1bqk2r/p1pp1p1p/2n2n2/2b1p1p1/4P1B1/2N2N2/Pp3PPP/3QK2R b Kkq - 0 9");

}  // namespace

TEST_CASE("a notice is of the touch of whoever gave it") {
    check({{"black says j'adoube; white touches c3; black touches c6",
            "white touches Nc3; black touches Nc6, j'adoube said before"},
           {"white says j'adoube; black touches c6; white touches c3",
            "black touches Nc6; white touches Nc3, j'adoube said before"},
           {"w says j'adoube; b says j'adoube; b touches f6; w touches c4",
            "black touches Nf6, j'adoube said before; white touches Bc4, j'adoube said before"},
           {"j'adoube; white touches c3", "white touches Nc3, j'adoube said before"},
           {"white says j'adoube, touches c3", "white touches Nc3, j'adoube said before"}},
          kFourKnights);
    check({{"white touches c3; black points it out; white said j'adoube before",
            "white touches Nc3, j'adoube said before; black points it out"},
           {"black touches c6; white points it out; black says j'adoube afterwards",
            "black touches Nc6, j'adoube said late; white points it out"}},
          kFourKnights);
    check_asked({{"black says j'adoube; white touches c3; black points it out", "which man did black touch?"},
                 {"white says j'adoube; black touches c6; white points it out", "which man did white touch?"},
                 {"white touches c3; black points it out; white says j'adoube", "which man did white touch?"},
                 {"both say j'adoube; white touches c3", "who said it?"}},
                kFourKnights);
}

TEST_CASE("the word of a spectator or of the arbiter gives no player notice") {
    check({{"a spectator says j'adoube; white touches c3", "white touches Nc3; note: spectator says j'adoube"},
           {"arbiter says j'adoube; black touches c6", "black touches Nc6; note: arbiter says j'adoube"},
           {"white touches c3; a spectator says j'adoube", "white touches Nc3; note: spectator says j'adoube"}},
          kFourKnights);
    check_asked({{"a spectator disturbs; says j'adoube; white touches c3", "who said it?"}}, kFourKnights);
}

TEST_CASE("both agree on a draw only where they say so, or one is offered") {
    check({{"both agree to a draw", "both agree to a draw"},
           {"both agree remis", "both agree to a draw"},
           {"agreed 1/2", "both agree to a draw"},
           {"black offers a draw; both agree", "black offers a draw; both agree to a draw"},
           {"white claims fifty moves; both agree", "white claims fifty moves; both agree to a draw"}});
    check_asked({{"both agree", "on what do they agree?"},
                 {"w and b agree", "on what do they agree?"},
                 {"agreed", "on what do they agree?"},
                 {"both accept", "on what do they agree?"},
                 {"black's flag falls; both agree", "on what do they agree?"},
                 {"white offers a draw; black declines; both agree", "on what do they agree?"}});
    check_asked({{"white touches c3; both agree", "on what do they agree?"}}, kFourKnights);
}

TEST_CASE("a piece put where a pawn waits is its new piece, and no move of another man") {
    check(
        {{"white b7-b8; white stops the clocks with a valid reason; white puts a queen on b8, presses",
          "white moves b7-b8; white stops the clocks, with a valid reason; white puts a queen on b8; white presses the "
          "clock"},
         {"white b7-b8; black offers a draw; white puts a knight on b8, presses",
          "white moves b7-b8; black offers a draw; white puts a knight on b8; white presses the clock"},
         {"white b7-b8; black offers a draw; white promotes to a rook",
          "white moves b7-b8; black offers a draw; white puts a rook on b8"},
         {"white b7-b8, presses; black points it out; white puts a queen on b8",
          "white moves b7-b8; white presses the clock; black points it out; white puts a queen on b8"},
         {"white b7-b8; black points it out; white puts a queen on b8, presses",
          "white moves b7-b8; black points it out; white moves b7-b8=Q; white presses the clock"},
         {"white b7-b8; white's flag falls; white puts a queen on b8",
          "white moves b7-b8; white oversteps the time; white puts a queen on b8"},
         {"white b7-b8, presses; black points it out; puts a queen on b8",
          "white moves b7-b8; white presses the clock; black points it out; white puts a queen on b8"},
         {"white b7-b8; black offers a draw; white puts a queen on b8, presses; black Ra8-b8",
          "white moves b7-b8; black offers a draw; white puts a queen on b8; white presses the clock; black moves "
          "Ra8-b8"},
         {"white b7-b8; black offers a draw; white puts a queen on b8; black points it out; black Ra8-b8",
          "white moves b7-b8; black offers a draw; white puts a queen on b8; black points it out; black moves Ra8-b8"}},
        kWhitePawn);
    check({{"black b2-b1; black stops the clocks with a valid reason; black puts a queen on b1, presses",
            "black moves b2-b1; black stops the clocks, with a valid reason; black puts a queen on b1; black presses "
            "the clock"},
           {"black b2-b1, presses; white points it out; black puts a rook on b1",
            "black moves b2-b1; black presses the clock; white points it out; black puts a rook on b1"}},
          kBlackPawn);
    check_asked({{"white b7-b8, presses; white promotes to a queen", "which pawn was promoted, and where?"}},
                kWhitePawn);
}

TEST_CASE("a turn that the board does not show is asked about") {
    for (const char* when :
         {"on his opponent's time", "on black's time", "during black's move", "in the opponent's time",
          "while black was on move", "while black was thinking", "not on move"}) {
        CHECK(asked(std::string("white touches c3 ") + when, kFourKnights) == "whose move was it?");
        CHECK(asked(std::string("white adjusts c3 ") + when, kFourKnights) == "whose move was it?");
        CHECK(asked(std::string("white touches c3 ") + when) == "whose move was it?");
        CHECK(echo(std::string("white touches c3 ") + when, kBlackOnTurn) ==
              std::string("white touches Nc3; note: ") + when);
    }
    check({{"black touches c6 on white's time", "black touches Nc6; note: on white's time"},
           {"white d2-d3, presses; white touches c3 on black's time",
            "white moves d2-d3; white presses the clock; white touches Nc3; note: on black's time"},
           {"white offers a draw on black's time", "white offers a draw; note: on black's time"}},
          kFourKnights);
    check_asked({{"black touches c6 on black's move", "whose move was it?"},
                 {"white d2-d3 on black's time", "whose move was it?"},
                 {"white touches c3, black to move", "whose move was it?"}},
                kFourKnights);
}

TEST_CASE("what a person does twice is told twice") {
    check({{"white refuses to obey; white refuses to comply",
            "white refuses what the law asks; white refuses what the law asks"},
           {"black disturbs the opponent; black disturbs the opponent; white points it out",
            "black disturbs the opponent; black disturbs the opponent; white points it out"},
           {"black disturbs the opponent; disturbs the opponent",
            "black disturbs the opponent; black disturbs the opponent"},
           {"white refuses to obey, refuses to comply", "white refuses what the law asks; note: refuses to comply"},
           {"white leaves the venue without permission; white leaves the venue without permission",
            "white leaves the venue, without permission; white leaves the venue, without permission"},
           {"white has a phone; the phone was silent", "white has a device, the phone was silent"},
           {"white has a phone; white's phone rings", "white has a device that rings"},
           {"black is late; black is late 20 min", "black is late or absent 20 min"}});
}

TEST_CASE("who holds a man where he put it has not let it go") {
    check({{"white puts Nf3 on g5, holds it", "white moves Nf3-g5 not released"},
           {"white Nf3-g5, holds it, then d2-d3", "white moves Nf3-g5 not released; white moves d2-d3"}},
          kFourKnights);
}

TEST_CASE("who cannot press is kept from it by the other") {
    check(
        {{"white d2-d3, cannot press", "white moves d2-d3; black keeps the opponent from pressing"},
         {"white plays d2-d3 and is kept from pressing", "white moves d2-d3; black keeps the opponent from pressing"}},
        kFourKnights);
}

TEST_CASE("who claims without a word why brings up the flag that has fallen") {
    check({{"black's flag falls; black claims a draw",
            "black oversteps the time; black points it out; note: black claims a draw"},
           {"white's flag falls; black claims the game", "white oversteps the time; black claims a win on time"}});
    check_asked({{"black claims a draw", "on what ground does he claim a draw?"},
                 {"black claims the game", "on what ground does he claim a win?"}});
}

TEST_CASE("what is pointed out of the move just told is told with it, and no press is told of a move taken back") {
    check({{"white 0-0 with two hands, presses; black points out the two hands",
            "white castles 0-0 with two hands; white presses the clock; black points it out"},
           {"white d2-d4, takes it back before pressing, plays d2-d3, presses",
            "white moves d2-d4; white takes the move back; white moves d2-d3; white presses the clock"},
           {"white Nf3-d3, presses; white points out his own illegal move",
            "white moves Nf3-d3; white presses the clock; white points it out"}},
          kFourKnights);
}

TEST_CASE("the rook demanded after castling is the one that was castled with") {
    check({{"white castles 0-0; black demands the rook", "white castles 0-0; black demands Rh1"},
           {"white castles 0-0; black selects the rook", "white castles 0-0; black demands Rh1"}},
          position("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
}

TEST_CASE("the board of a line follows what is demanded and named") {
    check({{"white Nf3-f5; black demands that it stands; black h7-h6; white Nf5xg7",
            "white moves Nf3-f5; black demands that it stands; black moves h7-h6; white moves Nf5-g7"},
           {"white Nf3-f5; black points it out; black demands that it stands; black h7-h6; white Nf5xg7",
            "white moves Nf3-f5; black points it out; black demands that it stands; black moves h7-h6; white moves "
            "Nf5-g7"},
           {"white d2-d3; white c3-d5; black demands that it goes back; black h7-h6; white Nc3-e2",
            "white moves d2-d3; white moves Nc3-d5; black demands that it goes back; black moves h7-h6; white moves "
            "Nc3-e2"}},
          kFourKnights);
    check({{"white a7-a8; white names a queen; black Ke7-d6; white Qa8xa2",
            "white moves a7-a8; white names queen; black moves Ke7-d6; white moves Qa8-a2"}},
          position("8/P3k3/8/8/8/8/p3K3/8 w - - 0 1"));
}
