// What a round costs at the keyboard: its commonest incidents typed at the prompt, each decided (day.txt).
#include <algorithm>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Lines = std::vector<std::string>;

std::vector<Lines> incidents_of_day() {
    const auto text = read_file(std::string(JADOUBE_SOURCE) + "/tests/cli/day.txt", 100000);
    REQUIRE(text);
    std::vector<Lines> incidents;
    for (const std::string_view line : split(*text, '\n')) {
        if (line.empty() || line.front() == '#') continue;
        Lines typed;
        for (const std::string_view one : split(line, '|')) typed.emplace_back(one);
        incidents.push_back(std::move(typed));
    }
    return incidents;
}

std::string pairings(int boards) {
    std::string table = "Board;White;Black\n";
    for (int board = 1; board <= boards; ++board)
        table += std::to_string(board) + ";White " + std::to_string(board) + ";Black " + std::to_string(board) + "\n";
    return table;
}

Desktop& begun(Desktop& desktop, int boards) {
    desktop.expect(0, {"init", "open.jadoube", "--rules-dir", std::string(JADOUBE_SOURCE) + "/rules", "--control",
                       "90+30", "--arbiter", "Ada Byron"});
    if (boards == 0) return desktop;
    desktop.write("round.csv", pairings(boards));
    (void)desktop.run({"import", "round.csv", "--round", "1"});
    return desktop;
}

}  // namespace

TEST_CASE("the twenty commonest incidents of a round are typed and decided in 750 keystrokes and 22 answers") {
    const auto day = incidents_of_day();
    REQUIRE(day.size() == 20);
    Desktop desktop;
    begun(desktop, 20);
    Lines typed;
    std::size_t keys = 0;
    std::ptrdiff_t answers = 0;
    for (const Lines& incident : day) {
        typed.insert(typed.end(), incident.begin(), incident.end());
        for (const std::string& line : incident) keys += line.size() + 1;  // and the Enter key
        answers += std::count_if(std::next(incident.begin()), incident.end(),
                                 [](const std::string& line) { return !line.empty(); });
    }
    const Outcome outcome = desktop.type({"prompt"}, typed);
    INFO(outcome.out << outcome.err);
    for (int number = 1; number <= 20; ++number)
        CHECK(contains(outcome.out, "(incident " + std::to_string(number) + "): decided"));
    CHECK(contains(outcome.out, "r1b20: White 20 - Black 20"));
    CHECK(keys <= 750);
    CHECK(answers <= 22);
}

TEST_CASE("a board without its round is of the last one here, else of the round paired last") {
    Desktop desktop;
    begun(desktop, 0);
    CHECK(contains(desktop.type({"prompt"}, {"b2 white resigns"}).err, "'b2' names no game"));
    CHECK(
        contains(desktop.type({"prompt"}, {"r4b1 white resigns", "later", "b2", "drop", "17", "drop"}).out, "r4b17: "));
    CHECK(contains(desktop.run({"i", "b2", "white resigns"}).err, "'b2' names no game"));
    Desktop paired;
    begun(paired, 3);
    CHECK(contains(paired.type({"prompt"}, {"3", "drop"}).out, "r1b3: White 3 - Black 3"));
    paired.expect(0, {"i", "b2", "white late 35", "--brief"});
    CHECK(contains(paired.expect(0, {"standing", "r1b2"}).out, "Black has won"));
}
