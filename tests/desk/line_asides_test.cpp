// What stands beside acts in a line: reasons, times, guesses, gestures and names that come late.
#include "desk/lines_read.hpp"

namespace jadoube::desk {
namespace {

void check_said(std::initializer_list<Pair> pairs, const Position& before = example_position()) {
    for (const Pair& pair : pairs) {
        INFO(pair.line);
        CHECK(echo(pair.line, before) == pair.said);
    }
}
void check_questions(std::initializer_list<Pair> pairs, const Position& before = example_position()) {
    for (const Pair& pair : pairs) {
        INFO(pair.line);
        CHECK(asked(pair.line, before) == pair.said);
    }
}

}  // namespace

TEST_CASE("a name that comes late is that of whoever did what stands before it") {
    check_said({{"touched king, then played Bxf7+ (white)", "white touches Ke1; white moves Bc4-f7"},
                {"Nf3-d3, wh, pressed", "white moves Nf3-d3; white presses the clock"},
                {"smoking outside w/o asking, black",
                 "black leaves the venue, without permission; note: black smoking outside w/o asking"}});
    CHECK(asked("white Nf3-d4, presses, black", example_position()) == "what did he do?");
}

TEST_CASE("why a move was illegal is a remark, and the board says whether it was") {
    check_said(
        {{"white d1-d3 jumping own d2, pressed", "white moves Qd1-d3; white presses the clock; note: jumping own d2"},
         {"white 0-0-0 through check, pressed", "white castles 0-0-0; white presses the clock"},
         {"long castle with Bc1 still at home, wh, pressed",
          "white castles 0-0-0; white presses the clock; note: Bc1 still at home"},
         {"white 0-0-0, its not legal (Bc1)", "white castles 0-0-0; note: Bc1"},
         {"white Nf3-d3, pressed; Nd5 was possible",
          "white moves Nf3-d3; white presses the clock; note: Nd5 was possible"}});
    check_questions({{"w 0-0 but rook had moved before", "that castling is legal in this position"}});
}

TEST_CASE("what was reached for, and how long it was held, are remarks") {
    check_said({{"white brushed Nf3 reaching for Bc4, accident I think",
                 "white touches Nf3 by accident; note: reaching for Bc4; accident I think"},
                {"white lifted Nc3, 15 sec in air, back to c3", "white touches Nc3; note: 15 sec in air; back to c3"},
                {"white touched own Qd1, says accident; black insists",
                 "white touches Qd1; black points it out; note: says accident"}});
}

TEST_CASE("the hand that pressed is the other one where the line names both") {
    check_said({{"white moved d2-d3 with right hand, pressed with left",
                 "white moves d2-d3; white presses the clock with the other hand; note: with right hand"},
                {"white moved d2-d3 with left hand, pressed with left hand",
                 "white moves d2-d3; white presses the clock; note: with left hand; with left hand"}});
}

TEST_CASE("castling is told in its parts, with the rook first, or as what he says") {
    check_said(
        {{"white castling: K put on g1, R on e1, pressed", "white castles Ke1-g1 and Rh1-e1; white presses the clock"},
         {"white castles long, rook first", "white touches Ra1 and Ke1; white castles 0-0-0"},
         {"white 0-0 with rook first", "white touches Rh1 and Ke1; white castles 0-0"},
         {"white K+R moved for 0-0-0", "white castles 0-0-0"},
         {"K then R touched, wh says 0-0", "white touches Ke1 and Rh1; note: wh says 0-0"}},
        kCastles);
}

TEST_CASE("a move that is first described and then given is one") {
    check_said({{"white took his own pawn, Bc1xd2", "white moves Bc1-d2; note: white took own pawn"},
                {"black took his own pawn: Nc6xe5", "black moves Nc6-e5; note: black took own pawn"}});
    check_questions({{"white took the knight", "did he take it in his hand, or capture it?"}});
    check_said({{"white took Nc3, now Nd5", "white touches Nc3; white moves Nc3-d5; note: left out: now"}});
}

TEST_CASE("what may be an offer, an acceptance or a resignation is asked") {
    for (const char* line : {"W offers draw, B nods", "B crossed his arms, W plays on", "W shakes hands",
                             "B: 'congrats', W took it as resigning"}) {
        INFO(line);
        CHECK(asked(line) == "what was meant by it, or taken to be meant?");
    }
    check_said({{"both agreed a draw, shook hands", "both agree to a draw; note: shook hands"}}, {});
}

TEST_CASE("what somebody saw only then is asked in its order") {
    check_questions({{"draw agreed, then they saw W flag was down",
                      "what was seen: did it happen before what stands before it, or after?"},
                     {"B resigned, then saw W's flag had fallen",
                      "what was seen: did it happen before what stands before it, or after?"}},
                    {});
}

TEST_CASE("a draw that is said is offered") {
    check_said({{"W: draw? B declines", "white offers a draw; black declines"},
                {"remis? said W. B accepts", "white offers a draw; black agrees to a draw"},
                {"B: 'draw unless you play Nd5'", "black offers a draw; upon a condition; note: unless you play Nd5"},
                {"draw before any move was made", "both agree to a draw; no move was made"},
                {"W offers a draw, B touched c6, then 'I accept'",
                 "white offers a draw; black touches Nc6; black agrees to a draw"}});
}

TEST_CASE("the time of an arrival is told by the clock of the room") {
    check_said(
        {{"W came 18:12 for 18:00", "white is late or absent 12 min"},
         {"B not here 10:31, start was 10:00, default 30", "black is late or absent 31 min; default time of 30 min"},
         {"W absent for 40 min", "white is late or absent 40 min"},
         {"W left the building for 20 min", "white leaves the venue 20 min"}},
        {});
}

TEST_CASE("the clocks of both are told in one unit, and no time left is a fallen flag") {
    check_said(
        {{"W 12 min, B 9", "white's clock shows 0:12:00; black's clock shows 0:09:00"},
         {"W 0:00:00, nobody noticed", "white oversteps the time; white's clock shows 0:00:00; note: nobody noticed"},
         {"display shows W 0.00 with 30s incr",
          "white oversteps the time; increment of 30 s; white's clock shows 0:00:00"}},
        {});
    check_questions({{"clock shows 0:00 both", "did both flags fall, and which first?"}}, {});
}

TEST_CASE("words of doubt ask whether it is certain") {
    check_questions({{"white perhaps touched Nf3", "is it certain that it happened?"},
                     {"black probably resigned", "is it certain that it happened?"},
                     {"drunk i think, black", "is it certain that it happened?"}});
}

TEST_CASE("what a spectator says is no act of the players") {
    check_said({{"spectator told W 'take the rook'", "spectator speaks about the game; note: told W; take; rook"},
                {"captain told bl to accept", "spectator speaks about the game; note: told bl to accept"},
                {"neighbour says flag down", "spectator speaks about the game"}},
               {});
}

TEST_CASE("the sheets tell what was written, and no move") {
    check_said(
        {{"move 12 differs: W has Nbd7, B has Nfd7", "the scoresheets differ; note: move 12 differs; W Nbd7; B Nfd7"},
         {"W wrote Nd5, crossed it out, wrote Nd4, claims 3fold",
          "white claims threefold repetition intending Nd4; written on the scoresheet; note: Nd5; "
          "crossed it out"}},
        {});
}

TEST_CASE("what is done upon a condition is not done, unless it is an offer") {
    check_questions({{"W said 'I resign if you play Nd5'", "did it happen, or only upon a condition?"}});
    check_said({{"W offers draw if B plays a6", "white offers a draw; upon a condition; note: if B plays a6"}});
}

TEST_CASE("the man in his hand is put down where it is said") {
    check_said({{"white holds Ke1 over f2, puts on e2", "white moves Ke1-f2 not released; white moves Ke1-e2"},
                {"white touches Nf3, puts on d4", "white touches Nf3; white moves Nf3-d4"},
                {"wh lifted Bc4, put down on b5, didnt let go, now wants Be2",
                 "white touches Bc4; white moves Bc4-b5 not released; note: now wants Be2"}});
}

TEST_CASE("who left went away, and what is left is on his clock") {
    check_said({{"W left w/out permission during his turn 15 min",
                 "white leaves 15 min, without permission; note: during his turn"},
                {"white Nf3-d3, presses; W 5 min left",
                 "white moves f3-d3; white presses the clock; illegal; white's clock shows 0:05:00; note: Nf3-d3"}},
               {});
}

TEST_CASE("a father or a coach of a player is a spectator") {
    check_said({{"W's father talks to W", "spectator speaks about the game"},
                {"coach of B talks loud", "spectator speaks about the game"}},
               {});
}

TEST_CASE("how long somebody was away may stand apart, and why is kept") {
    check_said(
        {{"W left the building, not on move, 20 min gone", "white leaves the venue 20 min; note: not on move"},
         {"W sat at wrong table for 40 min", "white is late or absent 40 min; note: W sat at wrong table 40 min"},
         {"W late bc traffic, 25 min", "white is late or absent 25 min; note: bc traffic"}},
        {});
}

TEST_CASE("what each says of the other is a dispute of both, and a silent player may be the one who acts next") {
    check_said({{"W pressed at 0:02, each says the other lost",
                 "white presses the clock; both finds a dispute on what happened; note: at 0:02"}},
               {});
    check_questions({{"W offers draw, bl silent, flag falls", "who did it?"}}, {});
}

TEST_CASE("amazement is no doubt, and a doubtful word is asked in its clause") {
    check_said({{"white's tablet shows an engine line?!", "white uses notes or advice"}}, {});
    CHECK(read_line("white touches Nf3; black touched Nc6?", example_position()).error().where ==
          "black touched Nc6 ?");
}

TEST_CASE("a piece put on the last rank is asked, and whose phone it is may stand behind it") {
    check_questions({{"W puts queen on b8", "was it a man of the board, or a new piece for a pawn?"}});
    check_said({{"phone of B rings 2nd time", "black has a device that rings again"}}, {});
    check_questions({{"W Nf3-d3, pressed, 2nd time", "of what was it the second time?"}});
}

TEST_CASE("whoever says so behind it points it out") {
    check_said({{"white stinks says black", "white disturbs the opponent; black points it out"},
                {"opp hums, B asks me to stop it", "white disturbs the opponent; black points it out"}},
               {});
}

}  // namespace jadoube::desk
