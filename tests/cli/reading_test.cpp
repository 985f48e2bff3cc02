// Finding the log, and the commands that read it: log, verify and report.
#include "base/error.hpp"
#include "desk/known/open_log.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

namespace fs = std::filesystem;

/// A log with an incident that is decided and one that waits for facts.
void fill(const Desktop& desktop) {
    desktop.begin_log({"--place", "Graz", "--from", "2026-05-14"});
    desktop.write(
        "game.pgn",
        "[White \"Müller <b>Ada</b>\"]\n[Black \"Bo\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 1-0\n");
    desktop.expect(0,
                   {"incident", "r2b1", "--pgn", "game.pgn", "--at", "2b", "--act", "white touches f1 b1 deliberately",
                    "--white-clock", "1:02:03", "--note", "seen by the arbiter", "--nothing-else"});
    desktop.expect(0, {"decide", "1", "--option", "1", "--reason", "Black wanted it"});
    desktop.expect(4, {"incident", "r2b2", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "--act", "white touches e2",
                       "--reported-by", "black", "--nothing-else"});
}

/// Replaces bytes of the log's file behind the program's back.
void tamper(const Desktop& desktop, const std::string& what, const std::string& with) {
    std::string content = desktop.read("open.jadoube");
    const auto at = content.find(what);
    REQUIRE(at != std::string::npos);
    content.replace(at, what.size(), with);
    desktop.write("open.jadoube", content);
}

/// Records the proposal on an incident once more, as a program would have that asks nothing.
void propose_without_questions(int number) {
    auto random = log::system_random();
    REQUIRE(random);
    const log::Surroundings around{.now = [] { return log::UtcTime{1'800'000'000'000}; }, .random = *random};
    auto open = desk::open_log("open.jadoube", log::Access::append, around);
    REQUIRE(open);
    const log::LoggedIncident& incident = *open->state.incident({{}, number});
    log::RulingProposed proposed = incident.ruling->what;
    proposed.ruling.set("questions", Json::array()).set("status", "decided");
    proposed.program = "jadoube 9.9";
    REQUIRE(open->record(log::NewEntry{log::new_entry_id(around.random), proposed, "Ada Byron", incident.game}));
}

}  // namespace

TEST_CASE("the log is the one named, else that of JADOUBE_LOG, else the only one here or above") {
    Desktop desktop;
    const Outcome none = desktop.expect(2, {"log"});
    CHECK(contains(none.err, "jadoube init"));

    desktop.begin_log();
    fs::create_directories("round 1/board 2");
    fs::current_path("round 1/board 2");
    desktop.expect(0, {"log"});
    fs::current_path(desktop.folder());

    desktop.expect(0, {"init", "blitz.jadoube", "--rules", test_file("club.json")});
    const Outcome two = desktop.expect(2, {"log"});
    CHECK(contains(two.err, "--log blitz.jadoube"));
    CHECK(contains(two.err, "--log open.jadoube"));
    desktop.expect(2, {"verify"});
    desktop.expect(2, {"report"});
    desktop.expect(2, {"decide", "1"});
    desktop.expect(2, {"answer", "1", "deliberate=yes"});
    desktop.expect(2, {"incident", "r1b1", "--act", "white touches e2"});

    CHECK(contains(desktop.expect(0, {"log", "--log", "open.jadoube"}).out, "City Open"));
    desktop.log_variable = "blitz.jadoube";
    CHECK(contains(desktop.expect(0, {"log"}).out, "blitz;"));
    CHECK(contains(desktop.expect(0, {"log", "--log", "open.jadoube"}).out, "City Open"));
    desktop.log_variable = "gone.jadoube";
    desktop.expect(2, {"log"});
}

TEST_CASE("what is no log is not taken for one") {
    const Desktop desktop;
    const std::string words = GENERATE(as<std::string>{}, "", "hello", "SQLite format 3");
    desktop.write("open.jadoube", words);
    const Outcome outcome = desktop.run({"log"});
    CHECK((outcome.code == 3 || outcome.code == 5));
    CHECK(contains(outcome.err, "open.jadoube"));
    CHECK(desktop.read("open.jadoube") == words);
    fs::remove("open.jadoube");
    fs::create_directory("folder.jadoube");
    desktop.expect(3, {"log", "--log", "folder.jadoube"});
}

TEST_CASE("a log of a newer version is neither read nor written, since this one cannot check it") {
    const Desktop desktop;
    desktop.begin_log();
    std::string content = desktop.read("open.jadoube");
    REQUIRE(content.size() > 100);
    content[63] = 9;  // user_version of an SQLite file, the last of four bytes
    desktop.write("open.jadoube", content);
    const Outcome incident = desktop.expect(3, {"incident", "r1b1", "--act", "white touches e2"});
    CHECK(contains(incident.err, "newer"));
    CHECK(contains(desktop.expect(3, {"log"}).err, "newer"));
}

