// jadoube rules: codes and their cases, from the command line to the exit code.
#include "base/text.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

const char* const kCase =
    R"({"given": {"ruleset": "./house.json", "position": {"fen": "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"}},
 "when": {"acts": [{"act": "touch", "by": "white", "squares": ["a1"], "said": "none", "deliberate": true}], "told": "complete"},
 "then": {"articles": ["1"]}, "name": "A Rook touched <b>"})";

/// A folder with a code of one article, a case of it and a list of its clauses.
void lay_out(const Desktop& desktop, const std::string& clauses) {
    desktop.write("house.json",
                  R"({"format": 1, "id": "house", "title": "House", "source": "none", "checked_on": "2026-01-01",
 "parameters": {}, "definitions": {}, "articles": [{"id": "1", "heading": "Touch", "summary": "It moves.", "trigger": "touch",
  "then": {"move": {"man": "own_men_touched"}}}]})");
    for (const char* folder : {"tests/scenarios", "tests/cases", "tests/clauses"})
        std::filesystem::create_directories(folder);
    desktop.write("tests/scenarios/1.json", kCase);
    desktop.write("tests/clauses/house.txt", clauses);
}

}  // namespace

TEST_CASE("coverage is complete where every clause has its article and every article its cases") {
    const Desktop desktop;
    lay_out(desktop, "1\tX\n");
    const Outcome outcome = desktop.expect(0, {"rules", "coverage", "./house.json"});
    CHECK(contains(outcome.out, "house "));
    CHECK_FALSE(contains(outcome.out, "missing"));
    const Json json = desktop.expect(0, {"rules", "coverage", "./house.json", "--json"}).json();
    CHECK(json.text("schema") == "jadoube/coverage/1");
    CHECK(json.find("fired")->number("count") == 1);
}

TEST_CASE("coverage names what is missing, and ends with 1") {
    const Desktop desktop;
    lay_out(desktop, "1\tX\n2\tX\n");
    CHECK(contains(desktop.expect(1, {"rules", "coverage", "./house.json"}).out, "clauses without an article (1): 2"));
    CHECK(contains(desktop.expect(1, {"rules", "coverage", "./house.json", "--cases", "tests/cases"}).out,
                   "articles that never fired (1): 1"));
    CHECK(contains(desktop.expect(1, {"rules", "coverage", "./house.json", "--clauses", "tests"}).out,
                   "no list of its clauses"));
}

TEST_CASE("coverage stops for what it cannot read") {
    const Desktop desktop;
    lay_out(desktop, "1 X\n");
    CHECK(contains(desktop.expect(3, {"rules", "coverage", "./house.json"}).err, "house.txt:1: "));
    desktop.write("tests/clauses/house.txt", "1\tX\n");
    desktop.write("tests/scenarios/2.json", "{");
    CHECK(contains(desktop.expect(3, {"rules", "coverage", "./house.json"}).err, "2.json"));
    desktop.expect(2, {"rules", "coverage", "no-such-code"});
}

TEST_CASE("the cases of this project are found without naming them") {
    const Desktop desktop;
    const Outcome outcome = desktop.run({"rules", "coverage", "fide", "--json"});
    CHECK((outcome.code == 0 || outcome.code == 1));
    CHECK(outcome.json().find("fired")->number("count") > 0);
    CHECK_FALSE(outcome.json().find("clauses")->is_null());
}

TEST_CASE("a code is shown beside its print, with its cases if a folder is named") {
    const Desktop desktop;
    lay_out(desktop, "1\tX\n2\tX\n");
    desktop.write("print.txt", "House\n1. A man touched must move.\n");
    const Outcome text = desktop.expect(1, {"rules", "check-against", "print.txt", "./house.json"});
    CHECK(contains(text.out, "What follows: a legal move with a man of his own that he touched."));
    CHECK(contains(text.out, "stand nowhere in the print: 1\n  - 2\n"));
    CHECK_FALSE(contains(text.out, "Cases:"));
    const Outcome with_cases =
        desktop.expect(1, {"rules", "check-against", "print.txt", "./house.json", "--cases", "tests/scenarios"});
    CHECK(contains(with_cases.out, "Cases: A Rook touched <b>."));
    desktop.write("tests/clauses/house.txt", "1\tX\n");
    desktop.expect(0, {"rules", "check-against", "print.txt", "./house.json", "--html", "page.html"});
    CHECK(contains(desktop.read("page.html"), "1. A man touched must move."));
    CHECK(desktop.expect(0, {"rules", "check-against", "print.txt", "./house.json", "--json"}).json().text("schema") ==
          "jadoube/print-check/1");
}

