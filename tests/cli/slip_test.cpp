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

TEST_CASE("a slip is a page of one incident") {
    const Desktop desktop;
    begin(desktop, "Müller");
    desktop.expect(2, {"report", "--slip", "1", "--format", "csv"});
    desktop.expect(2, {"report", "--slip", "1", "--json"});
    desktop.expect(2, {"report", "--slip", "1", "--incident", "1"});
    desktop.expect(2, {"report", "--slip", "7"});
}
