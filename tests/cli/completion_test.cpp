// The scripts of completion, in the shells that are installed, and the words that they ask the program for.
#include <fmt/format.h>

#include <cstdio>
#include <sstream>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "cli/shell/levels.hpp"
#include "cli/shell/offers.hpp"
#include "cli/shell/scripts.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Lines = std::vector<std::string>;

/// The tree, whose options point into what it holds itself.
const std::vector<Command>& tree() {
    static std::ostringstream nowhere;
    static const Session kSession{.out = nowhere, .err = nowhere, .environment = {}, .now_ms = {}, .executable = {}};
    static const std::vector<Command> kTree = commands(kSession);
    return kTree;
}

/// What a command line for sh prints, as lines; it must end well.
Lines printed_by(const std::string& line) {
    INFO(line);
    std::FILE* pipe = ::popen(line.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string text;
    char part[4096];
    for (std::size_t size = 0; (size = std::fread(part, 1, sizeof part, pipe)) > 0;) text.append(part, size);
    INFO(text);
    REQUIRE(::pclose(pipe) == 0);
    Lines lines;
    std::istringstream stream(text);
    for (std::string one; std::getline(stream, one);) lines.push_back(one);
    return lines;
}

bool is_installed(const std::string& shell) {
    return std::system(fmt::format("command -v {} >/dev/null 2>&1", shell).c_str()) == 0;
}

/// What bash offers with these words typed, the last one at the cursor, as readline parts them: --by=A is three.
Lines in_bash(const Desktop& desktop, const Lines& words) {
    desktop.write("script.bash", bash_script(tree()));
    std::string typed = quoted_for_sh(JADOUBE_PROGRAM);
    for (const std::string& word : words) typed += " " + quoted_for_sh(word);
    desktop.write("try.bash", fmt::format("source ./script.bash\nCOMP_WORDS=({})\nCOMP_CWORD={}\n_jadoube\n"
                                          "((${{#COMPREPLY[@]}} == 0)) || printf '%s\\n' \"${{COMPREPLY[@]}}\"\n",
                                          typed, words.size()));
    return printed_by("LC_ALL=C.UTF-8 bash --norc ./try.bash");
}

Lines in_fish(const Desktop& desktop, const std::string& line) {
    desktop.write("script.fish", fish_script(tree()));
    desktop.write("try.fish", fmt::format("source ./script.fish\ncomplete -C '{} {}'\n", JADOUBE_PROGRAM, line));
    return printed_by("HOME=. LC_ALL=C.UTF-8 fish --no-config ./try.fish");
}

void begin_with_players(const Desktop& desktop) {
    desktop.begin_log();
    desktop.expect(4, {"incident", "r5b3", "--act", "white touches e2", "--white", "Zoë Müller", "--black",
                       "Novák $(touch caught)"});
    desktop.expect(4, {"incident", "A.r5b10", "--act", "white touches e2", "--white", "Q", "--black", "R"});
}

}  // namespace

TEST_CASE("every command and option stands in each script, with its help where the shell shows help") {
    for (const Shell& shell : shells()) {
        const std::string script = shell.script(tree());
        const bool shows_help = shell.name != "bash";
        for (const Level& level : levels_of(tree())) {
            INFO(shell.name << ": jadoube " << level.path);
            CHECK(contains(script, fmt::format("'{}'", level.path)));
            for (const Argument& argument : level.options) {
                for (const std::string& name : argument.names) {
                    INFO(name);
                    CHECK(contains(script, name));
                }
                const std::string begin = argument.help.substr(0, argument.help.find_first_of("'[\\"));
                if (shows_help) CHECK(contains(script, begin));
            }
        }
    }
}

TEST_CASE("what a value may be is known by its name in help") {
    for (const Level& level : levels_of(tree())) {
        for (const auto* arguments : {&level.options, &level.places}) {
            for (const Argument& argument : *arguments) {
                INFO("jadoube " << level.path << ": " << argument.names.back() << " " << argument.value_name);
                CHECK((argument.value_name.empty() || !argument.among.empty() || is_value_name(argument.value_name)));
                for (const std::string& word : argument.among) CHECK(word.find_first_of(", '()") == std::string::npos);
            }
        }
    }
}

TEST_CASE("lists that never change are known to the vocabulary, and none is empty") {
    for (const ValueKindRow& row : rules::rows<ValueKind>()) {
        INFO(row.name);
        CHECK(closed_list(row.value).empty() == (row.known_to != KnownTo::vocabulary));
    }
}

TEST_CASE("each shell that is installed can read its script") {
    const Desktop desktop;
    for (const Shell& shell : shells()) {
        if (!is_installed(std::string(shell.name))) continue;
        desktop.write("script", shell.script(tree()));
        printed_by(fmt::format("HOME=. {} -n ./script", shell.name));
    }
}

