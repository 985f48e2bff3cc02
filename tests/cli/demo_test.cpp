// The demonstration, as it is shipped.
#include <map>
#include <sstream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "cli/demo/demo_script.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

namespace fs = std::filesystem;

std::string last_line(const std::string& text) {
    REQUIRE_FALSE(text.empty());
    REQUIRE(text.back() == '\n');
    const std::string lines = text.substr(0, text.size() - 1);
    return lines.substr(lines.rfind('\n') + 1);
}

}  // namespace

TEST_CASE("the demonstration ends with the path of a report that is there") {
    const Desktop desktop;
    const Outcome demo = desktop.expect(0, {"demo", "shown"});
    CHECK(demo.err.empty());
    CHECK_FALSE(contains(demo.out, "error:"));
    CHECK_FALSE(contains(demo.out, "hint:"));
    const fs::path report = last_line(demo.out);
    CHECK(report == desktop.folder() / "shown" / "report.html");
    CHECK(contains(desktop.read("shown/report.html"), "Kasparov"));
    CHECK(contains(desktop.read("shown/report.md"), "Kasparov"));
    CHECK(fs::current_path() == desktop.folder());

    SECTION("and leaves a log that is verified, with every incident decided") {
        fs::current_path("shown");
        CHECK(desktop.expect(0, {"verify", "--json"}).json().truth("ok"));
        const Json json = desktop.expect(0, {"report", "--json"}).json();
        const JsonArray& incidents = *json.find("incidents")->if_array();
        CHECK(incidents.size() >= 6);
        for (const Json& incident : incidents) CHECK(incident.text("status") == "decided");
    }
    SECTION("and does not write over a log that is there") {
        const std::string before = desktop.read("shown/disputes.jadoube");
        CHECK(contains(desktop.expect(2, {"demo", "shown"}).err, "the folder is not empty"));
        CHECK(desktop.read("shown/disputes.jadoube") == before);
    }
}

TEST_CASE("the demonstration leaves a folder with other files as it is") {
    const Desktop desktop;
    fs::create_directory("mine");
    desktop.write("mine/karpov-miles-1986.pgn", "mine\n");
    desktop.expect(2, {"demo", "mine"});
    CHECK(desktop.read("mine/karpov-miles-1986.pgn") == "mine\n");
    CHECK(std::distance(fs::directory_iterator("mine"), fs::directory_iterator()) == 1);
}

TEST_CASE("the name of a folder reaches neither terminal nor shell as it is") {
    const Desktop desktop;
    const std::string name = "red \x1b[31m$x";
    const Outcome demo = desktop.expect(0, {"demo", name});
    CHECK_FALSE(contains(demo.out, "\x1b"));
    CHECK(contains(demo.out, "red \\u{1b}[31m\\$x\"\n"));
    const Outcome adjourned =
        desktop.expect(0, {"adjourn", "r2b1", "--log", name + "/disputes.jadoube", "--fen",
                           "4k1n1/7P/8/8/8/8/8/4K3 w - - 0 61", "--by", "Ada", "--pages", "pages\x1b[31m"});
    CHECK_FALSE(contains(adjourned.out, "\x1b"));
    CHECK(contains(adjourned.out, "page: pages\\u{1b}[31m/"));
}

TEST_CASE("without a folder the demonstration makes one of its own, and --json names it") {
    const Desktop desktop;
    const Json json = desktop.expect(0, {"demo", "--json"}).json();
    const fs::path folder = json.text("folder");
    CHECK(fs::is_directory(folder));
    CHECK(fs::is_regular_file(json.text("report")));
    CHECK(fs::equivalent(folder.parent_path(), fs::temp_directory_path()));
    CHECK(fs::is_empty(desktop.folder()));
    fs::remove_all(folder);
}

TEST_CASE("a claim that fails and a claim that holds are both shown") {
    const auto script = read_demo_script(std::string(JADOUBE_SOURCE) + "/data");
    REQUIRE(script);
    const auto claims = [&](int exit) {
        return std::count_if(script->steps.begin(), script->steps.end(),
                             [&](const DemoStep& step) { return step.words.front() == "claim" && step.exit == exit; });
    };
    CHECK(claims(0) >= 1);
    CHECK(claims(1) >= 1);
}

TEST_CASE("every shipped case is answered by every code at hand") {
    const Desktop desktop;
    int cases = 0;
    for (const auto& file : fs::directory_iterator(std::string(JADOUBE_SOURCE) + "/data/cases")) {
        desktop.expect(0, {"judge", file.path().string(), "--all"});
        ++cases;
    }
    CHECK(cases > 0);
}

TEST_CASE("every shipped game is read to its end, and nothing is wrong with it but what it is shipped for") {
    const Desktop desktop;
    const std::map<std::string, std::vector<std::string>> wrong = {
        {"carlsen-inarkiev-2017", {"illegal-move", "check-ignored"}},
        {"heidenfeld-kerins-1973", {"illegal-move"}},
        {"clocks-demo", {"period-late", "jump"}}};
    for (const auto& file : fs::directory_iterator(std::string(JADOUBE_SOURCE) + "/data")) {
        if (file.path().extension() != ".pgn") continue;
        const Json game = desktop.run({"replay", file.path().string(), "--json"}).json();
        INFO(file.path());
        CHECK(game.find("moves")->if_array()->size() > 20);
        std::vector<std::string> kinds;
        for (const Json& finding : *game.find("findings")->if_array())
            if (finding.text("severity") == "warning") kinds.push_back(finding.text("kind"));
        const auto expected = wrong.find(file.path().stem().string());
        CHECK(kinds == (expected == wrong.end() ? std::vector<std::string>() : expected->second));
    }
}

TEST_CASE("commands are shown as a shell takes them") {
    CHECK(as_typed({"log"}) == "jadoube log");
    CHECK(as_typed({"incident", "r1b1", "--act", "white touches e2"}) ==
          "jadoube incident r1b1 --act \"white touches e2\"");
    CHECK(as_typed({"init", "--name", "$5 \"Open\" \\ `x`", ""}) ==
          "jadoube init --name \"\\$5 \\\"Open\\\" \\\\ \\`x\\`\" \"\"");
    const std::string wide(60, 'x');
    CHECK(as_typed({"demo", wide, "--note", wide}) == "jadoube demo " + wide + " \\\n      --note " + wide);
}

TEST_CASE("a script that is damaged is refused") {
    const Desktop desktop;
    CHECK(read_demo_script(desktop.folder()).error().code == ErrorCode::file_missing);
    desktop.write("demo.json", "{\"files\": []}");
    CHECK(read_demo_script(desktop.folder()).error().code == ErrorCode::json_shape);
}
