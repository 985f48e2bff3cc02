// A confidential note at the keyboard: nowhere without the word for it, and gone when it is redacted.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kText = "an earpiece was seen";

}  // namespace

TEST_CASE("a confidential note is in no report, slip, list or JSON without the word for it") {
    const Desktop desktop;
    desktop.begin_log();
    (void)desktop.run({"incident", "r1b1", "--act", "white touches e2", "--white", "Ada", "--black", "Bo"});
    const Outcome kept = desktop.expect(0, {"incident", "r1b1", "--confidential", kText});
    CHECK(kept.out == "recorded as 5: in no report; to read it: jadoube log --confidential\n");
    const Words shown[] = {{"report"},
                           {"report", "--format", "json"},
                           {"report", "--format", "html"},
                           {"report", "--format", "csv"},
                           {"log"},
                           {"log", "--json"},
                           {"log", "5"},
                           {"open"},
                           {"due"},
                           {"player", "Ada"},
                           {"standing", "r1b1"}};
    for (const Words& words : shown) {
        const Outcome outcome = desktop.run(words);
        INFO(words.front());
        CHECK_FALSE(contains(outcome.out + outcome.err, "earpiece"));
    }
    CHECK_FALSE(contains(desktop.expect(0, {"report"}).out, "onfidential"));
    CHECK(contains(desktop.expect(0, {"log", "--confidential"}).out, kText));
    CHECK(desktop.expect(0, {"log", "5", "--confidential", "--json"}).json().text("note") == kText);
    CHECK(desktop.expect(0, {"log", "5", "--json"}).json().find("note") == nullptr);
    CHECK_FALSE(contains(desktop.read("open.jadoube"), "earpiece"));
}

TEST_CASE("a note that is redacted is gone, and verify says so") {
    const Desktop desktop;
    desktop.begin_log();
    (void)desktop.type({"incident", "r1b1", "--confidential", "-"}, {kText, "and again in round 2"});
    CHECK(contains(desktop.expect(0, {"log", "2", "--confidential", "--json"}).json().text("note"),
                   kText + "\nand again in round 2"));
    CHECK(contains(desktop.expect(2, {"redact", "2"}).err, "a reason is needed"));
    CHECK(contains(desktop.expect(2, {"redact", "1", "--reason", "x"}).err, "entry 1 is no confidential note"));
    CHECK(contains(desktop.expect(2, {"redact", "9", "--reason", "x"}).err, "there is no entry 9"));
    const Outcome gone = desktop.expect(0, {"redact", "2", "--reason", "asked for by the player"});
    CHECK(contains(gone.out, "recorded as 3: what it said is destroyed here; copies of the log, and paper, are not"));
    CHECK(contains(desktop.expect(2, {"redact", "2", "--reason", "again"}).err, "destroyed before"));
    CHECK(contains(desktop.expect(0, {"log", "--confidential"}).out, "confidential; its key is not here"));
    const Outcome verified = desktop.expect(0, {"verify"});
    CHECK(contains(verified.out, "OK, 3 entries"));
    CHECK(contains(verified.err, "entry 2 was redacted with entry 3"));
    CHECK(contains(desktop.expect(0, {"log"}).out, "what was confidential was destroyed: asked"));
}

