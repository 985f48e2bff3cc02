// What --json prints is valid under the schema that it names, for every command; one without a schema fails here.
#include <fmt/format.h>

#include <map>
#include <memory>
#include <sstream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/program.hpp"
#include "event/sample_trf.hpp"
#include "schema.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kAuditedGames = std::string(JADOUBE_SOURCE) + "/tests/audit/files/games.pgn";

const rules::SchemaFile& schema(const std::string& name) {
    static std::map<std::string, std::unique_ptr<rules::SchemaFile>> files;
    auto& file = files[name];
    if (file == nullptr) file = std::make_unique<rules::SchemaFile>(rules::schema_path(name));
    return *file;
}

/// "jadoube/claim/1" names claim.schema.json, which says the version.
std::string schema_name(const Json& json) {
    const std::string name = json.text("schema");
    const auto parts = split(name, '/');
    return parts.size() == 3 && parts[0] == "jadoube" ? std::string(parts[1]) : std::string();
}

/// Every value within that names a schema, as rulings within a report.
void check_named(const Json& json) {
    if (const JsonArray* items = json.if_array()) {
        for (const Json& item : *items) check_named(item);
    }
    const JsonObject* members = json.if_object();
    if (members == nullptr) return;
    for (const auto& [key, value] : *members) check_named(value);
    if (const std::string name = schema_name(json); !name.empty()) {
        INFO(name << ": " << to_text(json).substr(0, 2000));
        CHECK(schema(name).problems_of(to_text(json)) == Words{});
    }
}

/// A line of NDJSON, or the whole.
void check_output(const Words& words, const Outcome& outcome, const std::string& unnamed) {
    INFO(fmt::format("jadoube {}", fmt::join(words, " ")));
    INFO(outcome.err);
    REQUIRE_FALSE(outcome.out.empty());
    const bool is_whole = parse_json(outcome.out, "output").has_value();
    std::istringstream lines(outcome.out);
    std::string line = outcome.out;
    while (is_whole ? !line.empty() : static_cast<bool>(std::getline(lines, line))) {
        const auto json = parse_json(line, "output");
        INFO(line.substr(0, 300));
        REQUIRE(json);
        CHECK((!schema_name(*json).empty() || !unnamed.empty()));
        if (!unnamed.empty()) CHECK(schema(unnamed).problems_of(line) == Words{});
        check_named(*json);
        if (is_whole) break;
    }
}

/// A command line, and the schema where the output names none of itself.
struct Line {
    Words words;
    std::string unnamed = {};
};

