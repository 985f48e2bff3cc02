// Lines of historical.jsonl become case files, and those come out as the lines say.
#include "adjudicate/cases/case_file.hpp"
#include "historical_cases/convert.hpp"

#include <fmt/format.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/expectation.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "catch.hpp"
#include "rules/read/ruleset_store.hpp"

namespace jadoube::historical {
namespace {

const std::string kSample = std::string(JADOUBE_SOURCE) + "/tests/tools/historical.jsonl";
const std::string kFen = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";

std::string text_of(const std::string& path) {
    const auto text = read_file(path, std::size_t{1} << 20);
    REQUIRE(text);
    return *text;
}

const Phrases& phrases() {
    static const Phrases known = [] {
        auto read = Phrases::read(PHRASES);
        if (!read) FAIL(to_text(read.error()));
        return *read;
    }();
    return known;
}

/// The case made of one line with these occurrences.
Json case_of(const std::string& occurrences, const std::string& expected = R"({"finding": "breach"})") {
    std::string line = fmt::format(
        R"({{"id": "a-1", "ruleset": "bcf-1911", "fen": "{}", "history": [], "occurrences": [{}], "expected": {}}})",
        kFen, occurrences, expected);
    std::replace(line.begin(), line.end(), '\n', ' ');
    const Conversion conversion = convert(line, "lines", phrases());
    for (const Error& error : conversion.errors) FAIL(to_text(error));
    REQUIRE(conversion.files.size() == 1);
    return conversion.files.front().json;
}

Json acts_of(const std::string& occurrences, const std::string& expected = R"({"finding": "breach"})") {
    return *case_of(occurrences, expected).find("when")->find("acts");
}

std::string occurrence(const std::string& type, const std::string& squares, const std::string& note,
                       const std::string& more = "") {
    return fmt::format(R"({{"type": "{}", "by": "white", "squares": [{}], "note": "{}"{}}})", type, squares, note,
                       more);
}

std::vector<std::string> differences_of(const CaseFile& file, const rules::RulesetStore& store) {
    const auto cases = adjudicate::read_cases(laid_out(file.json), file.id);
    if (!cases) return {to_text(cases.error().front())};
    const adjudicate::Case& one = cases->front();
    const auto loaded = store.load(one.ruleset);
    if (!loaded) return {to_text(loaded.error().front())};
    const auto ruling = adjudicate::adjudicate(*loaded->ruleset, one.game, one.dispute);
    if (!ruling) return {to_text(ruling.error())};
    return adjudicate::differences(*one.then, *ruling);
}

int run(const std::string& words) {
    const int status = std::system((std::string(HISTORICAL_CASES) + " " + words + " >/dev/null 2>&1").c_str());
    return WEXITSTATUS(status);
}

}  // namespace

TEST_CASE("every line of the sample is judged as it says") {
    const Conversion conversion = convert(text_of(kSample), kSample, phrases());
    CHECK(conversion.errors.empty());
    CHECK(conversion.remarks.empty());
    REQUIRE(conversion.files.size() == 14);
    const rules::RulesetStore store({std::string(JADOUBE_SOURCE) + "/rules"});
    for (const CaseFile& file : conversion.files) {
        INFO(file.id);
        CHECK(differences_of(file, store) == std::vector<std::string>{});
    }
}

TEST_CASE("notes tell what kind of act it was") {
    struct Row {
        std::string name, occurrences, acts;
    };
    const auto row = GENERATE(
        Row{"a man still held is placed", occurrence("move", R"("d2", "d4")", "still holds the Pawn"),
            R"([{"act": "place", "by": "white", "from": "d2", "to": "d4"}])"},
        Row{"a man let go is moved", occurrence("move", R"("d2", "d4")", "hand withdrawn"),
            R"([{"act": "move", "by": "white", "from": "d2", "to": "d4"}])"},
        Row{"a word said first", occurrence("touch", R"("f3")", "says “J’adoube” before touching"),
            R"([{"act": "touch", "by": "white", "squares": ["f3"], "said": "before", "deliberate": true}])"},
        Row{"a word said too late", occurrence("touch", R"("f3")", "says “J’adoube” only afterwards"),
            R"([{"act": "touch", "by": "white", "squares": ["f3"], "said": "late", "deliberate": true}])"},
        Row{"an accident", occurrence("touch", R"("f3")", "brushed with the sleeve"),
            R"([{"act": "touch", "by": "white", "squares": ["f3"], "said": "none", "deliberate": false}])"},
        Row{"men whose order nobody knows",
            occurrence("touch", R"("f3")", "") + "," +
                occurrence("touch", R"("e5")", "the order cannot be established"),
            R"([{"act": "touch", "by": "white", "squares": ["f3", "e5"], "said": "none", "deliberate": true, "order": "cannot_be_established"}])"},
        Row{"the Rook touched first", occurrence("castle", R"("e1", "g1", "h1", "f1")", "the Rook was touched first"),
            R"([{"act": "touch", "by": "white", "squares": ["h1"], "said": "none", "deliberate": true},
                {"act": "castle", "by": "white", "king": ["e1", "g1"], "rook": ["h1", "f1"]}])"});
    INFO(row.name);
    CHECK(acts_of(row.occurrences) == *parse_json(row.acts, "acts"));
}

TEST_CASE("a demand is an election where the line lists all that was open") {
    const std::string told =
        occurrence("touch", R"("a1", "f3")", "") +
        R"(,{"type": "claim", "by": "black", "squares": [], "demand": "move-touched", "man": "f3"})";
    const std::string several = R"({"finding": "breach", "options": [
        {"choice_by": "opponent", "action": "move-touched", "man": "f3", "moves": ["Ng5"]},
        {"choice_by": "opponent", "action": "king-move", "moves": ["Ke2"]}]})";
    const Json named = acts_of(told).if_array()->back();
    CHECK(named.text("option") == "move");
    CHECK(named.text("man") == "f3");
    CHECK(acts_of(told, several).if_array()->back().find("option") == nullptr);
}

