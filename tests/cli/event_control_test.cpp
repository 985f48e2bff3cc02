// The time control of an event: how it is read, kept, and used for its games.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kFen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const std::string kFalseMove = "white Sg1-f4, presses; black points out";

/// A log under the rules in force, with that control.
void begin(const Desktop& desktop, const Words& more) {
    Words words{"init", "open.jadoube", "--rules-dir", std::string(JADOUBE_SOURCE) + "/rules", "--arbiter", "Ada"};
    words.insert(words.end(), more.begin(), more.end());
    desktop.expect(0, words);
}

std::string ruling_on(const Desktop& desktop, const std::string& game, const Words& more = {}) {
    Words words{"i", game, "--fen", kFen, kFalseMove, "--nothing-else"};
    words.insert(words.end(), more.begin(), more.end());
    return desktop.expect(0, words).out;
}

}  // namespace

TEST_CASE("how the control of an event was read is said, and stands in the log") {
    const Desktop desktop;
    const Outcome begun = desktop.expect(0, {"init", "open.jadoube", "--control", "40/90+30,30+30", "--rules-dir",
                                             std::string(JADOUBE_SOURCE) + "/rules"});
    CHECK(contains(begun.err, "time control: 40/5400+30:1800+30 (moves 1 to 40 in 1 h 30 min"));
    CHECK(contains(desktop.expect(0, {"log", "--json"}).out, R"("control":"40/5400+30:1800+30")"));
    CHECK(contains(desktop.expect(0, {"log"}).out, "40/5400+30:1800+30"));
    desktop.expect(0, {"verify"});
}

TEST_CASE("a control that can be read two ways begins no log") {
    const Desktop desktop;
    const Outcome refused = desktop.expect(
        3, {"init", "open.jadoube", "--control", "240+5", "--rules-dir", std::string(JADOUBE_SOURCE) + "/rules"});
    CHECK(contains(refused.err, "--control: '240+5' could be meant in two ways: 0:04:00 or 4:00:00"));
    CHECK_FALSE(std::filesystem::exists("open.jadoube"));
}

TEST_CASE("the control of the event takes off what a wrong press added, and another told for a game comes first") {
    const Desktop desktop;
    begin(desktop, {"--control", "90+30"});
    CHECK(contains(ruling_on(desktop, "r1b1"), "-0:00:30 for White, +0:02:00 for Black"));
    CHECK(contains(ruling_on(desktop, "r1b2", {"--control", "3+2"}), "-0:00:02 for White"));
    const Desktop other;
    begin(other, {});
    CHECK_FALSE(contains(ruling_on(other, "r1b1"), "0:00:30"));
}

TEST_CASE("the kind of play is what the control told makes it, without a log and in it, and for a whole event") {
    const Desktop desktop;
    const Words judged{"judge", "--fen", kFen, "--line", kFalseMove, "--nothing-else", "--rules", "fide-2023"};
    const auto judge = [&](Words more) {
        more.insert(more.begin(), judged.begin(), judged.end());
        return desktop.expect(0, more);
    };
    CHECK(contains(judge({"--control", "90+30"}).out, "+0:02:00 for Black"));
    const Outcome alone = judge({"--control", "3+2"});
    CHECK(contains(alone.out, "+0:01:00 for Black"));
    CHECK(contains(alone.err, "kind of play: blitz, by the time control"));
    const Outcome otherwise = judge({"--control", "3+2", "--play", "standard"});
    CHECK(contains(otherwise.out, "+0:02:00 for Black"));
    CHECK(contains(otherwise.err, "kind of play: standard, as told; by the time control it is blitz"));
    CHECK_FALSE(contains(judge({"--control", "3+2", "--play", "blitz"}).err, "kind of play"));

    begin(desktop, {"--control", "90+30"});
    CHECK(contains(ruling_on(desktop, "r1b1"), "+0:02:00 for Black"));
    const Outcome in_log =
        desktop.expect(0, {"i", "r1b2", "--fen", kFen, kFalseMove, "--nothing-else", "--control", "3+2"});
    CHECK(contains(in_log.out, "+0:01:00 for Black"));
    CHECK(contains(in_log.err, "kind of play: blitz, by the time control"));
    CHECK(contains(ruling_on(desktop, "r1b3", {"--control", "3+2", "--play", "standard"}), "+0:02:00 for Black"));
    desktop.expect(0, {"verify", "--rejudge"});

    const Desktop blitz;
    begin(blitz, {"--control", "3+2"});
    CHECK(contains(blitz.expect(0, {"log", "--json"}).out, R"("play":"blitz")"));
    CHECK(contains(ruling_on(blitz, "r1b1"), "+0:01:00 for Black"));
    const Desktop told;
    begin(told, {"--control", "3+2", "--play", "rapid"});
    CHECK(contains(told.expect(0, {"log", "--json"}).out, R"("play":"rapid")"));
    CHECK(contains(ruling_on(told, "r1b1", {"--control", "3+2"}), "-0:00:02 for White"));
    CHECK(contains(told.expect(0, {"log", "--json"}).out, R"("play":"rapid")"));
}

TEST_CASE("a kind of play that the line tells is not made another by the control") {
    const Desktop desktop;
    const Outcome ruled = desktop.expect(0, {"judge", "--fen", kFen, "--line", kFalseMove + "; standard play",
                                             "--nothing-else", "--control", "3+2", "--rules", "fide-2023"});
    CHECK(contains(ruled.out, "+0:02:00 for Black"));
}

TEST_CASE("the tag of a game comes before the control of the event") {
    const Desktop desktop;
    begin(desktop, {"--control", "90+30"});
    desktop.write("game.pgn", "[White \"A\"]\n[Black \"B\"]\n[TimeControl \"60+10\"]\n\n1. e4 e5 *\n");
    const Outcome ruled = desktop.expect(0, {"i", "r1b1", "--pgn", "game.pgn", kFalseMove, "--nothing-else"});
    CHECK(contains(ruled.out, "-0:00:10 for White"));
}

TEST_CASE("an adjourned game and a dead clock take the control of the event") {
    const Desktop desktop;
    begin(desktop, {"--control", "40/120,60"});
    desktop.expect(0, {"clock", "read", "r1b1 1:05:20 0:58:10 20/19"});
    const Outcome rebuilt = desktop.expect(
        0, {"clock", "rebuild", "r1b1", "--passed", "0:17:00", "--white-now", "26", "--black-now", "25"});
    CHECK(contains(rebuilt.out, "1:46:30"));
    desktop.expect(0, {"adjourn", "r1b2", "--fen", kFen, "--seals", "white"});
    CHECK(contains(desktop.expect(0, {"log", "--json"}).out, R"("control":"40/7200:3600")"));
}