TEST_CASE("a print that cannot be read is told") {
    const Desktop desktop;
    lay_out(desktop, "1 X\n");
    desktop.write("latin.txt", "1. \xe9\n");
    CHECK(contains(desktop.expect(3, {"rules", "check-against", "none.txt", "./house.json"}).err, "none.txt"));
    CHECK(contains(desktop.expect(3, {"rules", "check-against", "latin.txt", "./house.json"}).err, "latin.txt: "));
    desktop.write("print.txt", "1. One\n");
    CHECK(contains(desktop.expect(3, {"rules", "check-against", "print.txt", "./house.json"}).err, "house.txt:1: "));
    desktop.expect(2, {"rules", "check-against", "print.txt", "no-such-code"});
    desktop.expect(2, {"rules", "check-against", "print.txt"});
}

TEST_CASE("a matrix needs a topic, and lists them where it has none") {
    const Desktop desktop;
    lay_out(desktop, "");
    const Outcome outcome = desktop.expect(0, {"rules", "matrix", "--topic", "touch", "./house.json"});
    CHECK(contains(outcome.out, "move a man"));
    CHECK(
        contains(desktop.expect(0, {"rules", "matrix", "--topic", "series", "./house.json"}).out, "Nothing on this."));
    CHECK(contains(desktop.expect(2, {"rules", "matrix"}).err, "out-of-turn, illegal-move"));
    CHECK(contains(desktop.expect(2, {"rules", "matrix", "--topic", "draws"}).err, "did you mean 'draw'?"));
    CHECK(desktop.expect(0, {"rules", "matrix", "--topic", "touch", "--json", "./house.json"}).json().text("schema") ==
          "jadoube/matrix/1");
}

TEST_CASE("a matrix of all codes keeps within 100 columns") {
    const Desktop desktop;
    for (const char* topic : {"touch", "illegal-move", "draw", "conduct"}) {
        const Outcome outcome = desktop.run({"rules", "matrix", "--topic", topic});
        for (const std::string_view line : split(outcome.out, '\n')) {
            INFO(line);
            CHECK(display_width(line) <= 100);
        }
    }
}

TEST_CASE("diff sets two codes beside each other") {
    const Desktop desktop;
    lay_out(desktop, "");
    const Outcome other =
        desktop.expect(0, {"rules", "diff", "./house.json", test_file("club.json"), "--topic", "touch"});
    CHECK(contains(other.out, "touch: both regulate it, differently"));
    CHECK(contains(other.out, "One man touched"));
    CHECK(contains(desktop.expect(0, {"rules", "diff", "./house.json", test_file("club.json")}).out,
                   "illegal_move: only club regulates it"));
    CHECK(contains(desktop.expect(0, {"rules", "diff", "./house.json", "./house.json"}).out, "They say the same."));
    CHECK(desktop.expect(0, {"rules", "diff", "./house.json", test_file("club.json"), "--json"}).json().text("b") ==
          "club");
    desktop.expect(2, {"rules", "diff", "./house.json"});
    desktop.expect(2, {"rules", "diff", "./house.json", "no-such-code"});
    desktop.expect(2, {"rules", "diff", "./house.json", "./house.json", "--topic", "nothing"});
}

TEST_CASE("show prints a code, or an article of it with its cases") {
    const Desktop desktop;
    lay_out(desktop, "");
    desktop.write(
        "tests/scenarios/2.json",
        R"({"article": "2 late", "cases": [{"name": "Another case", "given": {"ruleset": "house"}, "when": {}}]})");
    desktop.write("house.json",
                  R"({"format": 1, "id": "house", "title": "House", "source": "none", "checked_on": "2026-01-01",
 "parameters": {}, "definitions": {}, "articles": [{"id": "2 late", "heading": "Touch", "summary": "It <b>moves.",
  "trigger": "touch", "then": "nothing"}]})");
    CHECK(contains(desktop.expect(0, {"rules", "show", "./house.json"}).out, "2 late  Touch\nIt <b>moves."));
    const Outcome article = desktop.expect(0, {"rules", "show", "./house.json", "2", "late"});
    CHECK(contains(article.out, "Cases:\n  - Another case\n"));
    CHECK(desktop.expect(0, {"rules", "show", "./house.json", "2 late"}).out == article.out);
    CHECK(desktop.expect(0, {"rules", "show", "./house.json", "2"}).out == article.out);
    const Outcome none = desktop.expect(0, {"rules", "show", "./house.json", "2", "--cases", "tests/cases"});
    CHECK_FALSE(contains(none.out, "Cases:"));
    CHECK(contains(desktop.expect(2, {"rules", "show", "./house.json", "2 lote"}).err, "did you mean '2 late'?"));
    CHECK(contains(desktop.expect(2, {"rules", "show"}).err, "which code?"));
}