TEST_CASE("a log that cannot be written says so, and what to do in the hall") {
    const Desktop desktop;
    desktop.begin_log();
    fs::remove("open.jadoube.key");
    const Outcome outcome = desktop.expect(6, {"incident", "r1b1", "--act", "white touches e2"});
    CHECK(contains(outcome.err, "write it on paper"));
    desktop.expect(0, {"log"});
}

TEST_CASE("log lists the entries") {
    const Desktop desktop;
    fill(desktop);
    const std::string table = desktop.expect(0, {"log"}).out;
    for (const char* kind : {"event", "game", "incident", "ruling", "decision"}) CHECK(contains(table, kind));
    CHECK(contains(table, "2026-11-21"));
    SECTION("up to one of them") {
        const std::string some = desktop.expect(0, {"log", "--at", "2"}).out;
        CHECK(contains(some, "event"));
        CHECK_FALSE(contains(some, "incident"));
    }
    SECTION("one of them whole") {
        const Json entry = desktop.expect(0, {"log", "5", "--json"}).json();
        CHECK(entry.find("body")->text("kind") == "decision");
        CHECK(entry.text("hash").size() == 64);
        CHECK(parse_json(desktop.expect(0, {"log", "5"}).out, "log") == entry);
    }
    SECTION("which must be there") {
        CHECK(contains(desktop.expect(2, {"log", "9"}).err, "entries 1 to 8"));
        desktop.expect(2, {"log", "--at", "9"});
        desktop.expect(2, {"log", "--at", "0"});
    }
}

TEST_CASE("a log that is named twice is neither verified nor begun") {
    const Desktop desktop;
    desktop.begin_log();
    CHECK(contains(desktop.expect(2, {"verify", "other.jadoube", "--log", "open.jadoube"}).err, "two logs are named"));
    CHECK(contains(desktop.expect(2, {"init", "c.jadoube", "--log", "d.jadoube"}).err, "two logs are named"));
    CHECK_FALSE(std::filesystem::exists("c.jadoube"));
    desktop.expect(5, {"verify", "open.jadoube", "--strict"});
}

TEST_CASE("verify believes a log that is as it was, and names what is not") {
    const Desktop desktop;
    fill(desktop);
    CHECK(contains(desktop.expect(0, {"verify"}).out, "OK, 8 entries"));
    CHECK(desktop.expect(0, {"verify", "--json"}).json().truth("ok"));
    CHECK(desktop.expect(0, {"verify", "open.jadoube"}).code == 0);
    desktop.expect(5, {"verify", "--strict"});

    tamper(desktop, "seen by the arbiter", "seen by an arbiter?");
    const Outcome bad = desktop.expect(5, {"verify"});
    CHECK(contains(bad.out, "entry 3: altered"));
    const Json json = desktop.expect(5, {"verify", "--json"}).json();
    CHECK_FALSE(json.truth("ok"));
    CHECK(json.text("class") == "altered");
    CHECK(json.number("first_bad") == 3);
    desktop.expect(5, {"report"});
}

TEST_CASE("verify says which proposals this program would make otherwise, and writes nothing") {
    const Desktop desktop;
    fill(desktop);
    const std::string before = desktop.read("open.jadoube");
    CHECK(contains(desktop.expect(0, {"verify", "--rejudge"}).out, "judged anew: 0 of 2 proposals would be otherwise"));
    CHECK(desktop.read("open.jadoube") == before);
    CHECK(desktop.expect(0, {"verify", "--json"}).json().find("rejudged") == nullptr);

    propose_without_questions(2);
    const Outcome otherwise = desktop.expect(1, {"verify", "--rejudge"});
    CHECK(contains(otherwise.out,
                   "judged anew: 1 of 2 proposals would be otherwise\n"
                   "  incident 2 (entry 9, by jadoube 9.9) differs in status and questions; recorded: "));
    const Json json = desktop.expect(1, {"verify", "--rejudge", "--json"}).json();
    const Json& one = json.find("rejudged")->find("otherwise")->if_array()->front();
    CHECK(one.number("incident") == 2);
    CHECK(one.find("recorded")->text("status") == "decided");
    CHECK(one.find("now")->text("status") == "needs_facts");
    desktop.expect(0, {"verify"});

    tamper(desktop, "seen by the arbiter", "seen by an arbiter?");
    CHECK_FALSE(contains(desktop.expect(5, {"verify", "--rejudge"}).out, "judged anew"));
}

