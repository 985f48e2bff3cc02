// docs/cli.md against the program. What --help says in full is compared by tools/checks/cli-help.
#include <fmt/format.h>

#include <set>
#include <sstream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "cli/commands.hpp"
#include "cli/log/session_log.hpp"
#include "cli/program.hpp"
#include "cli/typed/act_text.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

std::string page(const std::string& name = "cli.md") {
    const auto text = read_file(std::string(JADOUBE_SOURCE) + "/docs/" + name, std::size_t{1} << 20);
    REQUIRE(text);
    return *text;
}

/// The first text in backquotes of each row of the page's table: what is typed.
std::vector<std::string> examples_on(const std::string& name) {
    std::vector<std::string> examples;
    std::istringstream lines(page(name));
    for (std::string line; std::getline(lines, line);) {
        const std::size_t begin = line.rfind("| ", 0) == 0 ? line.find('`') : std::string::npos;
        if (begin == std::string::npos) continue;
        examples.push_back(line.substr(begin + 1, line.find('`', begin + 1) - begin - 1));
    }
    return examples;
}

}  // namespace

TEST_CASE("the page on the command line has every command") {
    const std::string text = page();
    std::ostringstream nowhere;
    const Session session{.out = nowhere, .err = nowhere, .environment = {}, .now_ms = {}, .executable = {}};
    for (const Command& command : commands(session)) {
        INFO(command.name);
        CHECK(contains(text, fmt::format("\n## `jadoube {}`\n", command.name)));
    }
}

TEST_CASE("the page on the command line has every exit code, and no other") {
    const std::string text = page();
    for (int code = 0; code <= 255; ++code) {
        const bool used = code <= static_cast<int>(ExitCode::unknown) || code == static_cast<int>(ExitCode::internal) ||
                          code == static_cast<int>(ExitCode::interrupted);
        INFO(code);
        CHECK(contains(text, fmt::format("\n| {} | ", code)) == used);
    }
}

TEST_CASE("every example on the page on acts is read, and every act has one") {
    std::set<rules::ActWord> shown;
    for (const std::string& example : examples_on("acts.md")) {
        INFO(example);
        const auto act = parse_act(example);
        REQUIRE(act);
        if (const auto word = adjudicate::word_of(*act)) shown.insert(*word);
    }
    for (const rules::ActWord word : rules::all_words<rules::ActWord>()) {
        INFO(rules::name_of(word));
        CHECK(shown.contains(word));
    }
}

TEST_CASE("a failure to record says what to do until it works again") {
    const log::EntryId id{};
    const Error busy{ErrorCode::log_busy, "not recorded: another program is writing", {}, {}};
    CHECK(contains(on_paper(busy, id).hint, "on paper"));
    const Error unknown{ErrorCode::log_unknown, "unknown whether it was recorded", {}, "look for it"};
    CHECK(on_paper(unknown, id).hint ==
          "look for it; to try again without recording it twice, add --id 00000000000000000000000000000000");
    const Error other{ErrorCode::bad_fen, "nine ranks", {}, "eight"};
    CHECK(on_paper(other, id) == other);
}
