// A tournament report goes into the log: boards have players, and what changes is said.
#include <algorithm>

#include "event/sample_trf.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using event::samples::player;

/// A log with that report beside it.
void begin(const Desktop& desktop, const std::string& report, const std::vector<std::string>& more = {}) {
    desktop.begin_log(more);
    desktop.write("open.trf", report);
}

std::size_t entries(const Desktop& desktop) {
    const std::string log = desktop.expect(0, {"log", "--json"}).out;
    return static_cast<std::size_t>(std::count(log.begin(), log.end(), '\n'));
}

/// "open.trf" of two rounds, the second with that result of the first board.
std::string two_rounds(const std::string& one, const std::string& two) {
    return "012 Cup\n" + player(1, "Byron, Ada", "1.0", "   4 w 1     2 b " + one) +
           player(2, "Novák, Jan", "1.0", "   3 b 1     1 w " + two) +
           player(3, "Müller, Eva", "0.0", "   2 w 0     4 b  ") +
           player(4, "Okafor, Obi", "0.0", "   1 b 0     3 w  ");
}

}  // namespace

TEST_CASE("after an import the boards have their players, and a board that is not paired is noticed") {
    const Desktop desktop;
    begin(desktop, event::samples::open());
    const Outcome done = desktop.expect(0, {"import", "open.trf"});
    CHECK(contains(done.out, "City Open: players 4, games 6 (TRF, UTF-8)."));
    CHECK(contains(done.out, "round 3, games: 2"));
    CHECK(contains(done.out, "boards-counted"));
    CHECK(contains(done.out, "recorded as 2"));
    CHECK(entries(desktop) == 5);
    const Outcome incident = desktop.expect(0, {"i", "r3b1", "white resigns", "--brief"});
    CHECK(contains(incident.err, "r3b1: Byron, Ada - Müller, Eva"));
    CHECK(contains(desktop.expect(0, {"report", "--incident", "1"}).out, "Müller, Eva"));
    CHECK(contains(desktop.expect(0, {"player", "okafor"}).out, "Okafor, Obi"));
    const Outcome wrong = desktop.expect(2, {"i", "r3b7", "white resigns"});
    CHECK(contains(wrong.err, "nobody is paired at this board"));
    CHECK(contains(wrong.err, "r3b1 to r3b2"));
    desktop.expect(0, {"i", "r3b7", "white resigns", "--white", "Fox", "--black", "Poe", "--brief"});
    CHECK(contains(desktop.expect(2, {"i", "r3b1", "white resigns", "--white", "Okafor, Obi", "--another"}).err,
                   "did you mean r3b2?"));
    desktop.expect(0, {"verify"});
}

TEST_CASE("an import that is tried again records nothing twice, and one that is only shown records nothing") {
    const Desktop desktop;
    begin(desktop, event::samples::open());
    CHECK(contains(desktop.expect(0, {"import", "open.trf", "--dry-run"}).out, "nothing was recorded"));
    CHECK(entries(desktop) == 1);
    const std::string id(32, 'a');
    desktop.expect(0, {"import", "open.trf", "--id", id});
    CHECK(contains(desktop.expect(0, {"import", "open.trf", "--id", id}).out, "already recorded as 2"));
    const Outcome again = desktop.expect(0, {"import", "open.trf"});
    CHECK(contains(again.out, "Nothing in it is new."));
    CHECK(contains(again.out, "nothing was recorded"));
    CHECK(entries(desktop) == 5);
}

TEST_CASE("a later state of a report adds what is new and says what has changed") {
    const Desktop desktop;
    begin(desktop, two_rounds(" ", " "));
    desktop.expect(0, {"import", "open.trf"});
    CHECK(entries(desktop) == 4);
    desktop.write("open.trf", two_rounds("1", "0"));
    const Json changed = desktop.expect(1, {"import", "open.trf", "--json"}).json();  // the points are not those yet
    REQUIRE(changed.find("changes")->if_array()->size() == 1);
    const Json& change = changed.find("changes")->if_array()->front();
    CHECK(change.find("before")->text("result").empty());
    CHECK(change.find("now")->text("result") == "0-1");
    CHECK(change.find("now")->text("game") == "r2b1");
    CHECK(entries(desktop) == 6);
    desktop.write("open.trf", event::samples::open());
    const Json more = desktop.expect(0, {"import", "open.trf", "--json"}).json();
    CHECK(more.find("new_rounds")->if_array()->size() == 1);
    CHECK(more.find("changes")->if_array()->size() == 1);  // r2b2
}

