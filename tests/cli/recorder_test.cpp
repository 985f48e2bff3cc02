// Under whose name something is recorded, and what a new log takes over from the one that it follows.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

void begin_with_two(const Desktop& desktop) {
    desktop.expect(
        0, {"init", "open.jadoube", "--name", "City Open", "--rules", "fide-2023", "--control", "90+30", "--time-zone",
            "Europe/Vienna", "--arbiter", "Ada Byron:chief arbiter", "--arbiter", "Ben Carr"});
}

}  // namespace

TEST_CASE("of several arbiters one says who records, and nothing is recorded under nobody's name") {
    const Desktop desktop;
    begin_with_two(desktop);
    const std::vector<std::string> act{"incident", "r1b1", "--white", "A", "--black", "B", "white smokes"};
    const Outcome refused = desktop.expect(2, act);
    CHECK(contains(refused.err, "who records this? the event has several arbiters"));
    CHECK(contains(refused.err, "Ada Byron or Ben Carr"));
    std::vector<std::string> named = act;
    named.insert(named.end(), {"--by", "Ben Carr"});
    desktop.expect(0, named);
    CHECK(contains(desktop.expect(2, {"decide", "1", "--penalty", "warning"}).err, "who records this?"));
    desktop.expect(2, {"clock", "read", "--round", "r1", "b1 1:20:05 1:31:10 18 w"});
    CHECK(!contains(desktop.expect(0, {"log"}).out, " arbiter "));
}

TEST_CASE("of several arbiters the one who tells an answer records it") {
    const Desktop desktop;
    begin_with_two(desktop);
    desktop.expect(4, {"incident", "r1b1", "--white", "A", "--black", "B", "white touches e2; black points it out",
                       "--fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "--by", "Ben Carr"});
    CHECK(contains(desktop.expect(2, {"answer", "1", "deliberate=yes"}).err, "who records this?"));
    desktop.expect(4, {"answer", "1", "deliberate=yes", "--by", "ben carr"});
}

TEST_CASE("on a device with one arbiter of its own it is that one, with his role") {
    const Desktop desktop;
    begin_with_two(desktop);
    desktop.expect(0, {"incident", "r1b1", "--white", "A", "--black", "B", "white smokes", "--by", "Ben Carr"});
    desktop.expect(0, {"decide", "1", "--penalty", "warning", "--by", "Ben Carr"});
    desktop.expect(0, {"export", "first.bundle"});
    desktop.expect(0,
                   {"init", "mine.jadoube", "--joins", "first.bundle", "--arbiter", "Cleo Dunn:deputy chief arbiter"});
    desktop.expect(0, {"overrule", "A1", "--time", "white -1:00", "--reason", "x", "--log", "mine.jadoube"});
}

TEST_CASE("a new log takes over the event of the one that it follows, and says what it does not") {
    const Desktop desktop;
    begin_with_two(desktop);
    desktop.expect(0, {"incident", "r1b1", "--white", "A", "--black", "B", "white smokes", "--by", "Ben Carr"});
    const Outcome begun = desktop.expect(0, {"init", "next.jadoube", "--follows", "open.jadoube"});
    CHECK(contains(begun.err, "not taken over: entries, "));
    CHECK(contains(begun.err, "1 of kind incident (r1b1)"));
    const std::string report = desktop.expect(0, {"report", "--log", "next.jadoube"}).out;
    CHECK(contains(report, "City Open"));
    CHECK(contains(report, "Ada Byron (chief arbiter)"));
    CHECK(contains(report, "Europe/Vienna"));
    const Outcome later = desktop.expect(0, {"incident", "r1b1", "--white", "A", "--black", "B", "white smokes", "--by",
                                             "Ben Carr", "--log", "next.jadoube"});
    CHECK(contains(later.err, "does not count what was ruled on there"));
}

TEST_CASE("what is only shown needs nobody who records it") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--arbiter", "Ada Byron", "--arbiter", "Ben Cox"});
    const Outcome shown = desktop.expect(0, {"i", "r1b1", "white is late 40m", "--dry-run"});
    CHECK(contains(shown.out, "it would be incident 1"));
    CHECK(contains(desktop.expect(2, {"i", "r1b1", "white is late 40m"}).err, "who records this?"));
}

TEST_CASE("a board of a round that is not paired is said to be new where other rounds are paired") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--arbiter", "Ada Byron"});
    const std::string is_new = ": a new board, without names";
    CHECK(!contains(desktop.expect(0, {"i", "r1b1", "white is late 40m"}).err, is_new));
    desktop.write("r2.csv", "Board;White;Black\n1;Ana;Bea\n");
    desktop.expect(0, {"import", "r2.csv", "--round", "2"});
    CHECK(contains(desktop.expect(0, {"i", "r5b1", "white is late 40m"}).err, "r5b1" + is_new));
    CHECK(!contains(desktop.expect(0, {"i", "r2b1", "white is late 40m"}).err, is_new));
}
