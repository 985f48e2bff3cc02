// The event's own rules that docs/writing-a-ruleset.md walks through.
#include "schema.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

/// A page without its line ends and indents.
std::string in_one_line(const std::string& page) {
    std::string line;
    for (const char c : page) {
        const bool is_space = c == ' ' || c == '\n';
        if (!is_space || (!line.empty() && line.back() != ' ')) line += is_space ? ' ' : c;
    }
    return line;
}

const std::string kOwnRules = std::string(JADOUBE_SOURCE) + "/data/own-rules/club-open.json";

}  // namespace

TEST_CASE("the overlay of the walk-through is sound and its cases hold") {
    const Desktop desktop;
    desktop.expect(0, {"rules", "lint", kOwnRules});
    const std::string cases = std::string(JADOUBE_SOURCE) + "/data/own-rules/club-open-cases.json";
    desktop.expect(0, {"rules", "test", cases, "--rules", kOwnRules});
    desktop.expect(1, {"rules", "test", cases, "--rules", "fide-2023"});
}

TEST_CASE("the print of the walk-through and its code have the same clauses") {
    const Desktop desktop;
    const std::string print = std::string(JADOUBE_SOURCE) + "/data/own-rules/club-open.txt";
    const Outcome page = desktop.expect(0, {"rules", "check-against", print, kOwnRules});
    CHECK(contains(page.out, "0:05:00 (phone penalty) is added"));
    CHECK(contains(page.out, "without an article: 0\n"));
}

TEST_CASE("what falls to somebody who is neither player falls to nobody, and nothing waits for him") {
    const Desktop desktop;
    const std::string head = R"({"format": 1, "id": "own", "title": "Own", "source": "Own", "checked_on": "2026-11-21",
        "extends": "fide-2023", )";
    desktop.write("choice.json", head + R"("replaces": [{"id": "4.3.1", "heading": "Touch", "trigger": "touch",
        "until": "game_ends", "summary": "The loser of the last game says what follows.",
        "then": {"choice_of": ["play_on", {"move": {"man": "own_men_touched"}}], "by": "last_loser"}}]})");
    const std::vector<std::string> touch = {"judge",
                                            "--rules",
                                            "choice.json",
                                            "--fen",
                                            "r3k2r/pppppppp/8/8/8/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1",
                                            "--line",
                                            "white touches f3 deliberately; black points it out",
                                            "--nothing-else",
                                            "-e"};
    const auto told = [&](std::vector<std::string> words, const char* winner) {
        words.push_back(std::string("last_game_winner=") + winner);
        return words;
    };
    const std::string nobody = desktop.expect(0, told(touch, "nobody")).out;
    CHECK(contains(nobody, "somebody who is neither player"));
    CHECK(!contains(nobody, "Nobody has the choice"));
    CHECK(!contains(nobody, "It can be demanded"));
    CHECK(contains(desktop.expect(0, told(touch, "white")).out, "Black has the choice"));
    desktop.write("clock.json", head + R"("articles": [{"id": "X.3", "after": "11.5", "heading": "Loser",
        "trigger": "conduct.disturb", "until": "game_ends", "summary": "The loser of the last game gets two minutes.",
        "then": [{"clock": {"add": "penalty_ms", "to": "last_loser"}}]}]})");
    const std::vector<std::string> disturb = {"judge",
                                              "--rules",
                                              "clock.json",
                                              "--line",
                                              "black disturbs; white points it out",
                                              "--nothing-else",
                                              "--white-clock",
                                              "0:30:00",
                                              "--black-clock",
                                              "0:25:00",
                                              "-e"};
    const std::string clocks = desktop.expect(0, told(disturb, "nobody")).out;
    CHECK(contains(clocks, "no time falls to either player under X.3"));
    CHECK(!contains(clocks, "Set White"));
    CHECK(contains(desktop.expect(0, told(disturb, "white")).out, "Black 0:27:00"));
}

TEST_CASE("a penalty for the next round is recalled until that was played") {
    const Desktop desktop;
    const std::string lagoon = std::string(JADOUBE_SOURCE) + "/tests/codes/lagoon.json";
    desktop.expect(0, {"init", "open.jadoube", "--name", "Open", "--arbiter", "Ada Byron", "--rules", lagoon});
    desktop.write("r1.csv", "Board;White;Black\n1;A One;B Two\n");
    desktop.write("r2.csv", "Board;White;Black\n1;C Three;A One\n2;B Two;D Four\n");
    desktop.expect(0, {"import", "r1.csv", "--round", "1"});
    (void)desktop.run({"incident", "r1b1", "--act", "white device", "--nothing-else"});
    CHECK(!contains(desktop.expect(0, {"due"}).out, "A One"));
    desktop.expect(0, {"decide", "1"});
    CHECK(contains(desktop.expect(0, {"due"}).out, "A One: exclusion from one or more rounds"));
    desktop.expect(0, {"import", "r2.csv", "--round", "2"});
    CHECK(contains(desktop.run({"incident", "r2b1", "white resigns", "--dry-run"}).err, "A One: exclusion"));
    CHECK(!contains(desktop.run({"incident", "r2b2", "white resigns", "--dry-run"}).err, "exclusion"));
    desktop.write("r2.csv", "Board;White;Black;Result\n1;C Three;A One;1-0\n2;B Two;D Four;\n");
    (void)desktop.run({"import", "r2.csv", "--round", "2"});
    CHECK(!contains(desktop.expect(0, {"due"}).out, "A One"));
}

