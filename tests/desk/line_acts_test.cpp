// Words that may be one act or another, and facts told with an act.
#include "catch.hpp"
#include "lines_read.hpp"

using namespace jadoube;
using namespace jadoube::desk;

namespace {

const Position kPromotes = position("8/3P1k2/8/8/8/5K2/8/6r1 w - - 0 60");

}  // namespace

TEST_CASE("what is told of one of several men is asked of the others") {
    CHECK(asked("w touches Nf3, Bc4 by accident", kItalian) == "were all touched so, or only the last?");
    CHECK(echo("w touches Nf3 and Bc4 by accident", kItalian) == "white touches Nf3 and Bc4 by accident");
    CHECK(echo("w touches Nf3; touches Bc4 by accident", kItalian) ==
          "white touches Nf3; white touches Bc4 by accident");
}

TEST_CASE("a hand that stays on the clock, or over it, is no wrong handling of it and keeps nobody from pressing") {
    for (const char* line : {"w keeps his finger on the button", "w hovers over the clock",
                             "w hovers his hand over the clock", "w keeps his hand on the clock"})
        CHECK(echo(line) == "white keeps a hand on the clock");
    CHECK(echo("w covers the button") == "white keeps the opponent from pressing");
    CHECK(echo("w hits the clock hard") == "white handles the clock wrongly");
}

TEST_CASE("his clock may be pressed or stopped, and a hand on the clock may be no more than not pressing") {
    CHECK(asked("w stops his clock") == "did he press his clock, or stop both?");
    CHECK(echo("w stops the clock") == "white stops the clocks");
    CHECK(echo("w stops both clocks") == "white stops the clocks");
    CHECK(asked("w d2-d3, hand on clock", kItalian) == "does he keep it there, or has he only not pressed?");
    CHECK(echo("w keeps a finger on the clock") == "white keeps a hand on the clock");
}

TEST_CASE("a move not written is of the claim before it") {
    CHECK(echo("w claims 3fold, did not write the move") ==
          "white claims threefold repetition; the move was not written");
    CHECK(echo("w claims 3fold, nothing written") == "white claims threefold repetition; the move was not written");
    CHECK(echo("w does not write the moves") == "white does not record");
    CHECK(read_line("w claims 3fold, nothing written", {})->facts.at("move_written") == rules::Values{false});
    CHECK(echo("w d2-d3, nothing written", kItalian) == "white moves d2-d3; note: nothing written");
}

TEST_CASE("B before a move of White's man is asked") {
    CHECK(asked("B moves c4-b5, presses", kItalian) == "is 'B' Black, or the bishop?");
    CHECK(asked("B e1-e2, presses", kItalian) == "is 'B' Black? The man is White's");
    CHECK(echo("B Nc6-d4, presses", kItalian) == "black moves Nc6-d4; black presses the clock");
    CHECK(echo("black moves e1-e2", kItalian) == "black moves e1-e2");
}

TEST_CASE("an illegal move that is counted and then told is one") {
    CHECK(echo("2nd illegal by b: Nc6-d3, pressed", kItalian) ==
          "black moves Nc6-d3; black presses the clock; second illegal move");
    CHECK(echo("2nd illegal by b") == "arbiter finds an illegal move of black; second illegal move");
}

TEST_CASE("whoever comes too late is asked what came between") {
    for (const char* line : {"w claims 3fold too late", "w claims 3fold one move too late"})
        CHECK(asked(line) == "too late: what had been done before?");
    CHECK(asked("w Nf3-d3, b points it out too late", kItalian) == "too late: what had been done before?");
    CHECK(echo("w Nf3-d3, b d7-d6, b points out, too late", kItalian) ==
          "white moves Nf3-d3; black moves d7-d6; black points it out; note: too late");
}

TEST_CASE("silence is of the touch before it, and behind another act a remark") {
    CHECK(echo("w offers draw, b silent") == "white offers a draw; note: b silent");
    CHECK(echo("w's flag fell, b says nothing") == "white oversteps the time; note: b says nothing");
    CHECK(echo("w touches Nf3, silent", kItalian) == "white touches Nf3, without j'adoube");
    CHECK(echo("w silent, touches Nf3", kItalian) == "white touches Nf3, without j'adoube");
}

TEST_CASE("a legal move that was called illegal is told so") {
    CHECK(echo("w Nf3xe5, b points out illegal, it's legal", kItalian) == "white moves Nf3-e5; black points it out");
    CHECK(asked("w Nf3xe5, b points out illegal", kItalian) == "that move is legal in this position");
    CHECK(asked("w d7-d8 promotes to queen, changes it to knight", kPromotes) ==
          "which piece was on the square when he pressed?");
}

TEST_CASE("white and black are both") {
    CHECK(echo("w and b agree draw") == "both agree to a draw");
    CHECK(echo("w and b late 35 min") == "both is late or absent 35 min");
    CHECK(asked("both flags down") == "did both flags fall, and which first?");
    CHECK(echo("both flags down, nobody knows which first") ==
          "white oversteps the time; black oversteps the time; nobody knows which flag fell first");
    CHECK(echo("w's flag fell, b's flag fell, order unclear") ==
          "white oversteps the time; black oversteps the time; nobody knows which flag fell first");
    CHECK(asked("w Nf3-g5, takes it back, b agrees", kItalian) == "is the move to be taken back with his consent?");
}
