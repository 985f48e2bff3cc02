// A line in an arbiter's words, typed with `judge` and `incident`.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

const std::string kFen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

}  // namespace

TEST_CASE("a line is judged, and what was read is said first") {
    const Desktop desktop;
    const Outcome outcome =
        desktop.expect(4, {"judge", "--fen", kFen, "--line", "white Sg1-f4, presses; black points out"});
    CHECK(outcome.err == "Read as: white moves Ng1-f4; white presses the clock; black points it out\n");
    const Outcome acts = desktop.expect(4, {"judge", "--fen", kFen, "--act", "white moves g1-f4", "--act",
                                            "white presses", "--act", "black points out"});
    CHECK(outcome.out == acts.out);
    const Outcome told = desktop.expect(
        0, {"judge", "--fen", kFen, "--line", "Ng1-f4 & presses; opp points out; first one", "--nothing-else"});
    CHECK(contains(told.out, "White must move"));
    const Outcome second = desktop.expect(
        0,
        {"judge", "--fen", kFen, "--line", "Ng1-f4 & presses; opp points out; second illegal move", "--nothing-else"});
    CHECK(contains(second.out, "Black has won"));
}

TEST_CASE("a line stands where a case file may, and a name of a file is one") {
    const Desktop desktop;
    const std::vector<std::string> with_option{"judge", "--fen", kFen, "--line",
                                               "white Sg1-f4, presses; black points out"};
    const std::vector<std::string> without{"judge", "white Sg1-f4, presses; black points out", "--fen", kFen};
    CHECK(desktop.expect(4, without).out == desktop.expect(4, with_option).out);
    CHECK(contains(desktop.expect(2, {"judge", "white Ng1-f4", "--line", "white Ng1-f4"}).err, "a case file says all"));
    CHECK_FALSE(contains(desktop.expect(3, {"judge", "my case.json"}).err, "understood"));
}

TEST_CASE("what is not understood is asked, and nothing is judged or recorded") {
    const Desktop desktop;
    desktop.begin_log();
    const Outcome judged = desktop.expect(3, {"judge", "--line", "white tuoches e2"});
    CHECK(judged.out.empty());
    CHECK(contains(judged.err, "the line: 'tuoches' was not understood"));
    CHECK(contains(judged.err, "mistyped? Is it: white touches e2?"));
    const Outcome asked = desktop.expect(3, {"i", "r1b1", "white touches the rook"});
    CHECK(contains(asked.err, "'rook': on which square did it stand?"));
    CHECK_FALSE(contains(desktop.expect(0, {"log"}).out, "incident"));
    desktop.expect(2, {"judge", "--line", "white touches e2", "--act", "white touches e2"});
    desktop.expect(2, {"judge", "--line", "white touches e2 on purpose; arbiter saw it", "-f", "arbiter_saw=no"});
    desktop.expect(2, {"judge", "--line", "white touches e2; rapid", "--play", "blitz"});
    desktop.expect(2, {"i", "r1b1", "rapid"});
}

TEST_CASE("an incident is entered in a line, with its facts, clocks, play and remark") {
    const Desktop desktop;
    desktop.begin_log();
    const Outcome outcome = desktop.expect(
        4, {"i", "r1b1", "--fen", kFen, "white touches Ng1; rapid; W 0:05:58, B 0:03:10; note: he was tired"});
    CHECK(contains(outcome.err,
                   "Read as: white touches Ng1; rapid; white's clock shows 0:05:58; black's clock shows "
                   "0:03:10; note: he was tired\n"));
    const std::string log = desktop.expect(0, {"log", "--json"}).out;
    CHECK(contains(log, R"("squares":["g1"])"));
    CHECK(contains(log, "he was tired"));
    CHECK(contains(log, "358000"));
    CHECK(contains(log, R"("rapid")"));
}

TEST_CASE("a line is read in the game that the log knows") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.write("game.pgn", "[White \"Ada\"]\n[Black \"Bea\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n");
    const Outcome first = desktop.expect(4, {"i", "r1b1", "--pgn", "game.pgn", "touches the bishop on f1"});
    CHECK(contains(first.err, "Read as: white touches Bf1\n"));
    const Outcome second = desktop.expect(4, {"i", "r1b1", "--at", "2w", "touches the queen"});
    CHECK(contains(second.err, "Read as: black touches Qd8\n"));
    const std::string id = "00112233445566778899aabbccddeeff";
    desktop.expect(4, {"i", "r1b1", "--another", "--id", id, "white touches the queen"});
    CHECK(contains(desktop.expect(4, {"i", "r1b1", "--another", "--id", id, "white touches the queen"}).out,
                   "already recorded"));
    desktop.expect(2, {"i", "r1b1", "--id", id, "white touches the king"});
}

TEST_CASE("the words of lines can be looked up") {
    const Desktop desktop;
    CHECK(contains(desktop.expect(0, {"words", "draw"}).out, "offers a"));
    CHECK(contains(desktop.expect(0, {"words", "pressed"}).out, "presses"));
    CHECK_FALSE(contains(desktop.expect(0, {"words", "draw"}).out, "presses"));
    CHECK(contains(desktop.expect(2, {"words", "resgined"}).err, "is it 'resigns'"));
    CHECK(contains(desktop.expect(0, {"words", "--format", "md"}).out, "# Words of a line"));
}

TEST_CASE("a line shows nothing hidden, whatever it holds") {
    const Desktop desktop;
    const Outcome outcome = desktop.expect(4, {"judge", "--line", "white touches e2; note: \x1B[2J\xE2\x80\xAE"});
    CHECK_FALSE(contains(outcome.err, "\x1B"));
    CHECK_FALSE(contains(outcome.err, "\xE2\x80\xAE"));
    CHECK_FALSE(contains(desktop.expect(3, {"judge", "--line", "white \x1B[2J"}).err, "\x1B"));
}
