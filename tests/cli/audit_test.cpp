// Files of games walked over: what is told of each game, under which code, and that threads, parts and packing change
// nothing.
#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <map>

#include "base/error.hpp"
#include "base/text.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

const std::string kGames = std::string(JADOUBE_SOURCE) + "/tests/audit/files/games.pgn";

std::vector<Json> lines_of(const std::string& out) {
    std::vector<Json> lines;
    for (const std::string_view line : split(out, '\n'))
        if (!line.empty()) lines.push_back(*parse_json(line, "line"));
    return lines;
}

std::vector<std::string> texts(const Json* list) {
    std::vector<std::string> all;
    if (list == nullptr) return all;
    for (const Json& item : *list->if_array()) all.push_back(*item.if_string());
    return all;
}

/// "threefold 9.2.2 holds", without the findings of text and tags.
std::vector<std::string> findings_of(const Json& game) {
    std::vector<std::string> all;
    for (const Json& finding : *game.find("findings")->if_array()) {
        std::string line = finding.text("kind");
        for (const std::string& article : texts(finding.find("articles"))) line += " " + article;
        if (finding.find("holds") != nullptr) line += finding.truth("holds") ? " holds" : " fails";
        all.push_back(line);
    }
    return all;
}

const Json& game_of(const std::vector<Json>& lines, const std::string& event, const std::string& date) {
    for (const Json& line : lines)
        if (line.text("event") == event && line.text("date") == date) return line;
    FAIL("no line for " << event << " " << date);
    return lines.front();
}

/// How often a file must stand one after the other to be cut in several blocks.
/// In bytes: cut into many pieces, whatever reads it.
std::size_t large_size() {
    return std::size_t{5} << (test_size() == TestSize::brief ? 16 : 19);
}

std::string large_file() {
    const Desktop desktop;
    std::string text;
    const std::string games = desktop.read(kGames);
    while (text.size() < large_size()) text += games;
    return text;
}

}  // namespace

TEST_CASE("a code is read only for findings that laws speak of") {
    const Desktop desktop;
    const std::filesystem::path folder = desktop.folder() / "index-alone";
    std::filesystem::create_directory(folder);
    std::filesystem::copy_file(std::string(JADOUBE_SOURCE) + "/rules/index.json", folder / "index.json");
    std::ofstream(folder / "fide-2023.json") << "no code";
    const std::string head = "[Date \"2024.01.01\"]\n[Result \"*\"]\n\n";
    desktop.write("tags.pgn", head + "1. e4 e5 *\n");
    desktop.write("mate.pgn", head + "1. f3 e5 2. g4 Qh4# *\n");
    const auto audited = [&](const std::string& file) {
        return desktop.run({"audit", file, "--json", "--rules-dir", folder.string()});
    };
    const Json tags = lines_of(audited("tags.pgn").out).front();
    CHECK(tags.text("rules") == "fide-2023");
    CHECK(tags.find("findings")->if_array()->size() == 5);
    CHECK(contains(audited("mate.pgn").err, "fide-2023.json"));
}

TEST_CASE("each game is judged by the edition of its day, and measured only where none is known") {
    const Desktop desktop;
    const auto lines = lines_of(desktop.expect(1, {"audit", kGames}).out);
    using Findings = std::vector<std::string>;
    struct Row {
        std::string date, rules, missing, play;
        Findings findings;
    };
    const std::vector<Row> rows = {
        {"1950.01.01", "", "date-before-first-edition", "", {"threefold", "fivefold"}},
        {"2009.08.01", "fide-2009", "", "standard", {"threefold 9.2(b) holds", "fivefold fails"}},
        {"2014.??.??", "", "date-between-editions", "", {"threefold", "fivefold"}},
        {"????.??.??", "", "date-missing", "", {"threefold", "fivefold"}},
        {"2015.05.05", "fide-2014", "", "blitz", {"threefold 9.2(b) holds", "fivefold 9.6(a) holds"}},
        {"2019.05.??", "fide-2018", "", "rapid", {"threefold 9.2.2 holds", "fivefold 9.6.1 holds"}},
        {"2024.02.29", "fide-2023", "", "blitz", {"threefold 9.2.2 holds", "fivefold 9.6.1 holds"}}};
    for (const Row& row : rows) {
        INFO(row.date);
        const Json& game = game_of(lines, "Repetitions", row.date);
        CHECK(game.text("rules") == row.rules);
        CHECK(game.text("no_rules") == row.missing);
        CHECK(game.text("play") == row.play);
        CHECK(findings_of(game) == row.findings);
        const bool is_automatic = row.rules != "" && row.rules != "fide-2009";
        REQUIRE((game.find("over") != nullptr) == is_automatic);
        if (is_automatic) CHECK(game.find("over")->text("by") == "repetition");
        if (is_automatic) CHECK(game.find("over")->number("ply") == 16);
    }
}

