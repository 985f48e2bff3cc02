// Demands in a line: what the law leaves to be chosen, a man, a capture, a move; and what was pointed out at once.
#include "desk/lines_read.hpp"

namespace jadoube::desk {
namespace {

const Position kBlackToMove = position("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");

}  // namespace

TEST_CASE("who lets a move stand may have chosen so, or brought up nothing") {
    CHECK(asked("white Nf3-d3; black lets it stand", kItalian) ==
          "does he choose that it stands, or bring up nothing?");
    CHECK(
        echo("white Nf3-d3; black demands the king; both agree to a draw", kItalian).ends_with("both agree to a draw"));
    CHECK(echo("white Nf3-d3; black says never mind", kItalian) == "white moves Nf3-d3; note: black says never mind");
}

TEST_CASE("a demand names what is to be done") {
    check({{"black Nc6-e6; white demands the king move", "black moves Nc6-e6; white demands the king move"},
           {"black Nc6-e6; white chooses the move of the king", "black moves Nc6-e6; white demands the king move"},
           {"black Nc6-e6; white demands that black must move the king",
            "black moves Nc6-e6; white demands the king move"},
           {"black Nc6-e6; white requires that the move stands", "black moves Nc6-e6; white demands that it stands"},
           {"black Nc6-e6; white elects to let it stand", "black moves Nc6-e6; white demands that it stands"},
           {"black Nc6-e6; white demands that the move be taken back",
            "black moves Nc6-e6; white demands that it goes back"},
           {"black Nc6-e6; white demands a new game", "black moves Nc6-e6; white demands a new game"},
           {"black Nc6-e6; white demands the penalty", "black moves Nc6-e6; white demands what the law gives"}},
          kBlackToMove);
}

TEST_CASE("a demand names a man, a capture or a move") {
    check({{"black Nc6-e6; white demands the knight", "black moves Nc6-e6; white demands Nc6"},
           {"black Nc6-e6; white insists on Ng8", "black moves Nc6-e6; white demands Ng8"},
           {"black Nc6-e6; white demands that black moves the bishop on f8", "black moves Nc6-e6; white demands Bf8"},
           {"black Nc6-e6; white demands Ke7", "black moves Nc6-e6; white demands Ke7"},
           {"black touches e4; white demands that he takes e4", "black touches e4; white demands takes e4"},
           {"black touches c6; white demands the rook on a8", "black touches Nc6; white demands Ra8"}},
          kBlackToMove);
    CHECK(asked("black Nc6-e6; white demands the rook", kBlackToMove) == "which one: on a8 or h8?");
    CHECK(asked("black touches c6; white demands the bishop") == "on which square did it stand?");
}

TEST_CASE("a demand that names another man than the one moved there is of that man") {
    check({{"black Nc6xc4; white demands Bc4", "black moves Nc6-c4; white demands takes Bc4"},
           {"black Nc6xc4; white demands Nc4", "black moves Nc6-c4; white demands Nc6"},
           {"black Nc6xc4; white demands c4", "black moves Nc6-c4; white demands Nc6"}},
          kBlackToMove);
}

TEST_CASE("wrong times found once the sealed move is opened are those of the resumption") {
    check({{"arbiter adjourns; black seals d7-d6; arbiter opens the envelope; white finds wrong times",
            "arbiter adjourns the game; black seals d7-d6; arbiter opens the envelope; white finds wrong or unknown "
            "times on "
            "the clocks"}},
          kBlackToMove);
}

TEST_CASE("a demand of the square where a man of his own was taken is of that man") {
    check({{"black Bf8xg7; white demands move g7", "black moves Bf8-g7; white demands g7"},
           {"black Ra8xa7; white points it out; white demands a7",
            "black moves Ra8-a7; white points it out; white demands a7"},
           {"black Nc6-e6; white demands e6", "black moves Nc6-e6; white demands Nc6"}},
          kBlackToMove);
}

TEST_CASE("outside a demand the words for what can be demanded are what they are elsewhere") {
    check({{"black moves the king to e7", "black moves Ke8-e7"},
           {"black touches c6, back to c6", "black touches Nc6; note: back to c6"},
           {"black Nc6-e6; white insists on touch move", "black moves Nc6-e6; white points it out"}},
          kBlackToMove);
}

TEST_CASE("what is pointed out at once was pointed out before anything else was touched") {
    check({{"black Nc6-e6; white points it out immediately", "black moves Nc6-e6; white points it out at once"},
           {"black Nc6-e6; white demands the king move at once",
            "black moves Nc6-e6; white demands the king move at once"},
           {"black Nc6-e6; white's phone rings; white points it out at once",
            "black moves Nc6-e6; white has a device that rings; white points it out at once"},
           {"black Nc6-e6; white touches f3; white points it out at once",
            "black moves Nc6-e6; white touches Nf3; white points it out; note: at once"},
           {"black Nc6-e6, presses at once; white points it out",
            "black moves Nc6-e6; black presses the clock; white points it out; note: at once"}},
          kBlackToMove);
    const auto read = read_line("black Nc6-e6; white points it out at once", kBlackToMove);
    REQUIRE(read);
    CHECK(read->facts.at("claimant_touched") == rules::Values{false});
}

}  // namespace jadoube::desk
