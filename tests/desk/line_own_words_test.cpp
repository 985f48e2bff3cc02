// Lines as arbiters type them: with what stands beside the acts, and with what must not be left out.
#include "desk/lines_read.hpp"

namespace jadoube::desk {
namespace {

void check_read(std::initializer_list<Pair> pairs) {
    for (const Pair& pair : pairs) {
        INFO(pair.line);
        CHECK(echo(pair.line, example_position()) == pair.said);
    }
}

}  // namespace

TEST_CASE("what the arbiter asks himself is a remark, word for word") {
    check_read({{"black lifts the Nf6. which man must he play?", "black touches Nf6; note: which man must he play ?"},
                {"white touches Qd1, how many moves left?", "white touches Qd1; note: how many moves left ?"},
                {"W touched king. must he move it?", "white touches Ke1; note: must he move it ?"},
                {"white Nf3-d4, presses; can he take it back?",
                 "white moves Nf3-d4; white presses the clock; note: can he take it back ?"},
                {"white's flag falls, what now?", "white oversteps the time; note: what now ?"},
                {"bl flag down - do I call it?", "black oversteps the time; note: do I call it ?"},
                {"W resigns. who won?", "white resigns; note: who won ?"},
                {"wh claims 50 moves; which rule applies?", "white claims fifty moves; note: which rule applies ?"},
                {"W stops the clocks, why?", "white stops the clocks; note: why ?"},
                {"white resigned, can he?", "white resigns; note: can he ?"}});
}

TEST_CASE("a question on what happened is no remark") {
    for (const char* line :
         {"did white touch Nf3?", "is white's flag down?", "white, who resigned?", "black, whose flag fell?",
          "white Nf3-d4, which he took back?", "must white resign?", "what white touched was Nf3", "how white resigned",
          "white d2-d3, how about a draw?", "white d2-d3, shall we draw?", "white touches f3, may I adjust?",
          "white d2-d3: can we agree?", "white touches f3: what is it?"})
        CHECK(asked(line, example_position()) != "");
}

TEST_CASE("two question marks are an opinion on a move, and a doubt on a touch") {
    check_read({{"white Nf3-d4??, presses", "white moves Nf3-d4; white presses the clock"},
                {"white Nf3-d4?!, presses", "white moves Nf3-d4; white presses the clock"}});
    for (const char* line : {"white touched Nf3??", "Nf3?? touched by white", "white Nf3-d4, black touched Nc6?!"})
        CHECK(asked(line, example_position()).find("did it happen?") != std::string::npos);
    check_read({{"white touched Nf3!!", "white touches Nf3"}});
}

TEST_CASE("where, why and before whom it happened are remarks") {
    check_read({{"w touches Nc3 with the pen, black insists on touch move",
                 "white touches Nc3; black points it out; note: with the pen"},
                {"wh castles 0-0 w/ two hands, spectators watching",
                 "white castles 0-0 with two hands; note: spectators watching"},
                {"b's flag falls, unnoticed", "black oversteps the time; note: unnoticed"},
                {"W flag down, nobody noticed", "white oversteps the time; note: nobody noticed"},
                {"wh texting in the hallway", "white has a device; note: in the hallway"},
                {"both agree to a draw in the corridor", "both agree to a draw; note: in the corridor"},
                {"power cut, arbiter adjourns the game", "arbiter adjourns the game; note: power cut"},
                {"fire alarm, arbiter adjourns the game", "arbiter adjourns the game; note: fire alarm"},
                {"black late 20 min, traffic jam", "black is late or absent 20 min; note: traffic jam"},
                {"W came 25 min late, missed the train", "white is late or absent 25 min; note: missed the train"},
                {"W lifts the black Nf6, nothing can take it", "white touches Nf6; note: nothing can take"},
                {"black touched W's rook h1 - no legal capture", "black touches Rh1; note: no legal capture"}});
}

TEST_CASE("a remark that is denied, or that is the matter itself, is asked about") {
    for (const char* line : {"white touches f3, no crowd watching", "white's flag falls, not unnoticed",
                             "white late 35 min, not traffic", "black claims nobody noticed white's flag"})
        CHECK(asked(line, example_position()) != "");
}

TEST_CASE("acts in an arbiter's short words") {
    check_read(
        {{"bl grabbed knight c6 & played a6", "black touches Nc6; black moves a7-a6"},
         {"wh late 10 min, zero tol", "white is late or absent 10 min; default time of 0 min"},
         {"Bishop went diagonal c4-b5", "white moves Bc4-b5"},
         {"king moved sideways e1-f1, presses", "white moves Ke1-f1; white presses the clock"},
         {"white stares, opp wants it stopped", "white disturbs the opponent; black points it out"},
         {"B leaned over board and stared", "black disturbs the opponent"},
         {"blk picked up Nc6, put it back, moved a7-a6", "black touches Nc6; black moves a7-a6; note: put it back"},
         {"w offers draw; opp declines", "white offers a draw; black declines"},
         {"black claims 3fold, W denies", "black claims threefold repetition; white finds a dispute on what happened"},
         {"W knight f3 touched, bl points it out", "white touches Nf3; black points it out"},
         {"the Nf3 touched by white", "white touches Nf3"},
         {"white touched the bishop on c4 by accident", "white touches Bc4 by accident"},
         {"bl presses clock w/o moving", "black presses the clock"},
         {"w/o increment; b flag down", "black oversteps the time; no increment"},
         {"w picks up N on f3, plays N to d4, presses clk",
          "white touches Nf3; white moves Nf3-d4; white presses the clock"},
         {"blk rook h8 touched, on purpose", "black touches Rh8 on purpose"},
         {"w: Nf3-d3!, bl calls the arbiter", "white moves Nf3-d3; black points it out"},
         {"wh lifts Bc4 and puts it back", "white touches Bc4; note: puts it back"},
         {"W & B agree draw", "both agree to a draw"},
         {"W Nf3-d4, clk; B flag", "white moves Nf3-d4; white presses the clock; black oversteps the time"},
         {"black's cell rang", "black has a device that rings"},
         {"blk left the hall w/o permission", "black leaves the playing area, without permission"},
         {"wh doesn't write his moves", "white does not record"},
         {"white b7-b8, names a queen, presses", "white moves b7-b8; white names queen; white presses the clock"},
         {"black a7-a6, still holding it", "black moves a7-a6 not released"},
         {"white 0:02:14 on the clock, black touches a7", "black touches a7; white's clock shows 0:02:14"}});
}

TEST_CASE("what was not done, or may not have been, is never read as done") {
    for (const char* line :
         {"white nearly touched Nf3", "black might have resigned", "white did not touch Nf3", "black almost resigned",
          "if white resigns", "white says black touched a7", "white flag not down", "white did not offer a draw",
          "not white but black touched Nc6", "white touches Nf3 or Bc4", "no one says white resigned",
          "white touched Nf3 before black moved", "white touched knight f3??"})
        CHECK(asked(line, example_position()) != "");
}

}  // namespace jadoube::desk