TEST_CASE("results, losses on time and draws against the board name the article that they are against") {
    const Desktop desktop;
    const auto lines = lines_of(desktop.expect(1, {"audit", kGames}).out);
    using Findings = std::vector<std::string>;
    CHECK(findings_of(game_of(lines, "Mates", "2020.01.01")) == Findings{"checkmate 5.1.1 holds"});
    CHECK(findings_of(game_of(lines, "Mates", "2020.01.02")) ==
          Findings{"checkmate 5.1.1 holds", "result-against-board 5.1.1 holds"});
    CHECK(findings_of(game_of(lines, "Mates", "1912.01.02")) == Findings{"checkmate", "result-against-board"});
    CHECK(findings_of(game_of(lines, "Lone kings", "2021.03.04")) ==
          Findings{"cannot-mate", "dead-position 5.2.2 holds", "result-against-board 5.2.2 holds"});
    CHECK(findings_of(game_of(lines, "Stalemate", "2018.06.01")) ==
          Findings{"cannot-mate", "stalemate 5.2.1 holds", "result-against-board 5.2.1 holds"});
    CHECK(findings_of(game_of(lines, "Illegal", "2018.06.01")).front() == "illegal-move 4.3.1 7.5.1 7.5.5 holds");
    CHECK(findings_of(game_of(lines, "Quiet", "2016.06.01")) ==
          Findings{"fifty-moves 9.3(b) holds", "cannot-mate", "seventy-five-moves 9.6(b) holds"});
}

TEST_CASE("one code may be asked for all games, and the last line sums up") {
    const Desktop desktop;
    const Outcome outcome =
        desktop.expect(1, {"audit", kGames, "--rules", "fide-2018", "--json", "--only", "fivefold"});
    const auto lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 8);
    for (std::size_t i = 0; i < 7; ++i)
        CHECK(findings_of(lines[i]) == std::vector<std::string>{"fivefold 9.6.1 holds"});
    const Json& summary = lines.back();
    CHECK(summary.find("totals")->number("games") == 23);
    CHECK(summary.find("games_with")->number("fivefold") == 7);
    CHECK(summary.find("games_with")->number("over-before-end") == 9);
    CHECK(summary.find("games_with")->number("checkmate") == 3);
    CHECK(summary.find("games_under")->number("fide-2018") == 23);
    CHECK(outcome.err.empty());
}

