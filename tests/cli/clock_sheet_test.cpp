// jadoube clock read, sheet and rebuild: readings go into the log, and dead clocks are rebuilt from them.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

std::string last_entry(const Desktop& desktop) {
    const std::string out = desktop.expect(0, {"log", "--json"}).out;
    return out.substr(out.rfind('\n', out.size() - 2) + 1);
}

/// What a refused reading says; the log stays as it was.
std::string refusal(const Desktop& desktop, int code, const Words& lines) {
    Words words{"clock", "read"};
    words.insert(words.end(), lines.begin(), lines.end());
    const std::string before = desktop.expect(0, {"log", "--json"}).out;
    const Outcome outcome = desktop.expect(code, words);
    CHECK(desktop.expect(0, {"log", "--json"}).out == before);
    return outcome.err;
}

}  // namespace

TEST_CASE("a round of readings is recorded in one entry and shown as a sheet") {
    const Desktop desktop;
    desktop.begin_log();
    const std::string first = desktop
                                  .expect(0, {"clock", "read", "--round", "r5", "--at", "14:30",
                                              "b1 1:20:05 1:31:10 18 w", "21 b 0:58:40 B2 1:02:15"})
                                  .out;
    CHECK(contains(first, "recorded as 2"));
    const std::string entry = last_entry(desktop);
    CHECK(contains(entry, "\"watch_ms\":52200000"));
    CHECK(contains(entry, "\"game\":\"r5b2\""));
    CHECK(contains(entry, "\"black_moves\":20"));  // Black's clock runs: White has completed one more
    CHECK(contains(entry, "\"game\":null"));
    desktop.expect(0, {"clock", "read", "r5b1 1:05:20 0:58:10 20/19", "A.r1b1 5:00 4:00", "--note", "clock 2 changed"});

    const std::string sheet = desktop.expect(0, {"clock", "sheet", "r5"}).out;
    CHECK(contains(sheet, "14:30 (entry 2)"));
    CHECK(contains(sheet, "(entry 3)"));
    CHECK(contains(sheet, "r5b1 White  1:20:05 (18) *   1:05:20 (20)"));
    CHECK(contains(sheet, "r5b1 Black  1:31:10 (18)     0:58:10 (19)"));
    CHECK(contains(sheet, "r5b2 Black  1:02:15 (20) *"));
    CHECK(contains(sheet, "clock 2 changed"));
    CHECK_FALSE(contains(sheet, "section A"));
    CHECK(contains(desktop.expect(0, {"clock", "sheet"}).out, "section A"));
    CHECK_FALSE(contains(desktop.expect(0, {"clock", "sheet", "r5b1"}).out, "r5b2"));
    CHECK_FALSE(contains(desktop.expect(0, {"clock", "sheet", "r5b2-10"}).out, "r5b1"));
    CHECK(contains(desktop.expect(0, {"clock", "sheet", "r6"}).out, "no clocks were read"));
    desktop.expect(2, {"clock", "sheet", "round 5"});
    desktop.expect(2, {"clock", "sheet", "r5b5-2"});
    CHECK(contains(desktop.expect(0, {"log"}).out, "clocks read at 2 boards, r5b1 to"));
    desktop.expect(0, {"verify"});
}

TEST_CASE("lines that cannot be read are all named, and nothing is recorded") {
    const Desktop desktop;
    desktop.begin_log();
    const std::string both = refusal(desktop, 2, {"r5b1 1:20:05 1:31:10", "r5b2 1:20:05", "b3 1:00 2:00"});
    CHECK(contains(both, "line 2 ('r5b2 1:20:05'): both clocks are needed"));
    CHECK(contains(both, "line 3 ('b3 1:00 2:00')"));
    CHECK(contains(both, "--round r5"));
    CHECK(contains(refusal(desktop, 2, {"r5b1 1:20:05 1:31:10", "r5b1 1:20:05 1:31:10"}), "r5b1 was read twice"));
    CHECK(contains(refusal(desktop, 2, {"r5b1 1:20 1:31 1:40"}), "a third clock"));
    CHECK(contains(refusal(desktop, 2, {"r5b1 1:20 1:31 w b"}), "a side that ran was given twice"));
    CHECK(contains(refusal(desktop, 2, {"r5b1 1:20 1:31 18 19"}), "the number of moves was given twice"));
    CHECK(contains(refusal(desktop, 2, {"r5b1 1:20 1:31 18/17/16"}), "no number of moves"));
    CHECK(contains(refusal(desktop, 2, {"r5b1 1:20 1:31 10000"}), "no number of moves"));
    CHECK(contains(refusal(desktop, 2, {"r5b1 1:20 1:31 0 b"}), "Black's clock runs"));
    CHECK(contains(refusal(desktop, 2, {"1:20 1:31 18"}), "the game is missing"));
    CHECK(contains(refusal(desktop, 2, {"r5b1 1:20 1:31", "--round", "five"}), "--round"));
    CHECK(contains(refusal(desktop, 2, {" "}), "no reading was given"));
    const Words bad_times[] = {{"r5b1 1:20:75 1:31:10"},
                               {"r5b1 1:20 1:31", "--at", "25:00"},
                               {"r5b1 1:20 1:31", "--at", "noon"},
                               {"r5b1 1:20 1:31", "--control", "fast"}};
    for (const Words& words : bad_times) CHECK_FALSE(refusal(desktop, 3, words).empty());
}

