// The program itself, where its output cannot be delivered.
#include <sys/wait.h>

#include <cstdlib>

#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

/// The exit code of a shell command with `jadoube` as the program under test.
int shell(const std::string& command) {
    const int status = std::system(("PATH=\"$(dirname '" JADOUBE_PROGRAM "')\":$PATH; " + command).c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

TEST_CASE("what was recorded stays recorded where the answer does not arrive") {
    if (!std::filesystem::exists("/dev/full")) return;
    const Desktop desktop;
    desktop.begin_log();
    CHECK(shell("jadoube incident r1b1 --act 'white touches e2' >/dev/full 2>error.txt") == 7);
    CHECK(contains(desktop.read("error.txt"), "output"));
    CHECK(contains(desktop.expect(0, {"log"}).out, "incident 1"));
    CHECK(shell("jadoube log >/dev/full 2>/dev/null") == 7);
    CHECK(shell("jadoube report --format html >/dev/full 2>/dev/null") == 7);
    CHECK(shell("jadoube log >/dev/null") == 0);
}

TEST_CASE("a closed pipe is told apart from success") {
    const Desktop desktop;
    desktop.begin_log();
    CHECK(shell("{ sleep 0.2; jadoube log 2>error.txt; echo $? >code.txt; } | true") == 0);
    for (int i = 0; i < 50 && !contains(desktop.read("code.txt"), "\n"); ++i) shell("sleep 0.1");
    CHECK(desktop.read("code.txt") == "7\n");
}

TEST_CASE("a decision that is interrupted is recorded whole or not at all") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, {"incident", "r1b1", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "--act",
                       "white touches e2 deliberately", "--nothing-else"});
    int recorded = 0;
    for (int delay = 0; delay < 8; ++delay) {
        const std::string wait = "0.00" + std::to_string(delay);
        shell("jadoube decide 1 --reason again >/dev/null 2>&1 & pid=$!; sleep " + wait +
              "; kill -INT $pid 2>/dev/null; kill -KILL $pid 2>/dev/null; wait $pid 2>/dev/null");
        const Json verified = desktop.expect(0, {"verify", "--json"}).json();
        const auto entries = (*verified.find("chains")->if_array())[0].number("entries");
        CHECK((entries == 4 + recorded || entries == 5 + recorded));
        recorded = static_cast<int>(entries) - 4;
    }
    desktop.expect(0, {"decide", "1", "--reason", "at last"});
}
