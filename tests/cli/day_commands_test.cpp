// What is at hand over the day: what waits, what must be decided anew, a player, a board, the wrong board.
#include <algorithm>

#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kFen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

Desktop& begun(Desktop& desktop) {
    desktop.expect(0, {"init", "open.jadoube", "--rules-dir", std::string(JADOUBE_SOURCE) + "/rules", "--control",
                       "90+30", "--arbiter", "Ada Byron"});
    return desktop;
}

/// A completed illegal move of White at that board.
void false_move(const Desktop& desktop, const std::string& game, const Words& more = {}) {
    Words words{"i", game, "--fen", kFen, "white Sg1-f4, presses; black points out", "--brief"};
    words.insert(words.end(), more.begin(), more.end());
    desktop.expect(0, words);
}

}  // namespace

TEST_CASE("what waits is listed with what to type next, and nothing else") {
    Desktop desktop;
    CHECK(begun(desktop).expect(0, {"open"}).out == "nothing waits\n");
    false_move(desktop, "r1b1");
    desktop.expect(4, {"i", "r1b2", "white has a phone", "--brief"});
    false_move(desktop, "r1b3");
    desktop.expect(0, {"decide", "3"});
    const Json open = desktop.expect(0, {"open", "--json"}).json();
    const JsonArray& list = *open.find("incidents")->if_array();
    REQUIRE(list.size() == 2);
    CHECK(list[0].text("next") == "jadoube decide 1");
    CHECK(list[1].text("next") == "jadoube answer 2 device_place=on_person, off_in_bag or elsewhere");
    CHECK(list[1].text("status") == "needs_facts");
}

TEST_CASE("the line to type next answers no question for the arbiter: as it stands it is refused") {
    Desktop desktop;
    const Outcome asked = begun(desktop).expect(4, {"i", "r1b2", "white has a phone", "--brief"});
    CHECK(contains(asked.out, "next: jadoube answer 1 device_place=on_person, off_in_bag or elsewhere\n"));
    const auto recorded = desktop.expect(0, {"log", "--json"}).out;
    desktop.expect(2, {"answer", "1", "device_place=on_person,", "off_in_bag", "or", "elsewhere"});
    CHECK(desktop.expect(0, {"log", "--json"}).out == recorded);
}

TEST_CASE("a ruling that rests on an incident decided otherwise meanwhile must be decided anew") {
    Desktop desktop;
    false_move(begun(desktop), "r1b1");
    false_move(desktop, "r1b1", {"--another"});
    CHECK(desktop.expect(0, {"due"}).out == "nothing is due\n");
    desktop.expect(0, {"decide", "2"});
    desktop.expect(0, {"decide", "1", "--otherwise", "no illegal move", "--reason", "the clock was not pressed"});
    const Json due = desktop.expect(0, {"due", "--json"}).json();
    const JsonArray& list = *due.find("incidents")->if_array();
    REQUIRE(list.size() == 1);
    CHECK(*list[0].find("incident")->if_int() == 2);
    CHECK(contains(list[0].text("recorded"), "Black has won"));
    CHECK(contains(list[0].text("now"), "White must move the knight"));
    desktop.expect(0, {"decide", "2", "--otherwise", "two minutes", "--reason", "it is the first"});
    CHECK(desktop.expect(0, {"due"}).out == "nothing is due\n");
}

TEST_CASE("a player is shown through the event, with what counts against him and not against his opponents") {
    Desktop desktop;
    false_move(begun(desktop), "r1b1", {"--white", "Müller", "--black", "Novák"});
    false_move(desktop, "r2b4", {"--white", "Müller", "--black", "Okafor"});
    false_move(desktop, "r3b1", {"--white", "Novák", "--black", "Müller"});
    const Json all = desktop.expect(0, {"player", "müller", "--json"}).json();
    CHECK(all.text("player") == "Müller");
    CHECK(all.find("incidents")->if_array()->size() == 3);
    CHECK(*all.find("counts")->find("illegal_move")->if_int() == 2);
    CHECK(contains(desktop.expect(0, {"player", "Okaf"}).out, "Counted:    nothing"));
    CHECK(contains(desktop.expect(2, {"player", "Mueller"}).err, "did you mean 'Müller'?"));
    CHECK(contains(desktop.expect(2, {"player", "o"}).err, "is it Novák or Okafor?"));
}