TEST_CASE("show writes codes as one page or as a folder of pages") {
    const Desktop desktop;
    lay_out(desktop, "");
    desktop.expect(0, {"rules", "show", "--html", "laws.html", "./house.json", test_file("club.json")});
    const std::string page = desktop.read("laws.html");
    CHECK(contains(page, "<section id=\"house-1\">"));
    CHECK(contains(page, "<a href=\"#club-1\">"));
    desktop.expect(0, {"rules", "show", "--html", "pages", "./house.json", test_file("club.json")});
    CHECK(contains(desktop.read("pages/index.html"), "<a href=\"club.html\">"));
    CHECK(contains(desktop.read("pages/club.html"), "<a href=\"house.html#house-1\">"));
    desktop.expect(2, {"rules", "show", "--html", "other", "no-such-code"});
    CHECK_FALSE(std::filesystem::exists("other"));
    desktop.write("file", "");
    CHECK(desktop.run({"rules", "show", "--html", "file/below", "./house.json"}).code == 7);
}

TEST_CASE("format names the files that are laid out otherwise, and writes only where it may") {
    const Desktop desktop;
    lay_out(desktop, "");
    const std::string before = desktop.read("house.json");
    CHECK(desktop.expect(1, {"rules", "format", "house.json", "--check"}).out == "house.json\n");
    CHECK(desktop.read("house.json") == before);
    CHECK(desktop.expect(0, {"rules", "format", "house.json"}).out.empty());
    CHECK(contains(desktop.read("house.json"), R"(    {"id": "1", "heading": "Touch", "trigger": "touch",)"
                                               "\n"));
    CHECK(desktop.expect(0, {"rules", "format", "house.json", "--check"}).out.empty());
}

TEST_CASE("format refuses what it cannot read, and goes on with the other files") {
    const Desktop desktop;
    lay_out(desktop, "");
    desktop.write("twice.json", R"({"id": "a", "id": "b"})");
    const Outcome outcome = desktop.expect(3, {"rules", "format", "twice.json", "house.json", "--check"});
    CHECK(contains(outcome.err, "twice.json:1:13: the key 'id' stands twice"));
    CHECK(outcome.out == "house.json\n");
    desktop.expect(2, {"rules", "format"});
}

TEST_CASE("a first file is written, reads without a fault, and is never written over") {
    const Desktop desktop;
    for (const std::vector<std::string>& more : {std::vector<std::string>{}, {"--extends", "fide-2023"}}) {
        const std::string id = more.empty() ? "my-code" : "my-club";
        std::vector<std::string> words{"rules", "new", id};
        words.insert(words.end(), more.begin(), more.end());
        CHECK(desktop.expect(0, words).out == id + ".json\n");
        const Outcome lint = desktop.expect(0, {"rules", "lint", "./" + id + ".json"});
        CHECK_FALSE(contains(lint.out + lint.err, "warning"));
        CHECK_FALSE(contains(lint.out + lint.err, "error"));
        desktop.expect(0, {"rules", "format", "--check", id + ".json"});
        CHECK(contains(desktop.expect(2, words).err, "the file is there already"));
    }
    CHECK(contains(desktop.read("my-club.json"), R"("extends": "fide-2023")"));
    CHECK(contains(desktop.expect(2, {"rules", "new", "My Code"}).err, "small letters, digits and hyphens"));
}

TEST_CASE("a schema may stand in the file of a code, for editors") {
    const Desktop desktop;
    desktop.expect(0, {"rules", "new", "my-code"});
    std::string text = desktop.read("my-code.json");
    text.insert(text.find('{') + 1, R"("$schema": "../schemas/ruleset.schema.json",)");
    desktop.write("my-code.json", text);
    desktop.expect(0, {"rules", "lint", "./my-code.json"});
}

TEST_CASE("the lint names the file and the place, and a file that is not called as its code") {
    const Desktop desktop;
    desktop.expect(0, {"rules", "new", "my-code"});
    const std::string text = desktop.read("my-code.json");
    desktop.write("other.json", text);
    CHECK(contains(desktop.expect(1, {"rules", "lint", "./other.json"}).out,
                   "./other.json: warning: id_unlike_file: the code is 'my-code' and its file 'other'"));
    std::string twice = text;
    const std::string_view device = R"("conduct.device")";
    twice.replace(twice.find(device), device.size(), R"(["conduct", "conduct.device"])");
    desktop.write("my-code.json", twice);
    CHECK(contains(desktop.expect(1, {"rules", "lint", "./my-code.json"}).out,
                   "./my-code.json:17:5: warning: trigger_twice: 2: "));
}
