// Reports of some incidents alone: by round, section, day, arbiter and player.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

/// Three incidents: r1b1 Müller - Novák by Ada, r2b1 Novák - Okafor by Ben, A.r2b1 Roe - Poe by Ada.
void enter_three(const Desktop& desktop) {
    desktop.begin_log({"--arbiter", "Ada Byron", "--arbiter", "Ben Ames"});
    const auto enter = [&](const std::string& board, const std::string& white, const std::string& black,
                           const std::string& by) {
        desktop.expect(0, {"i", board, "white resigns", "--white", white, "--black", black, "--by", by, "--brief"});
    };
    enter("r1b1", "Müller", "Novák", "Ada Byron");
    enter("r2b1", "Novák", "Okafor", "Ben Ames");
    enter("A.r2b1", "Roe", "Poe", "Ada Byron");
}

/// The numbers of the incidents in a report with these options: "1 3".
std::string incidents(const Desktop& desktop, const Words& options) {
    Words words{"report", "--json"};
    words.insert(words.end(), options.begin(), options.end());
    const Json report = desktop.expect(0, words).json();
    std::string numbers;
    for (const Json& incident : *report.find("incidents")->if_array())
        numbers += (numbers.empty() ? "" : " ") + std::to_string(*incident.find("incident")->if_int());
    return numbers;
}

}  // namespace

TEST_CASE("a report is of the incidents that fit all that is asked for") {
    const Desktop desktop;
    enter_three(desktop);
    CHECK(incidents(desktop, {}) == "1 2 3");
    CHECK(incidents(desktop, {"--round", "2"}) == "2 3");
    CHECK(incidents(desktop, {"--round", "r2"}) == "2 3");
    desktop.expect(2, {"report", "--round", "x2"});
    desktop.expect(2, {"report", "--round", "r"});
    CHECK(incidents(desktop, {"--section", "a"}) == "3");
    CHECK(incidents(desktop, {"--player", "nov"}) == "1 2");
    CHECK(incidents(desktop, {"--player", "Novák", "--round", "2"}) == "2");
    CHECK(incidents(desktop, {"--arbiter", "ada byron"}) == "1 3");
    CHECK(incidents(desktop, {"--arbiter", "Ben Ames", "--section", "A"}).empty());
    CHECK(incidents(desktop, {"--day", "2026-11-21"}) == "1 2 3");
    CHECK(incidents(desktop, {"--day", "2026-11-22"}).empty());
}

TEST_CASE("a report of some incidents says which, and says where there is none") {
    const Desktop desktop;
    enter_three(desktop);
    const std::string some = desktop.expect(0, {"report", "--round", "2", "--section", "A", "--player", "Roe"}).out;
    CHECK(contains(some, "section A, round 2, Roe"));
    CHECK(contains(desktop.expect(0, {"report", "--round", "9"}).out, "No such incident stands in this report."));
    CHECK(contains(desktop.expect(0, {"report", "--round", "1", "--section", "A"}).out, "No such incident"));
    CHECK_FALSE(contains(desktop.expect(0, {"report"}).out, "Only:"));
}

TEST_CASE("who or what is not there is refused, and a slip is not of many") {
    const Desktop desktop;
    enter_three(desktop);
    CHECK(contains(desktop.expect(2, {"report", "--player", "Muller"}).err, "did you mean 'Müller'?"));
    CHECK(contains(desktop.expect(2, {"report", "--arbiter", "Eve"}).err, "Ada Byron or Ben Ames"));
    desktop.expect(2, {"report", "--day", "tomorrow"});
    desktop.expect(2, {"report", "--slip", "1", "--round", "1"});
    desktop.expect(2, {"report", "--incident", "9"});
}

TEST_CASE("a section that is not there is refused with those that are") {
    const Desktop desktop;
    enter_three(desktop);
    const Outcome refused = desktop.expect(2, {"report", "--section", "X", "-o", "x.html"});
    CHECK(contains(refused.err, "--section: there is no section 'X'"));
    CHECK(contains(refused.err, "the log has A"));
    CHECK_FALSE(std::filesystem::exists("x.html"));
    CHECK(contains(desktop.expect(2, {"--language", "de", "report", "--section", "X"}).err, "das Protokoll hat A"));
    const Desktop without;
    without.begin_log();
    (void)without.run({"i", "r1b1", "white resigns"});
    CHECK(contains(without.expect(2, {"report", "--section", "A"}).err, "the log has no sections"));
}

TEST_CASE("a round that nobody paired is refused where others were paired, and not where none was") {
    const Desktop desktop;
    desktop.begin_log();
    CHECK(contains(desktop.expect(0, {"report", "--round", "4"}).out, "No such incident"));
    desktop.write("round2.csv", "White;Black\nAda;Bo\n");
    desktop.expect(0, {"import", "round2.csv", "--round", "2"});
    (void)desktop.run({"i", "r1b1", "white resigns", "--white", "Cy", "--black", "Dee"});
    const Outcome refused = desktop.expect(2, {"report", "--round", "4"});
    CHECK(contains(refused.err, "--round: there is no round 4"));
    CHECK(contains(refused.err, "rounds that the log has: 1 and 2"));
    CHECK(contains(desktop.expect(0, {"report", "--round", "2"}).out, "No such incident"));
    desktop.expect(0, {"report", "--round", "1"});
}

TEST_CASE("today and yesterday are days, by the clocks of the event") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--arbiter", "Ada Byron", "--time-zone", "Pacific/Kiritimati", "--from",
                       "yesterday", "--to", "today"});
    (void)desktop.run({"i", "r1b1", "white resigns", "--white", "Ada", "--black", "Bo"});
    const Json event = desktop.expect(0, {"log", "1", "--json"}).json();
    const std::string today = event.find("body")->find("data")->text("last_day");
    CHECK(today > event.find("body")->find("data")->text("first_day"));
    CHECK(incidents(desktop, {"--day", "today"}) == "1");
    CHECK(incidents(desktop, {"--day", today}) == "1");
    CHECK(incidents(desktop, {"--day", "Yesterday"}).empty());
}