std::vector<Line> lines() {
    const std::string data = std::string(JADOUBE_SOURCE) + "/data/";
    const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const Words touch{"--fen", start, "--act", "white touches e2"};
    const auto with = [](Words words, const Words& more) {
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    return {
        {{"init", "open.jadoube", "--rules", test_file("club.json")}},
        {{"prompt"}},
        {{"incident", "r1b9", "--confidential", "an earpiece was seen"}},
        {{"log", "--confidential"}, "entry"},
        {{"redact", "2", "--reason", "asked for"}},
        {with({"incident", "r1b1"}, touch)},
        {{"answer", "1", "deliberate=yes", "claimant_touched=no"}},
        {{"decide", "1"}},
        {with({"incident", "r1b2", "--white", "Ada", "--white-clock", "0:10:00"}, touch)},
        {{"decide", "2", "--otherwise", "a warning", "--reason", "it is clear", "--counts", "white"}},
        {{"overrule", "2", "--otherwise", "no warning", "--reason", "appeal", "--by", "Appeals committee"}},
        {{"correct", "2", "--white-clock", "0:09:00", "--reason", "read again", "--by", "Appeals committee"}},
        {with({"incident", "r1b4"}, touch)},
        {{"decide", "3", "--otherwise", "a warning", "--reason", "it is clear"}},
        {{"appeal", "3", "--appellant", "white", "--grounds", "no offence"}},
        {{"appeal", "withdraw", "3"}},
        {{"appeal", "3", "--appellant", "white", "--grounds", "no offence", "--after", "1h", "--deposit", "50 EUR"}},
        {{"appeal", "panel", "3", "--member", "Dora Roe", "--recused", "Eve Poe: same club"}},
        {with({"adjourn", "r1b3", "--pages", "."}, {"--fen", start})},
        {{"seal", "r1b3", "--clock-paused"}},
        {{"resume", "r1b3", "--present", "both"}},
        {{"resume", "r1b3", "--go-on", "--move", "e4"}},
        {{"key", "escrow", "committee.escrow"}},
        {{"key", "rotate", "--reason", "round 1 is over"}},
        {{"open"}},
        {{"due"}},
        {{"appeal", "decide", "3", "--dismissed", "--reason", "seen", "--deposit", "kept"}},
        {{"player", "Ada"}},
        {{"standing", "r1b1"}},
        {{"undo", "1", "--reason", "entered twice"}},
        {{"log"}, "entry"},
        {{"log", "3"}, "entry"},
        {{"verify"}},
        {{"import", "round.trf"}},
        {{"export", "--trf", "round.trf", "-o", "new.trf"}},
        {{"report", "--for", "organiser"}},
        {{"backup", "copy.saved"}},
        {{"eject"}},
        {{"rebuild"}},
        {{"export", "first.bundle"}},
        {{"merge", "first.bundle"}},
        {{"doctor"}},
        {{"config"}},
        {{"head"}},
        {{"head", "--keep", "heads.txt"}},
        {{"verify", "--rejudge"}},
        {{"report"}},
        {{"report", "--at", "3"}},
        {with({"judge"}, touch)},
        {with({"judge", "--all", "--nothing-else"}, touch)},
        {{"judge", data + "cases/one-man-of-each.json", "--all"}},
        {{"words"}},
        {{"exam", "--count", "3", "--seed", "1"}},
        {{"claim", "threefold", data + "karpov-miles-1986.pgn"}},
        {{"claim", "fifty", data + "karpov-miles-1986.pgn"}},
        {{"claim", "dead-position", data + "fischer-spassky-1972.pgn"}},
        {{"claim", "illegal-move", data + "heidenfeld-kerins-1973.pgn", "--at", "33w"}},
        {{"claim", "illegal-move", "cut.pgn"}},
        {{"replay", data + "heidenfeld-kerins-1973.pgn"}},
        {{"replay", data + "clocks-demo.pgn", "--game", "all"}},
        {{"replay", "--sheet", "white.txt", "--sheet", "black.txt"}},
        {{"audit", data + "clocks-demo.pgn", data + "carlsen-inarkiev-2017.pgn"}},
        {{"audit", kAuditedGames, "--all"}},
        {{"audit", "merge", "part.ndjson"}},
        {{"replay", data + "vallejo-batsiashvili-2017.pgn"}},
        {{"mate", "8/8/4k3/3n4/8/2N5/4K3/8 w - - 0 1"}},
        {{"mate", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "--side", "white"}},
        {{"clock", "show", "40/5400+30:1800+30"}},
        {{"clock", "check", data + "clocks-demo.pgn"}},
        {{"clock", "set", "add white 1:00", "--white-clock", "5:58", "--black-clock", "6:37", "--control", "25m+10s"}},
        {{"clock", "total", "--control", "25m+10s", "--white-clock", "5:58", "--black-clock", "6:37", "--passed",
          "1:00", "--white-moves", "20", "--black-moves", "19", "--white-now", "22", "--black-now", "21"}},
        {{"clock", "read", "r1b1 1:20:05 1:31:10 18 w", "r1b2 0:58:40 1:02:15"}},
        {{"clock", "sheet"}},
        {{"clock", "rebuild", "r1b1", "--passed", "0:17:00", "--control", "40/5400+30:1800+30", "--white-now", "26",
          "--black-now", "25"}},
        {{"perft", "--depth", "3"}},
        {{"perft", "--depth", "2", "--divide"}},
        {{"rules", "list"}},
        {{"rules", "show", "fide-2023"}, "ruleset"},
        {{"rules", "lint", std::string(JADOUBE_SOURCE) + "/tests/bad-rulesets/lint-conflict.json"}},
        {{"rules", "test", std::string(JADOUBE_SOURCE) + "/tests/scenarios/nswjcl"}},
        {{"rules", "coverage", "nswjcl"}},
        {{"rules", "matrix", "--topic", "touch"}},
        {{"judge", "--rules", std::string(JADOUBE_SOURCE) + "/tests/codes/harbour.json", "--act",
          "arbiter finds device of white"}},
        {{"rules", "check-against", data + "own-rules/club-open.txt", data + "own-rules/club-open.json"}},
        {{"rules", "diff", "nswjcl", "fide-basic"}},
        {{"rules", "vocabulary"}},
        {{"rules", "new", "my-club"}},
        {{"rules", "format", std::string(JADOUBE_SOURCE) + "/tests/bad-rulesets/lint-conflict.json", "--check"}},
        {{"key", "retire", "--reason", "the event is over"}},
        {{"demo", "shown"}},
        {{"completion", "--values", "games"}},
        {{"man"}},
    };
}

}  // namespace

TEST_CASE("every --json output is as its schema says") {
    const Desktop desktop;
    desktop.write("round.trf", event::samples::open());
    desktop.write("cut.pgn", "1. e4 e5 2. Ne2 d6 3. Ke3 Nf6 4. Rh5 *\n");
    desktop.write("white.txt", "1. e4 e5 2. Ng3 ... 3. Bb5 a6 1-0");
    desktop.write("black.txt", "1. e4 e5 1. Sf3 Sc6 3. Lc4 Lc5 4. 0-0");
    desktop.write("part.ndjson", desktop.expect(1, {"audit", kAuditedGames, "--against", "fide-2018", "--json"}).out);
    for (const Line& line : lines()) {
        Words words = line.words;
        words.emplace_back("--json");
        check_output(words, desktop.run(words), line.unnamed);
    }
}

