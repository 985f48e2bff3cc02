// The ruling slip: what is left at the board.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kFen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

void begin(const Desktop& desktop, const std::string& white) {
    desktop.expect(0, {"init", "open.jadoube", "--rules-dir", std::string(JADOUBE_SOURCE) + "/rules", "--control",
                       "90+30", "--arbiter", "Ada Byron"});
    desktop.expect(0, {"i", "r1b1", "--fen", kFen, "--white", white, "--black", "Novák", "--white-clock", "1:02:03",
                       "--black-clock", "0:58:00", "white Sg1-f4, presses; black points out"});
}

}  // namespace

TEST_CASE("a slip says what to play, the clocks to set and the article, who decided, and where to sign") {
    const Desktop desktop;
    begin(desktop, "Müller");
    const std::string proposed = desktop.expect(0, {"report", "--slip", "1"}).out;
    CHECK(contains(proposed, "Proposed, and not decided."));
    desktop.expect(0, {"decide", "1"});
    const std::string slip = desktop.expect(0, {"report", "--slip", "1"}).out;
    for (const char* part :
         {"Game:      round 1, board 1\n", "White:     Müller\n", "FIDE Laws of Chess 2023\n",
          "White must move the knight on g1: Ne2 Nf3 Nh3 (4.3.1).\n", "Set White 1:01:33, Black 1:00:00 (7.5.5).\n",
          "Decided by Ada Byron, ", "Arbiter:  ____", "Log of 5 entries, end\n"}) {
        INFO(part);
        CHECK(contains(slip, part));
    }
}

TEST_CASE("a slip has the articles with their summaries, and the end of the log as a QR code on paper alone") {
    const Desktop desktop;
    begin(desktop, "Müller");
    desktop.expect(0, {"decide", "1"});
    const std::string slip = desktop.expect(0, {"report", "--slip", "1"}).out;
    CHECK(contains(slip, "- 7.5.5 "));
    desktop.expect(0, {"report", "--slip", "1", "-o", "slip.html"});
    const std::string page = desktop.read("slip.html");
    CHECK(contains(page, "<svg class=\"qr\""));
    CHECK(contains(page, "<strong>7.5.5</strong>"));
    desktop.expect(0, {"report", "-o", "report.html"});
    CHECK_FALSE(contains(desktop.read("report.html"), "<svg class=\"qr\""));
}

TEST_CASE("a slip of a decision otherwise says the decision, and not what was proposed") {
    const Desktop desktop;
    begin(desktop, "Müller");
    desktop.expect(0, {"decide", "1", "--otherwise", "The game goes on", "--reason", "the press was not seen"});
    const std::string slip = desktop.expect(0, {"report", "--slip", "1"}).out;
    CHECK(contains(slip, "\nThe game goes on\n"));
    CHECK(contains(slip, "Reason: the press was not seen"));
    CHECK_FALSE(contains(slip, "must move"));
}

TEST_CASE("a slip is printed on A5, and hostile names are text in it") {
    const Desktop desktop;
    begin(desktop, "<script>alert(1)</script>");
    desktop.expect(0, {"report", "--slip", "1", "-o", "slip.html"});
    const std::string page = desktop.read("slip.html");
    CHECK(contains(page, "<body class=\"slip\">"));
    CHECK(contains(page, "@page slip { size: A5;"));
    CHECK(contains(page, "&lt;script&gt;alert(1)"));
    CHECK_FALSE(contains(page, "<script>"));
}

TEST_CASE("a slip of a decision with a penalty has the penalty chosen alone, and what it does to game and clocks") {
    const Desktop desktop;
    begin(desktop, "Müller");
    for (const std::string incident : {"2", "3", "4"})
        desktop.expect(0, {"i", "r1b" + incident, "--white", "Silva", "--black", "Okafor", "--white-clock", "1:00:00",
                           "--black-clock", "0:50:00", "black smokes"});
    CHECK(contains(desktop.expect(0, {"report", "--slip", "2"}).out, "loss of the game"));
    desktop.expect(0, {"decide", "2", "--penalty", "warning"});
    const std::string warned = desktop.expect(0, {"report", "--slip", "2"}).out;
    CHECK(contains(warned, "Penalty: a warning under 12.9.1.\n"));
    CHECK(contains(warned, ", with a warning for Black (12.9.1)"));
    CHECK(contains(warned, "- 12.9.1 "));
    CHECK_FALSE(contains(warned, "loss of the game"));
    const std::string sheet = desktop.expect(0, {"report", "--incident", "2"}).out;
    CHECK(contains(sheet, "Penalty: a warning under 12.9.1."));
    CHECK_FALSE(contains(sheet, "expulsion"));
    desktop.expect(0, {"decide", "3", "--penalty", "loss"});
    const std::string lost = desktop.expect(0, {"report", "--slip", "3"}).out;
    CHECK(contains(lost, "White has won, 1-0"));
    CHECK(contains(lost, "Penalty: loss of the game under 12.9.6."));
    CHECK_FALSE(contains(lost, "Play goes on"));
    desktop.expect(0, {"decide", "4", "--time", "white +2:00"});
    const std::string more = desktop.expect(0, {"report", "--slip", "4"}).out;
    CHECK(contains(more, "more time for the opponent (0:02:00) under 12.9.2."));
    CHECK(contains(more, "Set White 1:02:00, Black 0:50:00 (12.9.2)."));
}

TEST_CASE("a withdrawn slip says so at its head, and has neither a ruling nor lines to sign") {
    Desktop desktop;
    begin(desktop, "Müller");
    desktop.expect(0, {"decide", "1"});
    desktop.expect(0, {"undo", "1", "--reason", "it was board 2"});
    const std::string slip = desktop.expect(0, {"report", "--slip", "1"}).out;
    CHECK(slip.find("Withdrawn: nothing of it holds.") < slip.find("Game:      round 1"));
    CHECK(contains(slip, "it was board 2"));
    CHECK_FALSE(contains(slip, "must move"));
    CHECK_FALSE(contains(slip, "____"));
    desktop.language_variable = "de";
    CHECK(contains(desktop.expect(0, {"report", "--slip", "1"}).out, "Zurückgezogen: Nichts davon gilt."));
}

TEST_CASE("a slip is a page of one incident") {
    const Desktop desktop;
    begin(desktop, "Müller");
    desktop.expect(2, {"report", "--slip", "1", "--format", "csv"});
    desktop.expect(2, {"report", "--slip", "1", "--json"});
    desktop.expect(2, {"report", "--slip", "1", "--incident", "1"});
    desktop.expect(2, {"report", "--slip", "7"});
}

TEST_CASE("a sheet tells of a late arrival what this player did, and of the time how long it is") {
    const Desktop desktop;
    begin(desktop, "Müller");
    desktop.expect(0, {"i", "r1b2", "--white", "Silva", "--black", "Okafor", "white arrives 35 minutes late"});
    const std::string sheet = desktop.expect(0, {"report", "--incident", "2"}).out;
    CHECK(contains(sheet, "1. White comes 0:35:00 late."));
    CHECK(contains(sheet, "late  0:35:00"));
    CHECK_FALSE(contains(sheet, "stays away"));
}
