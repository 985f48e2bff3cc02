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
    CHECK(contains(desktop.read("error.txt"), "recorded as 2 to 4, but the output was lost"));
    CHECK(contains(desktop.read("error.txt"), "jadoube log 2"));
    CHECK(contains(desktop.expect(0, {"log"}).out, "incident 1"));
    CHECK(shell("jadoube decide 1 --otherwise 'play on' --reason clear >/dev/full 2>error.txt") == 7);
    CHECK(contains(desktop.read("error.txt"), "recorded as 5, but the output was lost"));
    shell("{ sleep 0.2; jadoube clock read 'r1b1 1:20:05 1:31:10 18 w' 2>error.txt; echo $? >code.txt; } | true");
    for (int i = 0; i < 50 && !contains(desktop.read("code.txt"), "\n"); ++i) shell("sleep 0.1");
    CHECK(contains(desktop.read("error.txt"), "recorded as 6, but the output was lost"));
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

TEST_CASE("output that is incomplete says so, and a reader that has enough hears nothing") {
    if (!std::filesystem::exists("/dev/full")) return;
    const Desktop desktop;
    desktop.begin_log();
    for (const std::string command : {"jadoube log", "jadoube --help", "jadoube rules list --json"}) {
        INFO(command);
        CHECK(shell(command + " >/dev/full 2>error.txt") == 7);
        CHECK(contains(desktop.read("error.txt"), "incomplete"));
        CHECK(shell(command + " >&- 2>error.txt") == 7);
        CHECK(contains(desktop.read("error.txt"), "incomplete"));
    }
    CHECK(shell("jadoube log 2>&- >/dev/full") == 7);
    shell("{ sleep 0.2; jadoube rules vocabulary 2>error.txt; echo $? >code.txt; } | true");
    for (int i = 0; i < 50 && !contains(desktop.read("code.txt"), "\n"); ++i) shell("sleep 0.1");
    CHECK(desktop.read("code.txt") == "7\n");
    CHECK(desktop.read("error.txt").empty());
}

TEST_CASE("no file takes the place of a closed descriptor") {
    const Desktop desktop;
    desktop.begin_log();
    CHECK(shell("jadoube report --json >whole.json") == 0);
    CHECK(shell("jadoube report -o part.json >&- 2>&- <&-") == 0);
    CHECK(desktop.read("part.json") == desktop.read("whole.json"));
    CHECK(shell("jadoube judge - <&- 2>error.txt") == 3);
    CHECK(contains(desktop.read("error.txt"), "standard input"));
}

TEST_CASE("a terminal is not waited for") {
    const Desktop desktop;
    if (shell("command -v script >/dev/null") != 0) return;
    shell("script -qec 'jadoube judge -; echo code $?' /dev/null >shown.txt </dev/null");
    if (!contains(desktop.read("shown.txt"), "code")) return;  // no terminal to be had here
    CHECK(contains(desktop.read("shown.txt"), "which is a terminal here"));
    CHECK(contains(desktop.read("shown.txt"), "code 2"));
}

TEST_CASE("a locale without UTF-8 changes no name and stops nothing") {
    const Desktop desktop;
    desktop.begin_log();
    CHECK(shell("LC_ALL=C jadoube incident r1b1 --white 'Jörg' --black Bo --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'"
                " --act 'white touches e2 deliberately' --nothing-else >shown.txt 2>error.txt") == 0);
    CHECK(desktop.read("error.txt").empty());
    for (const char c : desktop.read("shown.txt")) CHECK(static_cast<unsigned char>(c) < 0x80);
    CHECK(shell("LC_ALL=C jadoube report >shown.txt") == 0);
    CHECK(contains(desktop.read("shown.txt"), "Jörg"));
}

TEST_CASE("a log that may not grow is not written, and stays whole") {
    const Desktop desktop;
    desktop.begin_log();
    const std::string note(16'000, 'x');
    const std::string incident =
        "jadoube incident r1b1 --act 'white touches e2' --note " + note + " 2>error.txt >/dev/null";
    CHECK(shell("bash -c \"ulimit -f 33; " + incident + "\"") == 6);
    CHECK(contains(desktop.read("error.txt"), "not recorded: the disk is full"));
    CHECK(contains(desktop.read("error.txt"), "on paper"));
    CHECK((*desktop.expect(0, {"verify", "--json"}).json().find("chains")->if_array())[0].number("entries") == 1);
    CHECK(shell("bash -c \"ulimit -f 1; jadoube report -o report.html 2>/dev/null\"") != 0);
    CHECK(shell("bash -c \"ulimit -f 1; jadoube init new.jadoube 2>/dev/null\"") == 6);
    for (const auto& entry : std::filesystem::directory_iterator(desktop.folder())) {
        const std::string name = entry.path().filename().string();
        INFO(name);
        CHECK((name.rfind("open.jadoube", 0) == 0 || name == "error.txt"));
    }
    CHECK(shell(incident) == 4);
}

TEST_CASE("an interrupt means that nothing was recorded, and a record that the answer was printed") {
    const Desktop desktop;
    desktop.begin_log();
    const auto incidents = [&] {
        const Json json = desktop.expect(0, {"report", "--json"}).json();
        return json.find("incidents")->if_array()->size();
    };
    std::size_t before = 0;
    for (int delay = 2; delay <= 30; delay += 4) {
        const std::string wait = "0.0" + std::string(delay < 10 ? "0" : "") + std::to_string(delay);
        const int code =
            shell("jadoube incident r1b1 --act 'white touches e2' >shown.txt 2>error.txt & pid=$!; sleep " + wait +
                  "; kill -TERM $pid 2>/dev/null; wait $pid");
        const std::size_t after = incidents();
        INFO(code << " after " << wait);
        CHECK(after - before == (contains(desktop.read("shown.txt"), "recorded as") ? 1 : 0));
        CHECK((code == 4) == (after > before));
        if (contains(desktop.read("error.txt"), "interrupted")) CHECK(code == 130);
        before = after;
    }
    CHECK(desktop.expect(0, {"verify", "--json"}).json().truth("ok"));
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
