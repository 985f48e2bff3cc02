// Who may decide over whom, one offence that is entered twice, and a wrong board.
#include "support.hpp"

#include <algorithm>

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

Words incident(const std::string& game, const Words& more = {}) {
    Words words{"incident", game, "--fen", kStart, "--act", "white moves e2-e5", "--nothing-else"};
    words.insert(words.end(), more.begin(), more.end());
    if (std::find(more.begin(), more.end(), "--by") == more.end()) words.insert(words.end(), {"--by", "Ada Byron"});
    return words;
}

/// Three arbiters of three ranks, and an incident.
void begin_event(const Desktop& desktop) {
    desktop.begin_log({"--arbiter", "Bo Diddley:deputy chief arbiter", "--arbiter", "Cy Young"});
    desktop.expect(0, incident("r1b1"));
}

int entries_in(const Desktop& desktop) {
    const Json chains = *desktop.expect(0, {"verify", "--json"}).json().find("chains");
    return static_cast<int>(chains.if_array()->front().number("entries"));
}

}  // namespace

TEST_CASE("nobody replaces the decision of somebody above him, and who may is said") {
    const Desktop desktop;
    begin_event(desktop);
    const auto decide = [&](const std::string& by, int code) {
        return desktop.expect(code, {"decide", "1", "--otherwise", "play on", "--reason", "as I see it", "--by", by});
    };
    SECTION("from below to above each may") {
        for (const char* by : {"Cy Young", "Bo Diddley", "Ada Byron", "Appeals committee"}) decide(by, 0);
        CHECK(entries_in(desktop) == 8);
    }
    SECTION("from above to below none may") {
        decide("Appeals committee", 0);
        const int before = entries_in(desktop);
        for (const char* by : {"Ada Byron", "Bo Diddley", "Cy Young", "somebody"}) {
            const Outcome refused = decide(by, 2);
            CHECK(contains(refused.err, "was decided by Appeals committee (appeals committee), entry 5"));
            CHECK(contains(refused.err, "who may: --by \"Appeals committee\""));
        }
        CHECK(entries_in(desktop) == before);
        decide("Appeals committee", 0);
    }
    SECTION("the chief arbiter may, where the deputy decided") {
        decide("Bo Diddley", 0);
        CHECK(contains(decide("Cy Young", 2).err, "--by \"Ada Byron\" (chief arbiter), --by \"Bo Diddley\""));
    }
}

TEST_CASE("the chain of decisions is linear and printed whole") {
    const Desktop desktop;
    begin_event(desktop);
    desktop.expect(0, {"decide", "1", "--by", "Cy Young"});
    desktop.expect(
        0, {"decide", "1", "--otherwise", "play on", "--reason", "seen from the next board", "--by", "Bo Diddley"});
    desktop.expect(0, {"decide", "1", "--reason", "the appeal was upheld", "--by", "Appeals committee"});
    const std::string report = desktop.expect(0, {"report", "--format", "md"}).out;
    CHECK(contains(report, "by Cy Young: as proposed. Replaced by entry 6."));
    CHECK(contains(report, "Replaced by entry 7."));
    CHECK(contains(report, "the appeal was upheld"));
    const auto body_of = [&](int entry) {
        return *desktop.expect(0, {"log", std::to_string(entry), "--json"}).json().find("body");
    };
    CHECK(body_of(5).find("data")->find("replaces") == nullptr);
    CHECK(body_of(6).find("data")->text("replaces") == body_of(5).text("id"));
    CHECK(body_of(7).find("data")->text("replaces") == body_of(6).text("id"));
    const Json json = desktop.expect(0, {"report", "--json"}).json();
    CHECK(json.find("incidents")->if_array()->front().find("replaced_decisions")->if_array()->size() == 2);
}

TEST_CASE("the same offence is not entered twice without a word") {
    const Desktop desktop;
    begin_event(desktop);
    const Outcome asked = desktop.expect(2, incident("r1b1"));
    CHECK(contains(asked.err, "incident 1 (entry 3) tells of the same game, moment and kind: is this the same?"));
    CHECK(contains(asked.err, "--another"));
    CHECK(entries_in(desktop) == 4);
    SECTION("at another board it is another") {
        desktop.expect(0, incident("r1b2"));
    }
    SECTION("another kind is another") {
        desktop.expect(0, {"incident", "r1b1", "--fen", kStart, "--act", "white touches e2 deliberately",
                           "--nothing-else", "--by", "Ada Byron"});
    }
    SECTION("another moment is another") {
        Words words = incident("r1b1");
        words[3] = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        words[5] = "white moves d2-d5";
        desktop.expect(0, words);
    }
    SECTION("told otherwise of a fact is another") {
        desktop.expect(0, incident("r1b5", {"-f", "deliberate=yes"}));
        desktop.expect(2, incident("r1b5"));
        desktop.expect(2, incident("r1b5", {"-f", "deliberate=yes"}));
        desktop.expect(0, incident("r1b5", {"-f", "deliberate=no"}));
    }
    SECTION("where it is said") {
        CHECK(contains(desktop.expect(0, incident("r1b1", {"--another"})).out, "incident 2"));
    }
}

TEST_CASE("a wrong board number does not rename the players of another game") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, incident("r1b1", {"--white", "Müller", "--black", "O'Kelly"}));
    const Words other{"incident",         "r1b1",           "--fen",  kStart,          "--act",
                      "white touches e2", "--nothing-else", "--fact", "deliberate=yes"};
    Words wrong = other;
    wrong.insert(wrong.end(), {"--white", "Ada", "--black", "Bob"});
    const Outcome refused = desktop.expect(2, wrong);
    CHECK(contains(refused.err, "r1b1 is Müller - O'Kelly in the log, not Ada - Bob"));
    CHECK(contains(refused.err, "is it another board?"));
    SECTION("the same names, and no names, are fine") {
        Words same = other;
        same.insert(same.end(), {"--white", "müller "});
        desktop.expect(0, same);
    }
    SECTION("names that were wrong are corrected where that is said") {
        wrong.emplace_back("--rename");
        desktop.expect(0, wrong);
        CHECK(contains(desktop.expect(0, {"report"}).out, "Ada - Bob"));
    }
}
