// Appeals: until when, by whom, who hears them, how they end, and who may change anything after that.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kFen = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
const std::string kBoard = "Bea Arbiter";
const std::string kChief = "Cleo Chief";

/// An illegal move at r1b1, entered and decided by an arbiter.
void begin(const Desktop& desktop, const std::string& rules = "fide-2023", const Words& more = {}) {
    Words init{
        "init",      "open.jadoube",           "--name", "Open", "--rules", rules, "--arbiter", kBoard + ":arbiter",
        "--arbiter", kChief + ":chief arbiter"};
    init.insert(init.end(), more.begin(), more.end());
    desktop.expect(0, init);
    (void)desktop.run({"incident", "r1b1", "--fen", kFen, "--act", "white moves f3-d3", "--act", "white presses",
                       "--act", "black points out", "--nothing-else", "--white", "Ann", "--black", "Bo", "--by",
                       kBoard});
    desktop.expect(0, {"decide", "1", "--by", kBoard, "--reason", "seen"});
}

Words appeal(const Words& more = {}) {
    Words words{"appeal", "1", "--appellant", "black", "--grounds", "the clock was not pressed", "--by", kBoard};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

}  // namespace

TEST_CASE("an appeal is filed, heard and dismissed; then nobody below the committee changes the decision") {
    const Desktop desktop;
    begin(desktop, "fide-2023", {"--event", "appeal_window_ms=1h"});
    CHECK(contains(desktop.expect(0, {"due"}).out, "left"));
    const Outcome filed = desktop.expect(0, appeal({"--deposit", "50 EUR", "--after", "12 min"}));
    CHECK(contains(filed.out,
                   "Black appeals against the decision of entry 5: 0:12:00 after the decision; in time, "
                   "within 1:00:00; fide-2023, 11.10: it goes to the appeals committee"));
    CHECK(contains(filed.out, "next: jadoube appeal panel 1"));
    CHECK(contains(desktop.expect(0, {"open"}).out, "appeal decide"));
    CHECK(contains(desktop.expect(0, {"due"}).out, "nothing is due"));
    CHECK(contains(desktop
                       .expect(0, {"appeal", "panel", "1", "--member", "Dora Roe", "--member", "Gus Poe", "--recused",
                                   "Eve Poe: same club", "--by", kBoard})
                       .out,
                   "heard by Dora Roe and Gus Poe; without Eve Poe"));
    const Outcome ended =
        desktop.expect(0, {"appeal", "decide", "1", "--dismissed", "--reason", "it was pressed", "--deposit", "kept"});
    CHECK(contains(ended.out, "appeal dismissed"));
    CHECK(contains(desktop.expect(0, {"open"}).out, "nothing waits"));
    const Outcome refused = desktop.expect(2, {"decide", "1", "--reason", "anew", "--by", kChief});
    CHECK(contains(refused.err, "decided by Appeals committee"));
    const std::string report = desktop.expect(0, {"report", "--incident", "1"}).out;
    for (const char* words : {"Appeal, entry 6", "the clock was not pressed", "50 EUR", "Dora Roe; Gus Poe",
                              "Eve Poe (same club)", "dismissed; the decision of entry 5 stands", "kept"})
        CHECK(contains(report, words));
    const Json json = desktop.expect(0, {"report", "--format", "json"}).json();
    const Json& one = json.find("incidents")->if_array()->front().find("appeals")->if_array()->front();
    CHECK(one.number("after_ms") == 720'000);
    CHECK(one.find("late_by_ms")->is_null());
    CHECK(one.find("closed")->text("outcome") == "dismissed");
    CHECK(contains(desktop.expect(0, {"log"}).out, "the appeal is dismissed: it"));
    desktop.expect(0, {"verify"});
}

TEST_CASE("an appeal that is upheld puts another decision in the place of the one before") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, appeal());
    CHECK(contains(desktop.expect(2, {"appeal", "decide", "1", "--upheld", "--reason", "not pressed"}).err,
                   "that is what was decided before"));
    desktop.expect(0, {"appeal", "decide", "1", "--upheld", "--otherwise", "play goes on, no time is added", "--reason",
                       "it was not pressed", "--deposit", "returned"});
    const std::string report = desktop.expect(0, {"report", "--incident", "1"}).out;
    CHECK(contains(report, "upheld; the decision of entry 5 is replaced"));
    CHECK(contains(report, "play goes on, no time is added"));
    CHECK(contains(report, "Decided before"));
    CHECK(contains(desktop.expect(2, appeal()).err, "nobody stands above"));
}

TEST_CASE("an appeal is late by the code, by the event in place of it, and where neither says it is never late") {
    {
        const Desktop desktop;
        begin(desktop, "uschess");
        CHECK(contains(desktop.expect(0, appeal({"--after", "31m"})).out,
                       "0:01:00 too late, the time for it was 0:30:00"));
    }
    {
        const Desktop desktop;
        begin(desktop, "uschess", {"--event", "appeal_window_ms=1h"});
        CHECK(contains(desktop.expect(0, appeal({"--after", "31m"})).out, "in time, within 1:00:00"));
    }
    {
        const Desktop desktop;
        begin(desktop);
        CHECK(contains(desktop.expect(0, appeal({"--after", "9h"})).out, "neither code nor event says until when"));
    }
}

TEST_CASE("a code without appeals says to whom both players may take the question") {
    const Desktop desktop;
    begin(desktop, "bcf-1911");
    CHECK(contains(desktop.expect(0, appeal()).out,
                   "bcf-1911 knows no appeal; where both players agree the question goes to the Executive Committee "
                   "(44), and a question of fact to an independent spectator (43)"));
}