TEST_CASE("a game keeps its board and, with an incident, its players, whatever a later report has") {
    const Desktop desktop;
    begin(desktop, "");
    desktop.expect(0, {"i", "r1b2", "white resigns", "--white", "Byron", "--black", "Okafor", "--brief"});
    desktop.expect(0, {"i", "r2b1", "white resigns", "--white", "Fox", "--black", "Poe", "--brief"});
    desktop.write("open.trf", event::samples::open());
    const Outcome done = desktop.expect(1, {"import", "open.trf"});
    CHECK(contains(done.out, "players-kept: r2b1 is Fox - Poe in the log"));
    CHECK(contains(desktop.expect(0, {"standing", "r1b2"}).out, "Byron, Ada - Okafor, Obi"));
    CHECK(contains(desktop.expect(0, {"standing", "r2b1"}).out, "Fox - Poe"));
    CHECK(contains(desktop.expect(0, {"i", "r1b3", "black resigns", "--brief"}).err, "Müller, Eva - Novák, Jan"));
}

TEST_CASE("sections have their own boards, and the control of a report holds where the event has none") {
    const Desktop desktop;
    begin(desktop, event::samples::open());
    desktop.expect(0, {"import", "open.trf", "--section", "A"});
    CHECK(contains(desktop.expect(0, {"i", "A.r3b1", "white resigns", "--brief"}).err, "Byron, Ada - Müller, Eva"));
    CHECK_FALSE(contains(desktop.expect(0, {"i", "r3b1", "white resigns", "--brief"}).err, "Byron"));
    desktop.expect(2, {"import", "open.trf", "--section", "1 A"});
}

TEST_CASE("another control, a forfeit without an incident and a result against a decision are asked about") {
    const Desktop desktop;
    desktop.expect(
        0, {"init", "open.jadoube", "--rules-dir", std::string(JADOUBE_SOURCE) + "/rules", "--control", "40/90+30"});
    desktop.write("open.trf", two_rounds("+", "-") + "222 5400+30\n299        -1.0   1    3\n");
    desktop.expect(0, {"i", "r1b1", "white has a phone", "--fact", "device_place=on_person", "--white", "Byron",
                       "--black", "Okafor", "--brief"});
    desktop.expect(0, {"decide", "1"});
    const Outcome done = desktop.expect(1, {"import", "open.trf"});
    CHECK(contains(done.out, "other-control: 5400+30"));
    CHECK(contains(done.out, "no-incident: r2b1 ended by forfeit"));
    CHECK_FALSE(contains(done.out, "r1b1 ended by forfeit"));
    CHECK_FALSE(contains(done.out, "r1b2 ended by forfeit"));
    CHECK(contains(done.out, "no-incident: -1.0 points for Müller, Eva in round 1"));
    CHECK(contains(done.out, "against-decision: r1b1 is 1-0 in the file; incident 1 was decided with 0-1"));
}

TEST_CASE("a damaged report gives findings with line and column, and what is no report is refused") {
    const Desktop desktop;
    begin(desktop, event::samples::open() + "001   x9\n" + std::string("\x01\xFF\n"));
    const Outcome done = desktop.expect(1, {"import", "open.trf"});
    CHECK(contains(done.out, "10:5: unreadable: number: 'x9'"));
    CHECK(contains(done.out, "other-encoding: read as Windows-1252"));
    CHECK(contains(done.out, "recorded as 2"));
    desktop.write("notes.txt", "nothing of the kind\n");
    CHECK(contains(desktop.expect(3, {"import", "notes.txt"}).err, "notes.txt: is no tournament report"));
    desktop.expect(3, {"import", "missing.trf"});
}

