// The event's own time: shown with its offset in the log, the report and the slip, typed by its clocks, stored as UTC.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const Words kIncident{"incident", "r1b1", "--act", "white touches e2", "--white", "Ada", "--black", "Bo"};

Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

}  // namespace

TEST_CASE("what is shown is local with its offset, what is stored is UTC") {
    const Desktop desktop;
    desktop.begin_log({"--time-zone", "Europe/Vienna"});
    (void)desktop.run(kIncident);
    const std::string first = desktop.expect(0, {"log", "1", "--json"}).out;
    CHECK(contains(first, R"("time_zone":"Europe/Vienna")"));
    CHECK(contains(first, R"("at":17952696)"));
    CHECK(contains(desktop.expect(0, {"log"}).out, "2026-11-21 15:00:"));
    CHECK(contains(desktop.expect(0, {"log"}).out, " +01:00"));
    const std::string report = desktop.expect(0, {"report"}).out;
    CHECK(contains(report, "Time zone:       Europe/Vienna"));
    CHECK(contains(report, "Entered:  2026-11-21 15:00:"));
    CHECK_FALSE(contains(report, "UTC"));
    CHECK_FALSE(contains(report, "Happened"));
    CHECK(contains(desktop.expect(0, {"report", "--slip", "1"}).out, "2026-11-21 15:00:"));
    CHECK(contains(desktop.expect(0, {"report", "--format", "csv"}).out, "+01:00"));
    CHECK(contains(desktop.expect(0, {"config"}).out, "Europe/Vienna"));
}

TEST_CASE("without a zone times are shown and typed in UTC") {
    const Desktop desktop;
    desktop.begin_log();
    CHECK(contains(desktop.expect(0, {"log"}).out, "2026-11-21 14:00:"));
    CHECK(contains(desktop.expect(0, {"log"}).out, " UTC"));
    (void)desktop.run(with(kIncident, {"--at-time", "14:40+01:00"}));
    CHECK(contains(desktop.expect(0, {"report"}).out, "Happened:  2026-11-21 13:40:00 UTC"));
    (void)desktop.run(with(kIncident, {"--at-time", "13:41", "--another"}));
    CHECK(contains(desktop.expect(0, {"report"}).out, "Happened:  2026-11-21 13:41:00 UTC"));
}

TEST_CASE("a zone that is none is refused before anything is made") {
    const Desktop desktop;
    const Outcome refused =
        desktop.expect(2, {"init", "open.jadoube", "--rules", test_file("club.json"), "--time-zone", "Europe/Viena"});
    CHECK(contains(refused.err, "--time-zone: 'Europe/Viena' is no time zone"));
    CHECK(contains(refused.err, "did you mean 'Europe/Vienna'?"));
    CHECK_FALSE(std::filesystem::exists("open.jadoube"));
}

TEST_CASE("when it happened is told apart from when it was entered, and corrected") {
    const Desktop desktop;
    desktop.begin_log({"--time-zone", "Europe/Vienna"});
    const Words told = with(kIncident, {"--at-time", "14:40", "--id", std::string(32, 'a')});
    (void)desktop.run(told);
    CHECK(contains(desktop.expect(0, {"report"}).out,
                   "Happened:  2026-11-21 14:40:00 +01:00\nEntered:   2026-11-21 15:"));
    CHECK(contains(desktop.expect(0, {"log", "--json"}).out, R"("happened":1795268400000)"));
    CHECK(contains(desktop.run(told).out, "already recorded as "));
    CHECK(contains(desktop.run(with(kIncident, {"--at-time", "14:41", "--id", std::string(32, 'a')})).err,
                   "says something else"));
    CHECK(contains(desktop.expect(2, with(kIncident, {"--another", "--at-time", "17:40"})).err,
                   "2026-11-21 17:40:00 +01:00 has not been yet"));
    (void)desktop.run({"correct", "1", "--at-time", "14:45", "--reason", "the other clock"});
    CHECK(contains(desktop.expect(0, {"report"}).out, "Happened:  2026-11-21 14:45:00 +01:00"));
    const Json incident =
        desktop.expect(0, {"report", "--format", "json"}).json().find("incidents")->if_array()->front();
    CHECK(incident.text("happened") == "2026-11-21T13:45:00.000Z");
}

TEST_CASE("a day is one of the event's: what is entered before midnight there belongs to that day") {
    const Desktop desktop;
    desktop.begin_log({"--time-zone", "Pacific/Auckland"});  // 03:00 of the next day
    (void)desktop.run(kIncident);
    CHECK(contains(desktop.expect(0, {"report", "--day", "2026-11-22"}).out, "Incident 1"));
    CHECK_FALSE(contains(desktop.expect(0, {"report", "--day", "2026-11-21"}).out, "Incident 1:"));
}

TEST_CASE("a time before the event, or behind it, is noticed and recorded") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--arbiter", "Ada Byron", "--time-zone", "Europe/Vienna", "--from",
                       "2026-11-20", "--to", "2026-11-20"});
    const auto told = [&](const std::string& time, const std::string& board) {
        return desktop.run({"i", board, "white resigns", "--at-time", time}).err;
    };
    CHECK(contains(told("2026-11-19 23:59", "r1b1"),
                   "remark: --at-time: 2026-11-19 is before the first day of the event, 2026-11-20"));
    CHECK_FALSE(contains(told("2026-11-20 00:00", "r1b2"), "remark"));
    CHECK(contains(told("2026-11-21 00:01", "r1b3"), "after the last day of the event, 2026-11-20"));
    CHECK(contains(desktop.run({"correct", "2", "--at-time", "2025-11-20 10:00", "--reason", "mistyped"}).err,
                   "2025-11-20 is before the first day"));
    const Desktop without;
    without.expect(0, {"init", "open.jadoube", "--arbiter", "Ada Byron"});
    CHECK(contains(without.run({"i", "r1b1", "white resigns", "--at-time", "2026-01-02 10:00Z"}).err,
                   "2026-01-02 is before the day on which this log was begun, 2026-11-21"));
}
