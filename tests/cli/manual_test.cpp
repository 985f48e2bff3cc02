// Manual pages: one for every command, which the programs that show them find nothing wrong with.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "cli/program.hpp"
#include "cli/shell/levels.hpp"
#include "cli/shell/manual.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

const std::vector<Command>& manual_tree() {
    static std::ostringstream nowhere;
    static const Session kSession{.out = nowhere, .err = nowhere, .environment = {}, .now_ms = {}, .executable = {}};
    static const std::vector<Command> kTree = commands(kSession);
    return kTree;
}

int ends_with(const std::string& line) {
    INFO(line);
    return std::system(line.c_str());
}

bool is_there(const std::string& program) {
    return ends_with(fmt::format("command -v {} >/dev/null 2>&1", program)) == 0;
}

}  // namespace

TEST_CASE("every command has a manual page with each of its options") {
    const Desktop desktop;
    for (const Level& level : levels_of(manual_tree())) {
        std::vector<std::string> words{"man"};
        std::istringstream path(level.path);
        for (std::string word; path >> word;) words.push_back(word);
        std::string page = desktop.expect(0, words).out;
        std::replace(page.begin(), page.end(), '\n', ' ');
        INFO(level.path);
        CHECK(contains(page, ".SH NAME jadoube"));
        for (const auto* arguments : {&level.options, &level.places}) {
            for (const Argument& argument : *arguments) {
                if (argument.names.front() == "--version") continue;
                for (const std::string& name : argument.names) CHECK(contains(page, for_roff(name)));
                CHECK(contains(page, for_roff(argument.help)));
            }
        }
    }
}

TEST_CASE("mandoc and groff find nothing wrong with a manual page") {
    const Desktop desktop;
    desktop.expect(0, {"man", "--into", "man1"});
    if (is_there("mandoc")) CHECK(ends_with("mandoc -T lint -W style,stop man1/*.1") == 0);
    if (is_there("groff")) CHECK(ends_with("test -z \"$(groff -man -ww -z man1/*.1 2>&1)\"") == 0);
}

TEST_CASE("no text is a request of roff") {
    CHECK(for_roff(".x 'y' \\n -z") == ".x \\(aqy\\(aq \\(rsn \\-z");
    Command command{.name = "odd", .summary = "Be odd", .details = ".so /etc/passwd\n'quoted\n\n  .as it is"};
    const std::string page = manual_pages({command}, "1")[1].roff;
    CHECK(contains(page, "\n\\&.so /etc/passwd\n\\&\\(aqquoted\n.PP\n.EX\n  .as it is\n.EE\n"));
}

TEST_CASE("a page that does not exist is named, with the nearest") {
    const Desktop desktop;
    CHECK(contains(desktop.expect(2, {"man", "decied"}).err, "did you mean 'jadoube-decide'?"));
    desktop.expect(2, {"man", "decide", "--into", "man1"});
}