TEST_CASE(
    "whoever hears an appeal decides it, as one of its panel or as the code calls him, and nobody below after that") {
    for (const char* by : {"Gus Poe", "A third person"}) {
        INFO(by);
        const Desktop desktop;
        begin(desktop, "wood-1835");
        CHECK(contains(desktop.expect(0, appeal()).out, "goes to a third person (24)"));
        desktop.expect(0, {"appeal", "panel", "1", "--member", "Gus Poe", "--by", kBoard});
        CHECK(contains(desktop.expect(2, {"overrule", "1", "--otherwise", "x", "--reason", "x", "--by", "Gus Poe"}).err,
                       "does not stand above"));
        const Words upheld{"appeal",   "decide",    "1",    "--upheld", "--otherwise", "the game is replayed",
                           "--reason", "so agreed", "--by", by};
        desktop.expect(0, upheld);
        CHECK(contains(desktop.expect(2, {"decide", "1", "--otherwise", "x", "--reason", "x", "--by", kChief}).err,
                       std::string("decided by ") + by + " (appeals committee), entry 8"));
        CHECK(contains(desktop.expect(2, appeal()).err, "nobody stands above"));
        desktop.expect(0, {"decide", "1", "--otherwise", "adjourned", "--reason", "anew", "--by", by});
    }
}

TEST_CASE("of a decision that was confirmed on appeal the entry of the confirmation is named") {
    const Desktop desktop;
    begin(desktop);
    desktop.expect(0, appeal());
    desktop.expect(0, {"appeal", "decide", "1", "--dismissed", "--reason", "it was pressed"});
    CHECK(contains(desktop.expect(2, {"decide", "1", "--reason", "anew", "--by", kChief}).err,
                   "decided by Appeals committee (appeals committee), entry 7"));
}

TEST_CASE("nobody sits on his own decision or his own game, nor when he is recused") {
    const Desktop desktop;
    begin(desktop);
    CHECK(contains(desktop.expect(2, {"appeal", "panel", "1", "--member", "Dora Roe"}).err, "no appeal on incident 1"));
    desktop.expect(0, appeal());
    const auto with = [](const std::string& name) { return Words{"appeal", "panel", "1", "--member", name}; };
    CHECK(contains(desktop.expect(2, with(kBoard)).err, "decided it"));
    CHECK(contains(desktop.expect(2, with("Ann")).err, "is a party to it"));
    CHECK(contains(desktop.expect(2, {"appeal", "panel", "1", "--member", "Eve Poe", "--recused", "Eve Poe"}).err,
                   "is recused"));
    CHECK(contains(desktop.expect(2, {"appeal", "panel", "1"}).err, "nobody is named"));
}

TEST_CASE("there is nothing to appeal against before a decision, and one appeal waits at a time") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--name", "Open", "--rules", "fide-2023", "--arbiter", kBoard});
    desktop.expect(0, {"incident", "r1b1", "--fen", kFen, "--act", "white moves f3-d3", "--act", "white presses",
                       "--act", "black points out", "--nothing-else", "--white", "Ann", "--black", "Bo"});
    CHECK(contains(desktop.expect(2, appeal()).err, "is not decided"));
    desktop.expect(0, {"decide", "1"});
    CHECK(contains(desktop.expect(2, {"appeal", "1"}).err, "on what grounds"));
    desktop.expect(0, appeal());
    CHECK(contains(desktop.expect(2, appeal()).err, "the appeal of entry 6 on incident 1 waits"));
    for (const Words& words : {Words{"appeal", "decide", "1", "--reason", "why"},
                               Words{"appeal", "decide", "1", "--dismissed", "--upheld", "--reason", "why"},
                               Words{"appeal", "decide", "1", "--dismissed"},
                               Words{"appeal", "decide", "1", "--dismissed", "--option", "1", "--reason", "why"},
                               Words{"appeal", "decide", "1", "--dismissed", "--reason", "why", "--by", kBoard},
                               Words{"appeal", "decide", "1", "--dismissed", "--reason", "why", "--deposit", "burnt"}})
        desktop.expect(2, words);
    CHECK(contains(desktop.expect(0, {"appeal", "withdraw", "1", "--deposit", "returned"}).out, "appeal withdrawn"));
    desktop.expect(0, appeal({"--id", "0123456789abcdef0123456789abcdef"}));
    CHECK(contains(desktop.expect(0, appeal({"--id", "0123456789abcdef0123456789abcdef"})).out, "already recorded"));
    const Outcome another =
        desktop.expect(2, appeal({"--deposit", "90 EUR", "--id", "0123456789abcdef0123456789abcdef"}));
    CHECK(contains(another.err, "--id"));
    desktop.expect(0, {"verify"});
}

TEST_CASE("the bundle of an appeal has the incidents on which the one appealed against rests") {
    const Desktop desktop;
    begin(desktop);
    (void)desktop.run({"incident", "r1b1", "--fen", kFen, "--act", "white moves b1-d4", "--act", "white presses",
                       "--act", "black points out", "--nothing-else", "--another", "--by", kBoard});
    desktop.expect(0, {"decide", "2", "--by", kBoard});
    Words filed = appeal();
    filed[1] = "2";
    desktop.expect(0, filed);
    const std::string bundle = desktop.expect(0, {"report", "--appeal", "2", "--format", "md"}).out;
    CHECK(contains(bundle, "The incidents on which it rests"));
    CHECK(contains(bundle, "White moves f3-d3"));
    CHECK(contains(bundle, "White moves b1-d4"));
}
