// Times that are set rightly or not at all: readings that cannot be, and what a press added where nobody knows the time
// control.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

constexpr const char* kFen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
constexpr const char* kAct = "white Ng1-f4, presses; black points it out";

void begin(const Desktop& desktop, const std::vector<std::string>& more = {}) {
    std::vector<std::string> words{"init",      "open.jadoube", "--name",  "City Open",
                                   "--arbiter", "Ada Byron",    "--rules", "fide-2023"};
    words.insert(words.end(), more.begin(), more.end());
    desktop.expect(0, words);
}

/// Whatever the width of a page: without its line breaks.
std::string unwrapped(std::string text) {
    for (char& c : text)
        if (c == '\n') c = ' ';
    return text;
}

Outcome enter(const Desktop& desktop, const std::string& white, const std::string& black) {
    return desktop.expect(0, {"incident", "r1b1", "--white", "A", "--black", "B", kAct, "--fen", kFen, "--white-clock",
                              white, "--black-clock", black});
}

}  // namespace

TEST_CASE("without a time control the ruling says to take off what the press added, and so does the slip") {
    const Desktop desktop;
    begin(desktop);
    CHECK(contains(unwrapped(enter(desktop, "1:21:00", "1:25:30").out), "take off what the press of White added"));
    CHECK(contains(unwrapped(desktop.expect(0, {"report", "--slip", "1"}).out),
                   "take off what the press of White added"));
}

TEST_CASE("with a control nothing is left to take off, and a reading that cannot be after a press is remarked") {
    const Desktop desktop;
    begin(desktop, {"--control", "90+30"});
    const std::string out = unwrapped(enter(desktop, "0:00:10", "0:00:00").out);
    CHECK(!contains(out, "take off what the press"));
    CHECK(contains(out, "White has pressed, which adds 0:00:30: his clock cannot show 0:00:10"));
    CHECK(contains(out, "he clock of Black shows 0:00:00: his flag is down"));
    CHECK(contains(unwrapped(desktop.expect(0, {"report", "--slip", "1"}).out), "his clock cannot show 0:00:10"));
    const Desktop sound;
    begin(sound, {"--control", "90+30"});
    CHECK(!contains(unwrapped(enter(sound, "1:21:00", "1:25:30").out), "cannot show"));
}

TEST_CASE("a penalty in time gives the clocks to set on slip, report and standing") {
    const Desktop desktop;
    begin(desktop, {"--control", "90+30"});
    desktop.expect(0, {"incident", "r1b2", "--white", "A", "--black", "B", "black smokes", "--white-clock", "1:00:00",
                       "--black-clock", "0:50:00"});
    desktop.expect(0, {"decide", "1", "--time", "white +2:00", "--time", "black -1:00"});
    for (const std::vector<std::string>& page :
         {std::vector<std::string>{"report", "--slip", "1"}, {"report"}, {"standing", "r1b2"}})
        CHECK(contains(unwrapped(desktop.expect(0, page).out), "et White 1:02:00, Black 0:49:00"));
}
