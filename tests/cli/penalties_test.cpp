// Penalties that the law leaves to the arbiter: which there are, how much of them, and what the log keeps of those
// imposed.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

/// Under FIDE 2023 White has not recorded his moves (8.1.1): a penalty of 12.9.
void begin_incident(const Desktop& desktop) {
    desktop.expect(0,
                   {"init", "open.jadoube", "--name", "Club Open", "--arbiter", "Ada Byron", "--rules", "fide-2023"});
    desktop.expect(0, {"incident", "r1b1", "--act", "arbiter finds recording of white", "--fact",
                       "recording_required=true", "--white-clock", "1:00", "--black-clock", "10:00", "--nothing-else"});
}

Json penalties_of(const Desktop& desktop, int entry) {
    const Json log = desktop.expect(0, {"log", std::to_string(entry), "--json"}).json();
    return *log.find("body")->find("data")->find("option")->find("penalties");
}

}  // namespace

TEST_CASE("a range of penalties without a choice is refused with its list") {
    const Desktop desktop;
    begin_incident(desktop);
    const Outcome refused = desktop.expect(2, {"decide", "1"});
    CHECK(contains(refused.err, "the ruling on incident 1 leaves one or more of these to choose"));
    CHECK(contains(refused.err, "hint: --penalty warning"));
    CHECK(refused.err.size() <= 400);
    CHECK(contains(refused.err, "; --time \"black +2:00\"; --time \"white -2:00\""));
    CHECK(contains(refused.err, "; --points \"black +1\" (at most 1 point)"));
}

TEST_CASE("one or more penalties of the range are recorded, each with its article, and said in the report") {
    const Desktop desktop;
    begin_incident(desktop);
    const Outcome decided =
        desktop.expect(0, {"decide", "1", "--penalty", "warning", "--time", "black +2:00", "--points", "white -0.5"});
    CHECK(contains(decided.out,
                   "as proposed, with a warning for White (12.9.1), 0:02:00 more for Black (12.9.2) and half a "
                   "point less for White (12.9.5)"));
    CHECK(to_text(penalties_of(desktop, 5)) ==
          R"([{"article":"12.9.1","penalty":"warning","to":"white"},)"
          R"({"article":"12.9.2","penalty":"opponents_time_more","time_ms":120000,"to":"black"},)"
          R"({"article":"12.9.5","half_points":1,"penalty":"own_points_less","to":"white"}])");
    for (const char* format : {"text", "md", "csv"}) {
        CHECK(contains(desktop.expect(0, {"report", "--format", format}).out, "0:02:00 more for Black (12.9.2)"));
    }
    CHECK(contains(desktop.expect(0, {"log"}).out, "option: a warning for White"));
    CHECK(contains(desktop.expect(0, {"--language", "de", "report", "--format", "csv"}).out, "und ein halber Punkt"));
    desktop.expect(0, {"verify", "--rejudge"});
}

TEST_CASE("points are taken in quarters too") {
    const Desktop desktop;
    begin_incident(desktop);
    const Outcome decided = desktop.expect(0, {"decide", "1", "--points", "white -0.25"});
    CHECK(contains(decided.out, "¼ of a point less for White (12.9.5)"));
    CHECK(to_text(penalties_of(desktop, 5)) ==
          R"([{"article":"12.9.5","penalty":"own_points_less","quarter_points":1,"to":"white"}])");
    CHECK(contains(desktop.expect(0, {"report", "--format", "text"}).out, "¼ of a point less for White"));
    CHECK(contains(desktop.expect(2, {"decide", "1", "--points", "white -0.3", "--reason", "x"}).err,
                   "'0.3' is no number of points"));
    CHECK(contains(desktop.expect(2, {"decide", "1", "--points", "black +1.25", "--reason", "x"}).err,
                   "1¼ points is more than the law allows, 1 point"));
}

TEST_CASE("a change of time or points is typed with or without quotes") {
    const Desktop desktop;
    begin_incident(desktop);
    const Outcome decided = desktop.expect(0, {"decide", "1", "--time", "black", "+2:00", "--points", "white", "-0.5"});
    CHECK(contains(decided.out, "0:02:00 more for Black (12.9.2) and half a point less for White (12.9.5)"));
    CHECK(contains(desktop.expect(2, {"decide", "1", "--time", "black", "--reason", "x"}).err,
                   "says not whose, and how much more or less"));
}

TEST_CASE("what the law does not allow, and what no clock can show, is refused") {
    const Desktop desktop;
    begin_incident(desktop);
    const struct {
        std::vector<std::string> words;
        const char* says;
    } rows[] = {
        {{"--time", "white -1:01"}, "White has 0:01:00 left, and a clock cannot show less than nothing"},
        {{"--points", "black +1.5"}, "1½ points is more than the law allows, 1 point"},
        {{"--time", "white +1:00"}, "the law does not leave this to choose here: 0:01:00 more for White"},
        {{"--time", "black -1:00"}, "the law does not leave this to choose here: 0:01:00 less for Black"},
        {{"--penalty", "expulsion_from_venue"}, "the law does not leave this to choose here: expulsion from the venue"},
        {{"--penalty", "own_time_less"}, "how much is it: less time for the offender?"},
        {{"--penalty", "waring"}, "did you mean 'warning'?"},
        {{"--time", "2:00"}, "'2:00' says not whose, and how much more or less"},
        {{"--points", "white -0.3"}, "'0.3' is no number of points"},
        {{"--penalty", "warning", "--otherwise", "play on", "--reason", "x"}, "leave one of them out"},
        {{"--penalty", "warning", "--penalty", "warning"}, "a warning is said more than once"},
        {{"--time", "black +2:00", "--time", "black +3:00"}, "more time for the opponent is said more than once"},
        {{"--points", "white -100"}, "100 points is more than the law allows, 1 point"},
        {{"--time", "black +99:00:00"}, "no clock shows more than 9:59:59"},
        {{"--time", "black +9:55:00"}, "no clock shows more than 9:59:59"},
        {{"--points", "black +0"}, "0 points is no change"},
    };
    for (const auto& row : rows) {
        std::vector<std::string> words{"decide", "1"};
        words.insert(words.end(), row.words.begin(), row.words.end());
        INFO(row.says);
        const Outcome refused = desktop.run(words);
        CHECK(refused.code != 0);
        CHECK(contains(refused.err, row.says));
    }
    desktop.expect(0, {"decide", "1", "--time", "white -1:00"});
}

TEST_CASE("where the ruling leaves no penalty none can be imposed") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, {"incident", "r1b1", "--fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "--act",
                       "white moves e2-e5", "--nothing-else"});
    CHECK(contains(desktop.expect(2, {"decide", "1", "--penalty", "warning"}).err,
                   "the ruling leaves no penalty to choose"));
}
