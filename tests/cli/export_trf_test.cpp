// A tournament report written again: what decisions changed, and every other byte as it was.
#include <tuple>

#include "event/sample_trf.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using event::samples::player;

/// Two rounds: in the first Ada lost at board 1 by what the players say, the second is in play.
std::string report() {
    return "012 Cup\n### kept, as it is \n" + player(1, "Byron, Ada", "0.0", "   4 w 0     2 b  ") +
           player(2, "Novák, Jan", "0.5", "   3 b =     1 w  ") +
           player(3, "Müller, Eva", "0.5", "   2 w =     4 b  ") +
           player(4, "Okafor, Obi", "1.0", "   1 b 1     3 w  ") + "XYZ unknown";
}

void begin(const Desktop& desktop, const std::string& bytes) {
    desktop.expect(
        0, {"init", "open.jadoube", "--name", "Cup", "--rules", "fide-2023", "--arbiter", "Ada Byron:chief arbiter"});
    desktop.write("cup.trf", bytes);
    (void)desktop.run({"import", "cup.trf"});
}

/// The board where the log has this player in that round.
std::string board_of(const Desktop& desktop, const std::string& round, const std::string& name) {
    for (const std::string board : {"b1", "b2"}) {
        const Outcome shown = desktop.run({"i", "r" + round + board, "white resigns", "--dry-run"});
        if (contains(shown.err, name)) return "r" + round + board;
    }
    return {};
}

/// How many bytes differ; the sizes must be the same.
int differing(const std::string& a, const std::string& b) {
    REQUIRE(a.size() == b.size());
    int count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += a[i] != b[i] ? 1 : 0;
    return count;
}

void decide_late(const Desktop& desktop) {
    (void)desktop.run({"i", board_of(desktop, "2", "Byron"), "white late 45m"});
    desktop.expect(0, {"decide", "1"});
}

}  // namespace

TEST_CASE("without a decision that changes anything the report is the same, to the byte") {
    const Desktop desktop;
    begin(desktop, report());
    CHECK(contains(desktop.expect(0, {"export", "--trf", "cup.trf", "-o", "new.trf"}).out, "the same, to the byte"));
    CHECK(desktop.read("new.trf") == report());
}

TEST_CASE("a game lost by not coming is a forfeit in both cells, and nothing else changes") {
    const Desktop desktop;
    begin(desktop, report());
    decide_late(desktop);
    const Outcome done = desktop.expect(0, {"export", "--trf", "cup.trf", "-o", "new.trf"});
    CHECK(contains(done.out, "incident 1: Novák, Jan, round 2: '-' instead of ' '"));
    std::string expected = report();
    expected.replace(expected.find("2 b  \n"), 6, "2 b +\n");
    expected.replace(expected.find("1 w  \n"), 6, "1 w -\n");
    CHECK(desktop.read("new.trf") == expected);
    CHECK(desktop.read("cup.trf") == report());
}

TEST_CASE("a game that a decision ended on the board has its result as played, and one that says so is left") {
    const Desktop desktop;
    begin(desktop, report());
    for (const auto& [round, name, incident] : {std::tuple("2", "Okafor", "1"), std::tuple("1", "Byron", "2")}) {
        (void)desktop.run({"i", board_of(desktop, round, name), "white resigns"});
        desktop.expect(0, {"answer", incident, "opponent_can_mate=yes"});
        desktop.expect(0, {"decide", incident});
    }
    desktop.expect(0, {"export", "--trf", "cup.trf", "-o", "new.trf"});
    const std::string now = desktop.read("new.trf");
    CHECK(differing(now, report()) == 2);
    CHECK(contains(now, "4 b 1\n"));
    CHECK(contains(now, "3 w 0\n"));
}

TEST_CASE("points taken are a record 299 at the end, once") {
    const Desktop desktop;
    begin(desktop, report());
    (void)desktop.run({"i", board_of(desktop, "2", "Byron"), "--act", "arbiter finds recording of white", "--fact",
                       "recording_required=true", "--nothing-else"});
    desktop.expect(0, {"decide", "1", "--points", "white -0.5"});
    desktop.expect(0, {"export", "--trf", "cup.trf", "-o", "new.trf"});
    CHECK(desktop.read("new.trf") == report() + "\n299        -0.5   2    2\n");
    (void)desktop.run({"import", "new.trf"});
    const Json again = desktop.expect(0, {"export", "--trf", "new.trf", "-o", "newer.trf", "--json"}).json();
    CHECK(again.find("changes")->if_array()->empty());
    CHECK(desktop.read("newer.trf") == desktop.read("new.trf"));
}

TEST_CASE("line ends, a byte order mark and other encodings stay, and a short line is made long enough") {
    std::string crlf = "\xEF\xBB\xBF";
    for (const char c : report()) crlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
    std::string latin = report();
    for (const auto& [from, to] : {std::pair("á", "\xE1"), std::pair("ü", "\xFC")})
        latin.replace(latin.find(from), 2, to);
    std::string shorter = report();
    for (const std::string end : {"2 b  \n", "1 w  \n"}) shorter.erase(shorter.find(end) + 3, 2);
    for (const std::string& bytes : {crlf, latin, shorter}) {
        const Desktop desktop;
        begin(desktop, bytes);
        decide_late(desktop);
        desktop.expect(0, {"export", "--trf", "cup.trf", "-o", "new.trf"});
        const std::string now = desktop.read("new.trf");
        CHECK(contains(now, "2 b +"));
        CHECK(contains(now, "1 w -"));
        const std::size_t longer = bytes == shorter ? 4 : 0;
        REQUIRE(now.size() == bytes.size() + longer);
        if (longer == 0) CHECK(differing(now, bytes) == 2);
    }
}

TEST_CASE(
    "what was not imported, is no report, or would replace a file is refused; what was decided in words is named") {
    const Desktop desktop;
    begin(desktop, report());
    desktop.write("other.trf", report() + "\n");
    CHECK(contains(desktop.expect(2, {"export", "--trf", "other.trf", "-o", "new.trf"}).err, "was not imported"));
    CHECK(contains(desktop.expect(2, {"export", "--trf", "cup.trf", "-o", "other.trf"}).err, "is there already"));
    desktop.expect(2, {"export", "--trf", "cup.trf"});
    desktop.expect(2, {"export", "a.bundle", "--trf", "cup.trf", "-o", "new.trf"});
    desktop.expect(2, {"export", "a.bundle", "-o", "new.trf"});
    desktop.expect(2, {"export"});
    (void)desktop.run({"i", "r2b1", "white resigns"});
    desktop.expect(0, {"decide", "1", "--otherwise", "the game goes on", "--reason", "he did not"});
    CHECK(
        contains(desktop.expect(0, {"export", "--trf", "cup.trf", "-o", "new.trf"}).err, "incident 1 was decided in"));
    CHECK(desktop.read("new.trf") == report());
}
