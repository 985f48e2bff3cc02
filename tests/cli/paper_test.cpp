// What is to be written by hand where nothing could be recorded; and how a log is carried and made anew, at the desk.
#include <fstream>
#include <sstream>

#include "base/error.hpp"
#include "cli/log/paper_note.hpp"
#include "log/disk/database.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

const std::vector<std::string> kIncident{"incident", "r5b12",   "--no-position", "--white",
                                         "Ada",      "--black", "Carl",          "white touches f3"};

}  // namespace

TEST_CASE("where the key cannot be used the very text to write on paper is said") {
    const Desktop desktop;
    desktop.begin_log({"--time-zone", "Europe/Vienna"});
    std::filesystem::permissions("open.jadoube.key", std::filesystem::perms(0644));
    const Outcome refused = desktop.expect(6, kIncident);
    CHECK(refused.out.empty());
    CHECK(contains(refused.err, "write on paper:\n  time:        2026-11-21 "));
    CHECK(contains(refused.err, "  board:       r5b12\n"));
    CHECK(contains(refused.err, "  happened:    as in the command below\n"));
    CHECK(contains(refused.err, "  comes after: entry 1, "));
    CHECK(contains(refused.err,
                   "  enter later: jadoube incident r5b12 --no-position --white Ada --black Carl "
                   "'white touches f3'\n"));
}

TEST_CASE(
    "what is known when a command fails stands on paper: time of the event, acts, ruling, and foreign text shown") {
    std::ostringstream nowhere;
    const Session session{.out = nowhere,
                          .err = nowhere,
                          .environment = {},
                          .now_ms = [] { return std::int64_t{1'795'269'600'000}; },
                          .executable = {}};
    *session.typed = {"incident", "r5b12", "it's \x1b[2J"};
    CHECK(lines_of({.log = "none.jadoube",
                    .time_zone = "Europe/Vienna",
                    .game = "r5b12",
                    .acts = {"White touches f3", "Black claims"},
                    .ruling = "White moves the knight"},
                   session) ==
          "write on paper:\n"
          "  time:        2026-11-21 15:00:00 +01:00\n"
          "  board:       r5b12\n"
          "  happened:    White touches f3. Black claims\n"
          "  ruling:      White moves the knight\n"
          "  comes after: no head of an entry is known here\n"
          "  enter later: jadoube incident r5b12 'it'\\''s \\u{1b}[2J'\n");
}

TEST_CASE(
    "what was told at the prompt stands on paper with board, clocks and facts, as the command that enters it later") {
    const Desktop desktop;
    desktop.begin_log();
    std::filesystem::permissions("open.jadoube.key", std::filesystem::perms(0644));
    const Outcome refused =
        desktop.type({"prompt"}, {"r1b1", "fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "clocks 0:10:00 0:09:00",
                                  "-f deliberate=yes", "white touches e2", ""});
    INFO(refused.out << refused.err);
    CHECK(contains(refused.err,
                   "  enter later: jadoube i r1b1 'white touches e2' --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' "
                   "--white-clock 0:10:00 --black-clock 0:09:00 -f deliberate=yes"));
}

TEST_CASE("a damaged log says what to write on paper to who records, and nothing of it to who reads") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, {"incident", "r1b1", "--confidential", "a suspicion"});
    {
        std::fstream file(desktop.folder() / "open.jadoube", std::ios::in | std::ios::out | std::ios::binary);
        std::string content((std::istreambuf_iterator<char>(file)), {});
        const auto at = content.find("\"author\":");
        REQUIRE(at != std::string::npos);
        file.clear();
        file.seekp(static_cast<std::streamoff>(at) + 11);
        file.put('#');
    }
    CHECK(contains(desktop.expect(5, {"decide", "1"}).err, "  enter later: jadoube decide 1\n"));
    CHECK_FALSE(contains(desktop.expect(5, {"open"}).err, "write on paper"));
}

TEST_CASE("eject says what to carry and how to check it, and the check that it says holds") {
    const Desktop desktop;
    desktop.begin_log();
    const Outcome ejected = desktop.expect(0, {"eject"});
    CHECK(contains(ejected.out, "open.jadoube.key"));
    const auto at = ejected.out.find("check:  jadoube verify open.jadoube --head \"");
    REQUIRE(at != std::string::npos);
    const auto from = ejected.out.find('"', at) + 1;
    const std::string words = ejected.out.substr(from, ejected.out.find('"', from) - from);
    desktop.expect(0, {"verify", "open.jadoube", "--head", words, "--strict"});
    CHECK(desktop.expect(0, {"eject", "--json"}).json().number("entries") == 1);
}

TEST_CASE("rebuild makes a missing index anew, says so, and then the log is recorded in again") {
    const Desktop desktop;
    desktop.begin_log();
    CHECK(contains(desktop.expect(0, {"rebuild"}).out, "nothing differed: the file is as it was\n"));
    {
        auto other = log::Database::open(desktop.folder() / "open.jadoube", log::Access::append, {}).value();
        REQUIRE(other.run("DROP INDEX main.entries_kind"));
    }
    desktop.expect(5, {"incident", "r1b1", "--confidential", "a suspicion"});
    const Outcome rebuilt = desktop.expect(0, {"rebuild"});
    CHECK(contains(rebuilt.out, "index entries_kind: is missing, or not as jadoube made it; made anew with 1 rows\n"));
    CHECK(contains(rebuilt.out, "open.jadoube.before-rebuild, the file as it was\n"));
    desktop.expect(0, {"incident", "r1b1", "--confidential", "a suspicion"});
}

TEST_CASE("where the prompt cannot record, the paper has board and acts, and the command that enters them later") {
    const Desktop desktop;
    desktop.begin_log();
    std::filesystem::permissions("open.jadoube.key", std::filesystem::perms(0644));
    const Outcome refused = desktop.type({"prompt"}, {"r1b1", "names Silva - Okafor", "white resigns", "later"});
    CHECK(contains(refused.err, "  board:       r1b1\n"));
    CHECK(contains(refused.err, "  happened:    white resigns\n"));
    CHECK(contains(refused.err, "jadoube i r1b1 'white resigns' --white Silva --black Okafor\n"));
}