TEST_CASE("a player is shown with the warnings and penalties that were imposed on him, counted") {
    Desktop desktop;
    begun(desktop);
    desktop.expect(0, {"i", "r1b1", "--white", "Müller", "--black", "Novák", "black smokes"});
    desktop.expect(0, {"i", "r2b1", "--white", "Novák", "--black", "Okafor", "white smokes"});
    desktop.expect(0, {"i", "r3b1", "--white", "Novák", "--black", "Silva", "white smokes"});
    desktop.expect(0, {"decide", "1", "--penalty", "warning"});
    desktop.expect(0, {"decide", "2", "--penalty", "warning", "--time", "black +2:00"});
    const std::string page = desktop.expect(0, {"player", "Novák"}).out;
    CHECK(contains(page, "Imposed:    a warning: 2; more time for the opponent (0:02:00): 1\n"));
    CHECK(contains(page, "decided,"));
    const Json all = desktop.expect(0, {"player", "Novák", "--json"}).json();
    CHECK(all.find("imposed")->number("warning") == 2);
    CHECK(all.find("incidents")->if_array()->at(2).find("imposed")->if_array()->empty());
    CHECK(contains(desktop.expect(0, {"player", "Müller"}).out, "Imposed:    nothing"));
    desktop.expect(0, {"undo", "1", "--reason", "another player"});
    CHECK(desktop.expect(0, {"player", "Novák", "--json"}).json().find("imposed")->number("warning") == 1);
}

TEST_CASE("of an adjourned game on which nothing was ruled the standing says that it is adjourned") {
    Desktop desktop;
    begun(desktop).expect(0, {"adjourn", "r1b1", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 40", "--white", "Müller",
                              "--black", "Novák", "--white-clock", "0:10:00", "--black-clock", "0:12:00"});
    CHECK(desktop.expect(0, {"standing", "r1b1"}).out ==
          "r1b1, Müller - Novák\nAdjourned. No move is sealed in the log.\n");
    CHECK(contains(desktop.expect(0, {"standing", "r1b1", "--json"}).json().text("text"), "Adjourned."));
}

TEST_CASE("the standing of a board is that of its last ruling, in at most six lines") {
    Desktop desktop;
    CHECK(contains(begun(desktop).expect(2, {"standing", "r1b1"}).err, "nothing was ruled on this game"));
    false_move(desktop, "r1b1", {"--white", "Müller", "--black", "Novák"});
    const std::string text = desktop.expect(0, {"standing", "r1b1"}).out;
    CHECK(contains(text, "r1b1, Müller - Novák, incident 1: waits for the decision\n"));
    CHECK(contains(text, "Proposed, and not decided.\nWhite must move the knight on g1"));
    CHECK(std::count(text.begin(), text.end(), '\n') <= 6);
    desktop.expect(0, {"decide", "1", "--otherwise", "a warning", "--reason", "a child"});
    CHECK(contains(desktop.expect(0, {"standing", "r1b1"}).out, "Decided otherwise: a warning\n"));
    CHECK_FALSE(contains(desktop.expect(0, {"standing", "r1b1"}).out, "White must move"));
}

TEST_CASE("names that play at another board of the round are noticed, and nothing is recorded") {
    Desktop desktop;
    false_move(begun(desktop), "r1b7", {"--white", "Müller", "--black", "Novák"});
    false_move(desktop, "r1b8", {"--white", "Okafor", "--black", "Silva"});
    const Words wrong{"i", "r1b7", "white resigns", "--fen", kFen, "--white", "Okafor", "--black", "Silva"};
    const Outcome other = desktop.expect(2, wrong);
    CHECK(contains(other.err, "r1b7 is Müller - Novák in the log, not Okafor - Silva"));
    CHECK(contains(other.err, "did you mean r1b8?"));
    const Outcome prompt = desktop.type({"prompt"}, {"r1b7", "names Okafor - Silva", "quit"});
    CHECK(contains(prompt.err, "did you mean r1b8?"));
    CHECK(desktop.expect(0, {"open", "--json"}).json().find("incidents")->if_array()->size() == 2);
}