TEST_CASE("what is expected becomes the case's then") {
    const Json then = *case_of(occurrence("touch", R"("a1")", ""),
                               R"({"finding": "no-breach", "law": ["7"], "result": null, "options": [
        {"choice_by": "player", "action": "move-touched", "man": "a1", "moves": []}]})")
                           .find("then");
    CHECK(then.text("finding") == "no_breach");
    CHECK(then.text("result") == "continue");
    CHECK(then.find("options")->if_array()->front().text("man") == "a1");
}

TEST_CASE("a move that stands is expected as the board after it") {
    const Json then = *case_of(occurrence("move", R"("d2", "d4")", ""), R"({"finding": "breach", "options": [
        {"choice_by": "player", "action": "stand", "moves": ["d4"]}]})")
                           .find("then");
    CHECK(then.find("options") == nullptr);
    CHECK(then.text("position") == "r1bqk1nr/pppp1ppp/2n5/2b1p3/2BPP3/5N2/PPP2PPP/RNBQK2R b KQkq d3 0 4");
}

TEST_CASE("words that are not known are remarked upon, with the line") {
    const std::string line = R"({"id": "a", "ruleset": "r", "expected": {}, "occurrences": [{"type": "levitate"}]})";
    const Conversion conversion = convert("\n" + line, "lines", phrases());
    CHECK(conversion.remarks == std::vector<std::string>{"lines:2: occurrence 'levitate' is not known"});
}

TEST_CASE("lines that cannot be read are errors with their number, and the others are converted") {
    const std::string good = R"({"id": "a", "ruleset": "r", "fen": null, "expected": {}, "occurrences": []})";
    struct Row {
        std::string line, message;
    };
    const auto row = GENERATE(
        Row{R"({"id": )", ""}, Row{R"({"id": "b", "ruleset": "r"})", "'expected' is missing or no object"},
        Row{R"({"id": "../b", "ruleset": "r", "expected": {}})", "'../b' cannot be the name of a file"},
        Row{R"({"id": "b", "ruleset": "r", "expected": {}, "fen": "x"})", ""},
        Row{R"({"id": "b", "ruleset": "r", "expected": {}, "occurrences": [{"type": "touch", "squares": ["k9"]}]})",
            "'k9' is not a square"},
        Row{R"({"id": "a", "ruleset": "r", "expected": {}})", "'a' stands here a second time"});
    const Conversion conversion = convert(good + "\n" + row.line + "\n", "lines", phrases());
    REQUIRE(conversion.errors.size() == 1);
    CHECK(conversion.errors.front().where == "lines:2");
    if (!row.message.empty()) CHECK(conversion.errors.front().message == row.message);
    CHECK(conversion.files.size() == 1);
}

TEST_CASE("the program writes one file for each line, and says what it does not know") {
    const auto folder = std::filesystem::temp_directory_path() / "jadoube-historical-cases";
    std::filesystem::remove_all(folder);
    CHECK(run("historical " + kSample + " --out " + folder.string()) == 0);
    CHECK(std::filesystem::exists(folder / "bcf-1911" / "bcf-05.json"));
    CHECK(run("historical /nowhere.jsonl --out " + folder.string()) == 2);
    CHECK(run("hysterical") == 2);
    CHECK(run("--help") == 0);
    std::filesystem::remove_all(folder);
}

}  // namespace jadoube::historical