TEST_CASE("a fine says who receives it, and falls on both teams and on no player where the code says so") {
    const Desktop desktop;
    const auto fines = [](const std::string& penalty) {
        return R"({"format": 1, "id": "fines", "title": "Fines", "source": "Own", "checked_on": "2026-11-21",
            "articles": [{"id": "F.1", "heading": "Fine", "trigger": "conduct.device", "summary": "A fine.",
            "then": {"penalty": )" +
               penalty + "}}]}";
    };
    desktop.write("fines.json", fines(R"({"kind": "fine", "size": 50, "to": "both_teams", "paid_to": "organizer",
                                          "in": "next_round"})"));
    const std::vector<std::string> judge = {"judge", "--rules",      "fines.json",    "--no-position",
                                            "--act", "white device", "--nothing-else"};
    const std::string words = "(50, each of the two teams, paid to the organizer, in the next round)";
    CHECK(contains(in_one_line(desktop.expect(0, judge).out), words));
    std::vector<std::string> as_json = judge;
    as_json.emplace_back("--json");
    const Json json = desktop.expect(0, as_json).json();
    CHECK(rules::SchemaFile(rules::schema_path("ruling")).problems_of(to_text(json)).empty());
    CHECK(contains(to_text(json), "fine:50:to both_teams:paid to organizer:in next_round"));
    desktop.expect(0, {"init", "open.jadoube", "--name", "Open", "--arbiter", "Ada Byron", "--rules", "fines.json"});
    desktop.write("r1.csv", "Board;White;Black\n1;A One;B Two\n");
    desktop.expect(0, {"import", "r1.csv", "--round", "1"});
    (void)desktop.run({"incident", "r1b1", "--act", "white device", "--nothing-else"});
    desktop.expect(0, {"decide", "1"});
    const std::string due = desktop.expect(0, {"due"}).out;
    CHECK(contains(due, "A One"));
    CHECK(contains(due, "B Two"));
    CHECK(contains(desktop.expect(0, {"player", "A One"}).out, "Imposed:    nothing"));
    desktop.write("fines.json", fines(R"({"kind": "warning", "paid_to": "organizer"})"));
    CHECK(contains(desktop.run({"rules", "lint", "fines.json"}).err, "nobody receives 'warning'"));
}

TEST_CASE("a clock that is set is set, whether its reading was told or not") {
    const Desktop desktop;
    desktop.write("set.json", R"({"format": 1, "id": "set", "title": "Set", "source": "Own", "checked_on": "2026-11-21",
        "articles": [{"id": "R.1", "heading": "One minute", "trigger": "conduct.regulations", "summary": "One minute.",
        "then": {"clock": {"set": 60000, "to": "opponent"}}}]})");
    const std::vector<std::string> judge = {"judge", "--rules",           "set.json",      "--no-position",
                                            "--act", "white regulations", "--nothing-else"};
    const auto with = [&](std::vector<std::string> words, const std::vector<std::string>& more) {
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    const std::string untold = desktop.expect(0, judge).out;
    CHECK(contains(untold, "Clocks:   Set Black 0:01:00 (R.1)."));
    CHECK_FALSE(contains(untold, "+0:01:00"));
    const Json json = desktop.expect(0, with(judge, {"--json"})).json();
    CHECK(rules::SchemaFile(rules::schema_path("ruling")).problems_of(to_text(json)).empty());
    const Json step = json.find("standing")->find("clock_steps")->if_array()->front();
    CHECK(step.number("to_ms") == 60'000);
    CHECK(step.number("change_ms") == 0);
    CHECK(json.find("standing")->find("clocks")->number("black_ms") == 60'000);
    const std::vector<std::string> readings = {"--white-clock", "0:05:00", "--black-clock", "0:07:00"};
    CHECK(contains(desktop.expect(0, with(judge, readings)).out, "Set White 0:05:00, Black 0:01:00 (R.1)."));
}

TEST_CASE("a right may end with moves of the opponent after the offence") {
    const Desktop desktop;
    desktop.write("until.json", R"({"format": 1, "id": "until", "title": "Until", "source": "Own",
        "checked_on": "2026-11-21", "articles": [{"id": "A.4", "heading": "Illegal", "trigger": "illegal_move",
        "until": {"replies_since_offence": 2}, "summary": "Before his second move.",
        "then": {"result": "offender_loses"}}]})");
    const std::string before = R"("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "f3d3")";
    const auto ruled = [&](const std::string& moves) {
        desktop.write("case.json", R"({"name": "x", "source": "x", "given": {"ruleset": "until", "moves": [)" + before +
                                       moves + R"(]}, "when": {"acts": [{"act": "point_out", "by": "black", "ply": 7}],
            "told": "complete"}, "then": {"status": "decided", "result": "0-1"}})");
        return desktop.run({"rules", "test", "case.json", "--rules", "./until.json"});
    };
    CHECK(ruled("").code == 0);
    CHECK(ruled(R"(, "a7a6")").code == 0);
    CHECK(ruled(R"(, "a7a6", "d3f4")").code == 0);
    CHECK(ruled(R"(, "a7a6", "d3f4", "a6a5")").code == 1);
}