TEST_CASE("a confidential note is told in words alone") {
    const Desktop desktop;
    desktop.begin_log();
    CHECK(contains(desktop.expect(2, {"incident", "r1b1", "--confidential", kText, "--act", "white touches e2"}).err,
                   "told in words alone"));
    CHECK(contains(desktop.expect(2, {"incident", "r1b1", "--confidential", "-"}).err, "nothing was told"));
    CHECK(contains(desktop.expect(3, {"incident", "r1b1", "--confidential", std::string(20'000, 'x')}).err, "16 kB"));
    CHECK(contains(desktop.expect(0, {"verify"}).out, "OK, 1 entry"));
}

TEST_CASE("a judged incident that is confidential is in no report, slip, list, JSON or CSV without the word for it") {
    const Desktop desktop;
    desktop.begin_log();
    (void)desktop.run({"incident", "r1b1", "--act", "white touches e2", "--white", "Ada", "--black", "Bo"});
    const Words told{"incident",
                     "r1b1",
                     "--confidentially",
                     "--act",
                     "black touches d7",
                     "--note",
                     kText,
                     "--id",
                     "000102030405060708090a0b0c0d0e0f"};
    CHECK(contains(desktop.run(told).out, "recorded as 5 (incident 2)"));
    CHECK(contains(desktop.run(told).out, "already recorded as 5 (incident 2)"));
    const Outcome decided = desktop.expect(0, {"decide", "2", "--otherwise", "the earpiece is kept", "--reason",
                                               "an earpiece was found", "--counts", "black"});
    CHECK(contains(decided.out, "recorded as 7"));
    const Words shown[] = {{"report"},
                           {"report", "--json"},
                           {"report", "--format", "json"},
                           {"report", "--format", "html"},
                           {"report", "--format", "csv"},
                           {"report", "--format", "markdown"},
                           {"report", "--incident", "2"},
                           {"report", "--incident", "2", "--slip"},
                           {"log"},
                           {"log", "--json"},
                           {"log", "5"},
                           {"log", "7", "--json"},
                           {"open"},
                           {"open", "--json"},
                           {"due"},
                           {"player", "Bo"},
                           {"standing", "r1b1"},
                           {"verify", "--rejudge"}};
    for (const Words& words : shown) {
        const Outcome outcome = desktop.run(words);
        INFO(words.front());
        CHECK_FALSE(contains(outcome.out + outcome.err, "earpiece"));
        CHECK_FALSE(contains(outcome.out + outcome.err, "\"d7\""));
        CHECK_FALSE(contains(outcome.out + outcome.err, " d7"));
    }
    CHECK(contains(desktop.expect(2, {"report", "--incident", "2"}).err, "incident 2 is confidential"));
    CHECK(contains(desktop.expect(0, {"log", "--confidential"}).out, "earpiece is kept"));
    const Json says = desktop.expect(0, {"log", "5", "--confidential", "--json"}).json();
    CHECK(says.find("says")->text("note") == kText);
    CHECK_FALSE(contains(desktop.read("open.jadoube"), "earpiece"));
    CHECK_FALSE(contains(desktop.read("open.jadoube"), "\"d7\""));
}

TEST_CASE("a report with nothing but a confidential incident does not say that there is none, nor that there is one") {
    const Desktop without;
    without.begin_log();
    const std::string empty = without.expect(0, {"report"}).out;
    const Desktop desktop;
    desktop.begin_log();
    (void)desktop.run({"incident", "r1b1", "--confidentially", "--act", "white touches e2"});
    const std::string report = desktop.expect(0, {"report"}).out;
    for (const std::string& text : {report, empty}) {
        CHECK(contains(text, "Incidents here:  0"));
        CHECK(contains(text, "No incident stands in this report."));
        CHECK_FALSE(contains(text, "onfidential"));
    }
    CHECK(contains(desktop.expect(0, {"report", "--round", "1"}).out, "No such incident stands in this report."));
}

TEST_CASE("a confidential incident that is redacted is gone, nothing is recorded on it, and verify says so") {
    const Desktop desktop;
    desktop.begin_log();
    (void)desktop.run({"incident", "r1b1", "--confidentially", "--act", "white touches e2", "--note", kText});
    const auto entry = desktop.run({"log"}).out;
    desktop.expect(0, {"redact", "3", "--reason", "asked for by the player"});
    CHECK(contains(desktop.expect(2, {"decide", "1", "--otherwise", "x", "--reason", "y"}).err,
                   "incident 1 is confidential"));
    CHECK_FALSE(contains(desktop.expect(0, {"log", "--confidential"}).out, "e2"));
    CHECK(desktop.expect(0, {"log", "3", "--confidential", "--json"}).json().find("says")->is_null());
    CHECK(contains(desktop.expect(0, {"verify"}).err, "entry 3 was redacted with entry 5"));
    CHECK(contains(desktop.expect(2, {"redact", "4", "--reason", "x"}).err, "entry 4 is no confidential note"));
}

TEST_CASE("what is confidential is destroyed by whoever wrote or decided it, or by somebody whose role is as high") {
    const Desktop desktop;
    desktop.expect(
        0, {"init", "open.jadoube", "--name", "Open", "--arbiter", "Bea:arbiter", "--arbiter", "Cleo:chief arbiter"});
    desktop.expect(0, {"incident", "r1b1", "--confidential", kText, "--by", "Cleo"});
    (void)desktop.run({"incident", "r1b2", "--confidentially", "--act", "white touches e2", "--by", "Bea"});
    desktop.expect(0, {"decide", "1", "--otherwise", "a warning", "--reason", "seen", "--by", "Cleo"});
    CHECK(contains(desktop.expect(2, {"redact", "2", "--reason", "x", "--by", "Bea"}).err,
                   "it was entered by Cleo (chief arbiter), entry 2; Bea (arbiter) does not change that"));
    CHECK(contains(desktop.expect(2, {"redact", "4", "--reason", "x", "--by", "Bea"}).err,
                   "incident 1 was decided by Cleo (chief arbiter), entry 6; Bea (arbiter) does not replace that"));
    desktop.expect(0, {"redact", "2", "--reason", "asked for", "--by", "Cleo"});
    desktop.expect(0, {"redact", "4", "--reason", "asked for", "--by", "Cleo"});
}

TEST_CASE("a confidential incident is in no list, and that one waits is said without a name") {
    const Desktop desktop;
    desktop.begin_log();
    (void)desktop.run({"incident", "r1b1", "--confidentially", "--act", "white touches e2"});
    const Outcome open = desktop.expect(0, {"open"});
    CHECK(contains(open.out, "nothing waits"));
    CHECK(contains(open.err, "what is confidential waits too: jadoube log --confidential"));
    for (const Words& list : {Words{"open"}, Words{"open", "--json"}, Words{"due"}, Words{"player", "Ada"},
                              Words{"completion", "--values", "incidents"}}) {
        const Outcome outcome = desktop.run(list);
        CHECK_FALSE(contains(outcome.out + outcome.err, "r1b1"));
    }
    desktop.expect(0, {"decide", "1", "--otherwise", "a warning", "--reason", "seen"});
    CHECK_FALSE(contains(desktop.expect(0, {"open"}).err, "confidential"));
    desktop.expect(0, {"appeal", "1", "--appellant", "white", "--grounds", "g"});
    CHECK_FALSE(contains(desktop.expect(0, {"open"}).out, "r1b1"));
    CHECK(contains(desktop.expect(0, {"open"}).err, "confidential"));
}