TEST_CASE("of a log with two devices every --json output is as its schema says") {
    const Desktop desktop;
    const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const auto of_b = [](Words words) {
        words.insert(words.end(), {"--log", "b.jadoube"});
        return words;
    };
    const auto of_a = [](Words words) {
        words.insert(words.end(), {"--log", "a.jadoube"});
        return words;
    };
    const Line all[] = {
        {{"init", "a.jadoube", "--rules", test_file("club.json"), "--name", "Open"}},
        {of_a({"export", "first.bundle"})},
        {{"init", "b.jadoube", "--joins", "first.bundle"}},
        {of_b({"incident", "r1b1", "--fen", start, "--act", "white touches e2", "--white", "Ada"})},
        {of_b({"decide", "1", "--otherwise", "a warning", "--reason", "it is clear"})},
        {of_b({"clock", "read", "r1b1 1:20:05 1:31:10 18 w"})},
        {of_b({"export", "second.bundle", "--since", "1"})},
        {of_b({"export", "third.bundle"})},
        {of_a({"merge", "third.bundle"})},
        {of_a({"merge", "third.bundle"})},
        {of_a({"decide", "B1", "--otherwise", "none", "--reason", "mine", "--by", "arbiter"})},
        {of_b({"decide", "1", "--otherwise", "two", "--reason", "mine", "--by", "arbiter"})},
        {of_b({"export", "fourth.bundle"})},
        {of_a({"merge", "fourth.bundle"})},
        {of_a({"open"})},
        {of_a({"verify", "--rejudge"})},
        {of_a({"head"})},
        {of_a({"report"})},
        {of_a({"report", "--at", "B3"})},
        {of_a({"log"}), "entry"},
        {of_a({"player", "Ada"})},
        {of_a({"standing", "r1b1"})},
        {of_a({"due"})},
        {of_a({"clock", "sheet"})},
        {of_a({"clock", "rebuild", "r1b1", "--passed", "0:17:00", "--control", "40/5400+30:1800+30", "--white-now",
               "26", "--black-now", "25"})},
    };
    for (const Line& line : all) {
        Words words = line.words;
        words.emplace_back("--json");
        check_output(words, desktop.run(words), line.unnamed);
    }
}

TEST_CASE("cases that fail are part of the JSON") {
    const Desktop desktop;
    desktop.write("case.json", R"({"name": "No end", "given": {"ruleset": "fide-2023", "position": null},
 "when": {"acts": [{"act": "touch", "by": "white", "squares": ["e2"]}]}, "then": {"status": "conflict"}})");
    const Words words{"rules", "test", "case.json", "--json"};
    const Outcome outcome = desktop.expect(1, words);
    check_output(words, outcome, {});
    const Json failure = outcome.json().find("failures")->if_array()->front();
    CHECK(failure.text("case") == "No end");
    CHECK_FALSE(failure.find("differences")->if_array()->empty());
}

TEST_CASE("what has no form as JSON is refused with --json") {
    const Desktop desktop;
    const std::string game = std::string(JADOUBE_SOURCE) + "/data/karpov-miles-1986.pgn";
    desktop.expect(2, {"replay", game, "--pgn", "--json"});
    desktop.expect(2, {"replay", game, "--pgn", "--at", "3w"});
    desktop.expect(2, {"completion", "bash", "--json"});
    desktop.expect(2, {"rules", "show", "fide-2023", "4.3.1", "--json"});
    desktop.expect(2, {"rules", "show", "fide-2023", "4.3.1", "--resolved"});
    desktop.expect(0, {"replay", game, "--pgn"});
    desktop.expect(2, {"rules", "check-against", "print.txt", "fide-2023", "--html", "page.html", "--json"});
}

TEST_CASE("every command is among those whose JSON is checked") {
    std::ostringstream nowhere;
    const Session session{.out = nowhere, .err = nowhere, .environment = {}, .now_ms = {}, .executable = {}};
    const auto all = lines();
    const auto is_checked = [&](const std::string& first, const std::string& second) {
        return std::any_of(all.begin(), all.end(), [&](const Line& line) {
            return line.words.front() == first && (second.empty() || line.words.at(1) == second);
        });
    };
    const std::set<std::string> with_secrets{"unlock", "lock"};  // key_test.cpp holds theirs against the schema
    for (const Command& command : commands(session)) {
        INFO(command.name);
        if (with_secrets.contains(command.name)) continue;
        if (command.parts.empty()) CHECK(is_checked(command.name, {}));
        for (const Command& part : command.parts) CHECK(is_checked(command.name, part.name));
    }
}