TEST_CASE("the exit code tells of what is wrong, or of the kinds that were named") {
    const Desktop desktop;
    desktop.write("fine.pgn", "[Event \"a\"]\n[Date \"2020.01.01\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    desktop.expect(0, {"audit", "fine.pgn"});
    desktop.expect(1, {"audit", "fine.pgn", "--fail-on", "checkmate"});
    desktop.expect(0, {"audit", kGames, "--fail-on", "jump,unclosed-variation"});
    CHECK(contains(desktop.expect(2, {"audit", kGames, "--fail-on", "chekmate"}).err, "did you mean 'checkmate'?"));
    desktop.expect(2, {"audit", kGames, "--only", "text"});
    desktop.expect(2, {"audit", kGames, "--shard", "3/2"});
    desktop.expect(2, {"audit", kGames, kGames, "--shard", "1/2"});
    desktop.expect(2, {"audit", kGames + ".gz", "--shard", "1/2"});
    desktop.expect(2, {"audit", kGames, "--threads", "0"});
    desktop.write("wide.pgn", std::string("\xFF\xFE[\0E\0", 6));
    CHECK(contains(desktop.expect(3, {"audit", "wide.pgn"}).err, "UTF-16"));
    const Outcome gone = desktop.expect(3, {"audit", "gone.pgn", "fine.pgn"});
    CHECK(contains(gone.out, "\"checkmate\""));
    CHECK(contains(gone.err, "1 game, 4 half-moves, 1 with findings"));
}

TEST_CASE("threads, parts and packing change no byte of the output") {
    const Desktop desktop;
    desktop.write("large.pgn", large_file());
    const auto audit = [&](const std::string& file, std::vector<std::string> more) {
        more.insert(more.begin(), {"audit", file, "--all", "--json"});
        return desktop.expect(1, more).out;
    };
    const std::string whole = audit("large.pgn", {});
    CHECK(lines_of(whole).size() > large_size() / 262);
    for (const char* threads : {"2", "3"}) CHECK(audit("large.pgn", {"--threads", threads}) == whole);
    const std::vector<int> whole_in = test_size() == TestSize::brief ? std::vector{3} : std::vector{1, 2, 3, 7};
    for (const int n : whole_in) {
        std::vector<std::string> merge{"audit", "merge", "--json"};
        for (int i = 1; i <= n; ++i) {
            const std::string part = fmt::format("part{}", i);
            desktop.write(part, audit("large.pgn", {"--shard", fmt::format("{}/{}", i, n)}));
            merge.push_back(part);
        }
        CHECK(desktop.expect(0, merge).out == whole);
    }
    const std::string small = audit(kGames, {});
    for (const char* suffix : {".gz", ".bz2", ".zst"}) CHECK(audit(kGames + suffix, {}) == small);
}

TEST_CASE("an audit goes on where another stopped, and only whole outputs are merged") {
    const Desktop desktop;
    const std::string whole = desktop.expect(1, {"audit", kGames, "--json"}).out;
    const std::string text = desktop.read(kGames);
    const auto at = text.find("[Event \"Mates\"]");
    desktop.write("first.pgn", text.substr(0, at));
    desktop.write("rest.ndjson", desktop.expect(1, {"audit", kGames, "--json", "--from", std::to_string(at)}).out);
    const std::string first = desktop.expect(1, {"audit", kGames, "--json", "--shard", "1/1"}).out;
    CHECK(first == whole);
    desktop.write("broken.ndjson", whole.substr(0, whole.size() / 2));
    CHECK(contains(desktop.expect(3, {"audit", "merge", "rest.ndjson", "broken.ndjson"}).err, "no summary at its end"));
    const std::string packed = desktop.read(kGames + std::string(".gz"));
    desktop.write("cut.pgn.gz", packed.substr(0, packed.size() * 2 / 3));
    desktop.write("cut.ndjson", desktop.expect(3, {"audit", "cut.pgn.gz", "--json"}).out);
    CHECK(contains(desktop.expect(3, {"audit", "merge", "cut.ndjson"}).err, "no summary at its end"));
    const auto rest = lines_of(desktop.read("rest.ndjson"));
    CHECK(rest.front().number("offset") == static_cast<std::int64_t>(at));
}

TEST_CASE("an interrupted audit leaves whole lines and a summary, and says where to go on") {
    const Desktop desktop;
    std::string text = large_file();
    desktop.write("large.pgn", text + text);
    const std::string whole = desktop.expect(1, {"audit", "large.pgn", "--json"}).out;
    const pid_t child = ::fork();
    if (child == 0) {
        const int out = ::open("out", O_WRONLY | O_CREAT | O_TRUNC, 0600);
        const int err = ::open("err", O_WRONLY | O_CREAT | O_TRUNC, 0600);
        ::dup2(out, STDOUT_FILENO);
        ::dup2(err, STDERR_FILENO);
        ::execl(JADOUBE_PROGRAM, "jadoube", "audit", "large.pgn", "--json", "--threads", "2", nullptr);
        ::_exit(99);
    }
    while (!std::filesystem::exists("out") || std::filesystem::file_size("out") == 0) ::usleep(1000);
    ::kill(child, SIGINT);
    int status = 0;
    ::waitpid(child, &status, 0);
    REQUIRE(WIFEXITED(status));
    const std::string said = desktop.read("err");
    INFO(said);
    if (WEXITSTATUS(status) == 1) {  // it was done before
        CHECK(desktop.read("out") == whole);
        return;
    }
    REQUIRE(WEXITSTATUS(status) == 130);
    const auto from = said.find("--from ");
    REQUIRE(from != std::string::npos);
    const std::string offset(trim(said.substr(from + 7)));
    const Outcome rest = desktop.run({"audit", "large.pgn", "--json", "--from", offset});
    CHECK((rest.code == 0 || rest.code == 1));  // what is left may hold no finding, or no game
    desktop.write("rest", rest.out);
    CHECK(desktop.expect(0, {"audit", "merge", "out", "rest", "--json"}).out == whole);
}

TEST_CASE("another code beside that of the day tells what it would have said otherwise") {
    const Desktop desktop;
    const Outcome outcome = desktop.expect(1, {"audit", kGames, "--against", "fide-2018", "--json"});
    const auto lines = lines_of(outcome.out);
    const Json& old = game_of(lines, "Repetitions", "2009.08.01");
    REQUIRE(old.find("against") != nullptr);
    CHECK(old.find("against")->text("rules") == "fide-2018");
    CHECK(old.find("against")->find("over")->number("ply") == 16);
    const Json& fivefold = old.find("against")->find("findings")->if_array()->back();
    CHECK(fivefold.text("kind") == "fivefold");
    CHECK(texts(fivefold.find("articles")) == std::vector<std::string>{"9.6.1"});
    CHECK(game_of(lines, "Repetitions", "2019.05.??").find("against") == nullptr);
    CHECK(lines.back().find("totals")->number("games_judged_otherwise") > 3);
    desktop.expect(2, {"audit", kGames, "--against", "no-such-code"});
}

TEST_CASE("the page for people holds counts, groups and boards, and nothing foreign unescaped") {
    const Desktop desktop;
    desktop.write("evil.pgn",
                  "[Event \"<script>alert(1)</script>\"]\n[Site \"?\"]\n[Date \"2019.01.01\"]\n[Round \"1\"]\n"
                  "[White \"<b>A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n");
    desktop.expect(1, {"audit", "evil.pgn", kGames, "--report", "out.html"});
    const std::string page = desktop.read("out.html");
    for (const char* part : {"Audit of games", "over-before-end", "fide-2018: 9.6.1", "1910s", "<svg class=\"board\"",
                             "&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;b&gt;A"}) {
        INFO(part);
        CHECK(contains(page, part));
    }
    CHECK_FALSE(contains(page, "<script>alert"));
    CHECK_FALSE(contains(page, "<b>A"));
}