TEST_CASE("a report of up to 8 MB is taken, and a larger one is not") {
    const Desktop desktop;
    constexpr std::size_t kMost = std::size_t{8} << 20;
    const std::string report = event::samples::open() + "### ";
    begin(desktop, report + std::string(kMost - report.size() - 1, 'x') + "\n");
    CHECK(contains(desktop.expect(0, {"import", "open.trf"}).out, "recorded as 2"));
    desktop.expect(0, {"verify"});
    desktop.write("larger.trf", desktop.read("open.trf") + "\n");
    desktop.expect(3, {"import", "larger.trf"});
}

TEST_CASE("a table of pairings is read by its header, which is shown, for the round that is told") {
    const Desktop desktop;
    begin(desktop, "");
    desktop.write("round5.csv", "Brett;Wei\xDF;Schwarz;Ergebnis\n1;Byron, Ada;Novák;\n2;Okafor;Roe;won\n");
    CHECK(contains(desktop.expect(2, {"import", "round5.csv"}).err, "--round 5"));
    desktop.expect(2, {"import", "round5.csv", "--round", "0"});
    const Outcome done = desktop.expect(1, {"import", "round5.csv", "--round", "5"});
    CHECK(contains(done.out, "players 4, games 2 (CSV, Windows-1252)"));
    CHECK(contains(done.out, "Weiß: white"));
    CHECK(contains(done.out, "3:14: unreadable: 'won'"));
    CHECK(contains(desktop.expect(0, {"i", "r5b2", "white resigns", "--brief"}).err, "r5b2: Okafor - Roe"));
    desktop.expect(0, {"verify"});
}

TEST_CASE("a player against himself or at two boards, and a quotation mark that nothing closes, are found in a table") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--arbiter", "Ada Byron"});
    desktop.write("h.csv",
                  "Board;White;Black\n1;A One;A One\n2;B Two;C Three\n3;B Two;D Four\n4;\"Open;E Five\n"
                  "5;F Six;\"G \"\"Gee\"\" Seven\"\n");
    const Outcome done = desktop.expect(1, {"import", "h.csv", "--round", "1"});
    CHECK(contains(done.out, "2:9: player-twice: 'A One' against himself, which is left out"));
    CHECK(contains(done.out, "4:3: player-twice: 'B Two' is at r1b2 and at r1b3"));
    CHECK(contains(done.out, "5:3: unclosed-quote: 'Open'"));
    CHECK(contains(done.out, "round 1, games: 4"));
    CHECK(contains(desktop.expect(0, {"player", "Gee"}).out, "G \"Gee\" Seven"));
}

TEST_CASE("a corrected table moves games to its boards, and leaves those of which more is known") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--arbiter", "Ada Byron"});
    const std::string header = "Board;White;Black\n";
    desktop.write("p.csv", header + "1;A One;B Two\n2;C Three;D Four\n3;E Five;F Six\n");
    desktop.expect(0, {"import", "p.csv", "--round", "1"});
    desktop.write("q.csv", header + "1;C Three;D Four\n2;A One;B Two\n3;E Five;F Six\n");
    const std::string moved = desktop.expect(0, {"import", "q.csv", "--round", "1"}).out;
    CHECK(contains(moved, "r1b1: C Three - D Four, no result yet; before: A One - B Two"));
    CHECK(contains(desktop.expect(0, {"i", "r1b1", "white smokes"}).err, "r1b1: C Three - D Four"));
    const std::string kept = desktop.expect(1, {"import", "p.csv", "--round", "1"}).out;
    CHECK(contains(kept, "board-kept: r1b1 is C Three - D Four in the log"));
    CHECK(contains(kept, "board-kept: r1b2 is A One - B Two in the log"));
    desktop.write("r.csv", header + "2;E Five;B Two\n");
    CHECK(contains(desktop.expect(0, {"import", "r.csv", "--round", "1"}).out, "r1b2: E Five - B Two"));
}
