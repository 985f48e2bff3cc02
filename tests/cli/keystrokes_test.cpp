// What a round costs at the keyboard: its commonest incidents typed at the prompt, each decided (day.txt).
#include <algorithm>
#include <numeric>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Lines = std::vector<std::string>;

std::vector<Lines> incidents_in(const std::string& name) {
    const auto text = read_file(std::string(JADOUBE_SOURCE) + "/tests/cli/" + name, 100000);
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

/// The words of a command, as a shell takes them: what stands in quotation marks is one.
Lines words_of(const std::string& command) {
    Lines words;
    bool is_quoted = false;
    for (const std::string_view part : split(command, '"')) {
        if (is_quoted) words.emplace_back(part);
        for (const std::string_view word : is_quoted ? std::vector<std::string_view>{} : split(part, ' '))
            if (!word.empty()) words.emplace_back(word);
        is_quoted = !is_quoted;
    }
    return words;
}

/// The number in the middle.
std::size_t median(std::vector<std::size_t> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return numbers.at(numbers.size() / 2);
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

TEST_CASE("the twenty-five commonest incidents of a round are typed and decided in 950 keystrokes and 24 answers") {
    const auto day = incidents_in("day.txt");
    REQUIRE(day.size() == 25);
    Desktop desktop;
    begun(desktop, 25);
    Lines typed;
    std::vector<std::size_t> keys;
    std::ptrdiff_t answers = 0;
    for (const Lines& incident : day) {
        typed.insert(typed.end(), incident.begin(), incident.end());
        keys.push_back(0);
        for (const std::string& line : incident) keys.back() += line.size() + 1;  // and the Enter key
        answers += std::count_if(std::next(incident.begin()), incident.end(),
                                 [](const std::string& line) { return !line.empty(); });
    }
    const Outcome outcome = desktop.type({"prompt"}, typed);
    INFO(outcome.out << outcome.err);
    for (int number = 1; number <= 25; ++number)
        CHECK(contains(outcome.out, "(incident " + std::to_string(number) + "): decided"));
    CHECK(contains(outcome.out, "r1b25: White 25 - Black 25"));
    CHECK(std::accumulate(keys.begin(), keys.end(), std::size_t{0}) <= 950);
    CHECK(median(keys) <= 40);
    CHECK(answers <= 24);
}

TEST_CASE(
    "the same incidents are recorded and decided by commands, in a median of 80 keystrokes with 'jadoube' twice") {
    const auto day = incidents_in("day_commands.txt");
    REQUIRE(day.size() == 25);
    Desktop desktop;
    begun(desktop, 25);
    std::vector<std::size_t> keys;
    for (const Lines& incident : day) {
        keys.push_back(0);
        Outcome last;
        for (const std::string& command : incident) {
            keys.back() += std::string_view("jadoube ").size() + command.size() + 1;
            last = desktop.run(words_of(command));
            INFO(command << '\n' << last.out << last.err);
            CHECK_FALSE(last.err.starts_with("jadoube: error"));
        }
        CHECK(contains(last.out, "(incident " + std::to_string(keys.size()) + "): decided"));
    }
    CHECK(median(keys) <= 80);
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