TEST_CASE("bash completes commands, options and closed lists") {
    const Desktop desktop;
    CHECK(in_bash(desktop, {"dec"}) == Lines{"decide"});
    CHECK(in_bash(desktop, {"rules", "sh"}) == Lines{"show"});
    CHECK(in_bash(desktop, {"--json", "rules", "sh"}) == Lines{"show"});
    CHECK(in_bash(desktop, {"help", "und"}) == Lines{"undo"});
    CHECK(in_bash(desktop, {"appeal", "1", "p"}).empty());
    CHECK(in_bash(desktop, {"i", "r1b1", "--white-"}) == Lines{"--white-clock", "--white-moves"});
    CHECK(in_bash(desktop, {"i", "r1b1", "--running", ""}) == Lines{"white", "black"});
    CHECK(in_bash(desktop, {"i", "r1b1", "--running", "=", "b"}) == Lines{"black"});
    CHECK(in_bash(desktop, {"init", "--play", "="}) == Lines{"standard", "rapid", "blitz"});
    CHECK(in_bash(desktop, {"judge", "--act", "\"white tou"}) == Lines{"white touches"});
    CHECK(in_bash(desktop, {"judge", "--act", "white\\ tou"}) == Lines{"white\\ touches"});
    CHECK(in_bash(desktop, {"answer", "1", "deliberate", "=", "y"}) == Lines{"yes"});
    CHECK(in_bash(desktop, {"decide", "1", "--penalty", "warn"}) == Lines{"warning"});
    CHECK(in_bash(desktop, {"rules", "diff", "a", "b", "--topic", "out"}) == Lines{"out-of-turn"});
    CHECK(in_bash(desktop, {"decide", "--otherwise", ""}).empty());
}

TEST_CASE("bash completes codes, articles and files") {
    const Desktop desktop;
    CHECK(in_bash(desktop, {"judge", "-r", "bcf"}) == Lines{"bcf-1911"});
    CHECK(in_bash(desktop, {"rules", "show", "fide", "4.7.1"}) == Lines{"4.7.1"});
    desktop.write("my game.pgn", "");
    CHECK(in_bash(desktop, {"replay", "my"}) == Lines{"my game.pgn"});
    CHECK(in_bash(desktop, {"audit", "m"}) == Lines{"merge", "my game.pgn"});
    CHECK(in_bash(desktop, {"replay", "my game.pgn", "--pg"}) == Lines{"--pgn"});
}

TEST_CASE("bash completes what the log in this folder has, and runs nothing that stands in a name") {
    const Desktop desktop;
    CHECK(in_bash(desktop, {"i", "r5"}).empty());
    begin_with_players(desktop);
    CHECK(in_bash(desktop, {"i", "r5"}) == Lines{"r5b3"});
    CHECK(in_bash(desktop, {"clock", "sheet", ""}) == Lines{"r5", "A.r5", "r5b3", "A.r5b10"});
    CHECK(in_bash(desktop, {"decide", ""}) == Lines{"1", "2"});
    CHECK(in_bash(desktop, {"decide", "1", ""}).empty());
    CHECK(in_bash(desktop, {"appeal", "panel", ""}) == Lines{"1", "2"});
    CHECK(in_bash(desktop, {"decide", "1", "--by", "=", "A"}) == Lines{"Ada\\ Byron"});
    CHECK(in_bash(desktop, {"player", "\"Zo"}) == Lines{"Zoë Müller"});
    CHECK(in_bash(desktop, {"player", "Nov"}) == Lines{"Novák\\ \\$\\(touch\\ caught\\)"});
    CHECK_FALSE(std::filesystem::exists("caught"));
    CHECK(in_bash(desktop, {"standing", "--log", "other.jadoube", ""}).empty());
    CHECK(in_bash(desktop, {"standing", "--log", "=", "open.jadoube", "r"}) == Lines{"r5b3"});
}

TEST_CASE("fish completes with what each word is") {
    if (!is_installed("fish")) return;
    const Desktop desktop;
    begin_with_players(desktop);
    CHECK(in_fish(desktop, "dec") == Lines{"decide\tRecord the arbiter's decision on an incident"});
    CHECK(in_fish(desktop, "standing r5") == Lines{"r5b3\tZoë Müller - Novák $(touch caught)"});
    CHECK(in_fish(desktop, "decide 1 --by=A") == Lines{"--by=Ada Byron\tchief arbiter"});
    CHECK(in_fish(desktop, "i r1b1 --running b") == Lines{"black"});
    CHECK_FALSE(std::filesystem::exists("caught"));
}

TEST_CASE("words that completion asks for are a line each, and nothing where there is no log") {
    const Desktop desktop;
    for (const ValueKindRow& row : rules::rows<ValueKind>()) {
        INFO(row.name);
        CHECK(desktop.expect(0, {"completion", "--values", std::string(row.name)}).err.empty());
    }
    CHECK(desktop.expect(0, {"completion", "--values", "games"}).out.empty());
    CHECK(desktop.expect(0, {"completion", "--values", "articles", "--of", "nowhere"}).out.empty());
    begin_with_players(desktop);
    CHECK(desktop.expect(0, {"completion", "--values", "rounds"}).out == "r5\nA.r5\n");
    CHECK(desktop.expect(0, {"completion", "--values", "arbiters"}).out == "Ada Byron\tchief arbiter\n");
    CHECK(desktop.expect(0, {"completion", "--values", "players"}).out == "Novák $(touch caught)\nQ\nR\nZoë Müller\n");
}

TEST_CASE("a name that a terminal would not show as it is is not offered") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(4, {"incident", "r1b1", "--act", "white touches e2", "--white", "Eve\u202E", "--black", "Ada"});
    CHECK(desktop.expect(0, {"completion", "--values", "players"}).out == "Ada\n");
    CHECK(contains(desktop.expect(0, {"completion", "--values", "games"}).out, "Eve\\u{202e} - Ada"));
}

TEST_CASE("completion is told a shell or a kind of values") {
    const Desktop desktop;
    CHECK(desktop.expect(0, {"completion", "zsh"}).out == zsh_script(tree()));
    CHECK(contains(desktop.expect(2, {"completion"}).err, "give a shell, or --values"));
    desktop.expect(2, {"completion", "bash", "--values", "games"});
    CHECK(contains(desktop.expect(2, {"completion", "bosh"}).err, "did you mean 'bash'?"));
}