TEST_CASE("a reading tried again is recorded once") {
    const Desktop desktop;
    desktop.begin_log();
    const Words words{"clock", "read", "r5b1 1:20:05 1:31:10", "--id", std::string(32, 'a')};
    desktop.expect(0, words);
    CHECK(contains(desktop.expect(0, words).out, "already recorded as 2"));
}

TEST_CASE("a dead clock is rebuilt from the last right reading in the log") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, {"clock", "read", "r5b1 1:05:20 0:58:10 20 b", "--control", "40/5400+30:1800+30"});
    desktop.expect(0, {"clock", "read", "r5b2 1:05:20 0:58:10"});
    const Words words{"clock", "rebuild", "r5b1", "--passed", "0:17:00", "--white-now", "26", "--black-now", "25"};
    const std::string out = desktop.expect(0, words).out;
    CHECK(contains(out, "(entry 2): White 1:05:20 after 20 moves,"));
    CHECK(contains(out, "Both together must now show:        1:52:30"));
    CHECK(contains(out, "0:58:10 after 19 moves"));
    CHECK(contains(out, "White 1:00:48, Black 0:51:42. That is an"));

    Words json = words;
    json.emplace_back("--json");
    const Json rebuilt = desktop.expect(0, json).json();
    CHECK(rebuilt.find("total")->number("left_ms") == 6750000);
    CHECK(rebuilt.find("estimate")->number("white_ms") == 3648000);

    const auto refused = [&](int code, const Words& given) { return desktop.expect(code, given).err; };
    const Words now{"--white-now", "26", "--black-now", "25"};
    const auto with = [&](Words given) {
        given.insert(given.end(), now.begin(), now.end());
        return given;
    };
    CHECK(contains(refused(2, with({"clock", "rebuild", "r5b2", "--passed", "17:00"})), "--control"));
    CHECK(contains(refused(2, with({"clock", "rebuild", "r5b2", "--passed", "17:00", "--control", "5400"})),
                   "--white-moves 18"));
    CHECK(contains(refused(2, with({"clock", "rebuild", "r5b1", "--at", "14:47"})), "time of the device"));
    desktop.expect(0, with({"clock", "rebuild", "r5b2", "--passed", "17:00", "--control", "5400", "--white-moves", "20",
                            "--black-moves", "19"}));
    const std::string never = refused(2, with({"clock", "rebuild", "r5b3", "--passed", "17:00"}));
    CHECK(contains(never, "the clocks of r5b3 were never read"));
    CHECK(contains(refused(2, with({"clock", "rebuild", "r5b1", "--entry", "3"})), "entry 3 is no reading of r5b1"));
}

TEST_CASE("the time passed is that of the watch, or of the device, by which the clocks were read") {
    const Desktop desktop;
    desktop.begin_log();
    const Words rebuild{"clock", "rebuild", "r5b1", "--white-now", "20", "--black-now", "20", "--control", "5400"};
    const auto with = [&](const Words& more) {
        Words all = rebuild;
        all.insert(all.end(), more.begin(), more.end());
        all.emplace_back("--json");
        return all;
    };
    desktop.expect(0, {"clock", "read", "r5b1 1:05:20 0:58:10 20 w"});
    const auto by_device = desktop.expect(0, with({})).json().find("total")->number("passed_ms");
    CHECK(by_device > 0);
    CHECK(by_device < 60'000);  // the clock of these tests goes on by a second at each look
    desktop.expect(0, {"clock", "read", "r5b1 1:05:20 0:58:10 20 w", "--at", "23:50"});
    CHECK(desktop.expect(0, with({"--at", "0:07"})).json().find("total")->number("passed_ms") == 17 * 60'000);
    CHECK(contains(desktop.expect(2, with({})).err, "--at 14:47"));
    CHECK(desktop.expect(0, with({"--entry", "2"})).json().number("entry") == 2);
}

TEST_CASE("the report has the clock-reading sheet") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, {"clock", "read", "r5b1 1:05:20 0:58:10 20 w", "--at", "14:30", "--note", "<b>sector A</b>"});
    const std::string page = desktop.expect(0, {"report", "--format", "html"}).out;
    CHECK(contains(page, "Clock readings, round 5"));
    CHECK(contains(page, "1:05:20 (20) *"));
    CHECK(contains(page, "&lt;b&gt;sector A"));
    const Json json = desktop.expect(0, {"report", "--json"}).json();
    CHECK(json.find("readings")->if_array()->size() == 1);
}
