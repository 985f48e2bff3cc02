// docs/cli.md against the program. What --help says in full is compared by tools/checks/cli-help.
#include <fmt/format.h>

#include <sstream>

#include "base/file.hpp"
#include "cli/commands.hpp"
#include "cli/log/session_log.hpp"
#include "cli/program.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

std::string page() {
    const auto text = read_file(std::string(JADOUBE_SOURCE) + "/docs/cli.md", std::size_t{1} << 20);
    REQUIRE(text);
    return *text;
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
