// Whom a report is for: what the public and the organiser do not read; and the bundle for whoever hears an appeal.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// 1, decided, with a remark, a fact told by name and a correction; 2, open; 3, withdrawn; 4, told to few eyes.
void enter(const Desktop& desktop) {
    desktop.expect(
        0, {"init", "open.jadoube", "--name", "Open", "--rules", "fide-2023", "--arbiter", "Ada Byron:chief arbiter"});
    const Words moved{"--fen",         kStart,          "--act", "white moves e2-e5",
                      "--act",         "white presses", "--act", "black points out",
                      "--nothing-else"};
    const auto incident = [&](const std::string& board, const Words& more) {
        Words words{"i", board};
        words.insert(words.end(), moved.begin(), moved.end());
        words.insert(words.end(), more.begin(), more.end());
        (void)desktop.run(words);
    };
    incident("r1b1", {"--white", "Ann", "--black", "Bo", "--note", "he was rude to me", "--black-clock", "0:10:00"});
    desktop.expect(0, {"correct", "1", "--black-clock", "0:11:00", "--reason", "misread by Cleo"});
    desktop.expect(0, {"decide", "1", "--reason", "it was seen"});
    incident("r1b2", {"--white", "Cy", "--black", "Dee"});
    incident("r2b3", {"--white", "Zoe", "--black", "Flo"});
    desktop.expect(0, {"undo", "3", "--reason", "another board"});
    incident("r2b4", {"--white", "Gus", "--black", "Hal", "--confidentially"});
}

std::string report_for(const Desktop& desktop, const std::string& whom, const std::string& format) {
    return desktop.expect(0, {"report", "--for", whom, "--format", format}).out;
}

}  // namespace

TEST_CASE("a report for the public has decided incidents alone, and no remark and no name of an arbiter on them") {
    const Desktop desktop;
    enter(desktop);
    for (const char* format : {"text", "html", "md", "csv", "json"}) {
        INFO(format);
        const std::string report = report_for(desktop, "public", format);
        CHECK(contains(report, "it was seen"));
        for (const char* secret : {"he was rude", "misread by Cleo", "Dee", "Zoe", "another board", "Gus"})
            CHECK_FALSE(contains(report, secret));
    }
    CHECK_FALSE(contains(report_for(desktop, "public", "csv"), "Ada Byron"));
    for (const char* there : {"the public", "Ann"}) CHECK(contains(report_for(desktop, "public", "text"), there));
    const Json json = desktop.expect(0, {"report", "--for", "public", "--json"}).json();
    CHECK(json.text("for") == "public");
    CHECK(json.find("incidents")->if_array()->size() == 1);
    CHECK(json.find("statistics") == nullptr);
}

TEST_CASE("a report for the organiser has statistics, and no remarks and nothing that was replaced") {
    const Desktop desktop;
    enter(desktop);
    for (const char* format : {"text", "html", "md", "json"}) {
        INFO(format);
        const std::string report = report_for(desktop, "organiser", format);
        CHECK(contains(report, "it was seen"));
        for (const char* secret : {"he was rude", "misread by Cleo", "Gus"}) CHECK_FALSE(contains(report, secret));
    }
    const std::string text = report_for(desktop, "organiser", "text");
    for (const char* there : {"Ann", "Dee", "another board", "Statistics"}) CHECK(contains(text, there));
    CHECK(contains(text, "■■"));
    const Json json = desktop.expect(0, {"report", "--for", "organiser", "--json"}).json();
    const Json* statistics = json.find("statistics");
    REQUIRE(statistics != nullptr);
    CHECK(*statistics->find("rounds") == Json::object({{"1", 2}}));
    CHECK(*statistics->find("kinds") == Json::object({{"illegal_move.false_move", 2}}));
    CHECK(statistics->find("decisions")->number("as_proposed") == 1);
    CHECK(statistics->find("decisions")->number("open") == 1);
}

TEST_CASE("a full report is that without --for") {
    const Desktop desktop;
    enter(desktop);
    const std::string full = report_for(desktop, "full", "text");
    CHECK(full == desktop.expect(0, {"report"}).out);
    for (const char* there : {"he was rude", "misread by Cleo", "Dee", "Zoe"}) CHECK(contains(full, there));
    CHECK_FALSE(contains(full, "Gus"));
    desktop.expect(2, {"report", "--for", "press"});
    desktop.expect(2, {"report", "--for", "public", "--slip", "1"});
}

TEST_CASE("the bundle of an appeal has the whole chain, the articles, the board and the heads") {
    const Desktop desktop;
    enter(desktop);
    CHECK(contains(desktop.expect(2, {"report", "--appeal", "1"}).err, "nobody has appealed"));
    desktop.expect(
        0, {"appeal", "1", "--appellant", "white", "--grounds", "the clock was not pressed", "--deposit", "50 EUR"});
    desktop.expect(0, {"appeal", "panel", "1", "--member", "Dora Roe", "--recused", "Ivo Poe: same club"});
    desktop.expect(0, {"appeal", "decide", "1", "--dismissed", "--reason", "it was pressed"});
    desktop.expect(0, {"report", "--appeal", "1", "-o", "appeal.html"});
    const std::string page = desktop.read("appeal.html");
    for (const char* there : {"the clock was not pressed", "50 EUR", "Dora Roe", "same club", "it was pressed",
                              "misread by Cleo", "he was rude", "Ada Byron", "7.5.5", "verify --head", "<svg"})
        CHECK(contains(page, there));
    for (const char* other : {"Dee", "Zoe", "Gus"}) CHECK_FALSE(contains(page, other));
    for (const char* kind : {"incident", "ruling", "correction", "decision", "appeal"}) CHECK(contains(page, kind));
    const Json head = desktop.expect(0, {"head", "--json"}).json();
    CHECK(contains(page, head.text("hash")));
    CHECK(contains(desktop.expect(0, {"--language", "de", "report", "--appeal", "1"}).out, "Berufungsmappe"));
    desktop.expect(2, {"report", "--appeal", "1", "--format", "csv"});
}