TEST_CASE("a report of an earlier moment has what was recorded by then, and says so") {
    const Desktop desktop;
    fill(desktop);
    const std::string now = desktop.expect(0, {"report"}).out;
    CHECK_FALSE(contains(now, "what came later"));
    const std::string then = desktop.expect(0, {"report", "--at", "4"}).out;
    CHECK(contains(then, "entry 4 of 8; what came later is not in this report"));
    CHECK(contains(then, "Not decided yet."));
    CHECK_FALSE(contains(then, "Black wanted it"));
    CHECK_FALSE(contains(then, "round 2, board 2"));
    CHECK(desktop.expect(0, {"report", "--at", "4", "--json"}).json().number("at") == 4);
    CHECK(desktop.expect(0, {"report", "--json"}).json().find("at")->is_null());
    CHECK(contains(desktop.expect(2, {"report", "--at", "9"}).err, "entries 1 to 8"));
    desktop.expect(2, {"report", "--at", "0"});
}

TEST_CASE("a report has players, board, moves, facts, ruling, decision and clocks of each incident") {
    const Desktop desktop;
    fill(desktop);
    const std::string text = desktop.expect(0, {"report"}).out;
    for (const char* part : {"City Open", "Graz", "2026-05-14", "Ada Byron (chief arbiter)", "round 2, board 1", "Bo",
                             "1.e4 e5 2.Nf3 Nc6", "White touches f1 and b1", "seen by the arbiter", "1:02:03",
                             "Two men touched", "Black wanted it", "waits for facts", "OK, 8 entries"}) {
        INFO(part);
        CHECK(contains(text, part));
    }
    SECTION("of one incident alone") {
        const std::string one = desktop.expect(0, {"report", "--incident", "2"}).out;
        CHECK(contains(one, "round 2, board 2"));
        CHECK_FALSE(contains(one, "round 2, board 1"));
        desktop.expect(2, {"report", "--incident", "3"});
    }
    SECTION("as HTML in which no name becomes markup") {
        desktop.expect(0, {"report", "-o", "report.html"});
        const std::string html = desktop.read("report.html");
        CHECK(contains(html, "<!doctype html>"));
        CHECK(contains(html, "<svg"));
        CHECK_FALSE(contains(html, "<b>Ada"));
        CHECK(desktop.expect(0, {"report", "--format", "html"}).out == html);
    }
    SECTION("as Markdown and for spreadsheets") {
        desktop.expect(0, {"report", "-o", "report.md"});
        CHECK(desktop.read("report.md").rfind("# Rulings report", 0) == 0);
        desktop.expect(0, {"report", "-o", "report.csv"});
        CHECK(contains(desktop.read("report.csv"), "\r\n"));
    }
    SECTION("as JSON with the case, the ruling and the decision") {
        const Json json = desktop.expect(0, {"report", "--json"}).json();
        CHECK(desktop.expect(0, {"report", "--format", "json"}).json() == json);
        CHECK(json.find("verification")->truth("ok"));
        const JsonArray& incidents = *json.find("incidents")->if_array();
        REQUIRE(incidents.size() == 2);
        CHECK(incidents[0].text("status") == "decided");
        CHECK(incidents[0].find("decision")->text("manner") == "option");
        CHECK(incidents[0].find("case")->find("given")->find("clocks")->number("white_ms") == 3723000);
        CHECK(incidents[1].text("status") == "needs_facts");
        CHECK(incidents[1].find("decision")->is_null());
        CHECK_FALSE(incidents[1].find("ruling")->find("questions")->if_array()->empty());
    }
}

TEST_CASE("the same log gives the same report, byte for byte") {
    const Desktop desktop;
    fill(desktop);
    for (const char* format : {"text", "md", "html", "csv", "json"}) {
        CHECK(desktop.expect(0, {"report", "--format", format}).out ==
              desktop.expect(0, {"report", "--format", format}).out);
    }
}

TEST_CASE("a report that cannot be made leaves no file") {
    const Desktop desktop;
    fill(desktop);
    CHECK(contains(desktop.expect(2, {"report", "-o", "report"}).err, "--format"));
    desktop.expect(2, {"report", "-o", "report.doc"});
    CHECK(contains(desktop.expect(2, {"report", "--format", "htm"}).err, "html"));
    desktop.expect(7, {"report", "-o", "nowhere/report.html"});
    desktop.expect(2, {"report", "--incident", "7", "-o", "report.html"});
    CHECK_FALSE(fs::exists("report.html"));
}
