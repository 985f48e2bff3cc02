// Memory fails somewhere in a command that records: the program ends with a true answer, and does not crash.
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <functional>

#include "base/error.hpp"
#include "cli/signals.hpp"
#include "failing_memory.hpp"
#include "log/recording/checked_log.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

const std::string kFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The files of a desktop, put back as they were.
class Saved {
public:
    explicit Saved(const fs::path& folder) : folder_(folder), saved_(folder.string() + ".saved") {
        fs::copy(folder_, saved_, fs::copy_options::recursive);
    }
    Saved(const Saved&) = delete;
    Saved& operator=(const Saved&) = delete;
    ~Saved() { fs::remove_all(saved_); }
    void restore() const {
        for (const auto& file : fs::directory_iterator(folder_)) fs::remove_all(file);
        fs::copy(saved_, folder_, fs::copy_options::recursive);
    }

private:
    fs::path folder_;
    fs::path saved_;
};

std::int64_t entries_now() {
    const auto log = log::CheckedLog::open("open.jadoube", log::Access::read, {});
    REQUIRE(log);
    return static_cast<std::int64_t>(log->entries().size());
}

/// How a command ended whose memory failed, in a process of its own.
struct Ended {
    int code = -1;  // where it crashed
    bool has_failed = false;
    std::string err = {};
};

Ended ended_without_memory(const Desktop& desktop, std::int64_t requests, const std::function<Outcome()>& command) {
    constexpr int kNeverFailed = 100;
    constexpr unsigned kSeconds = 100;  // a command that hangs has crashed
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        const int err = ::open("said", O_WRONLY | O_CREAT | O_TRUNC, 0600);
        ::dup2(err, STDERR_FILENO);
        ::alarm(kSeconds);
        meet_the_system();
        FailingMemory memory(requests);
        const Outcome outcome = command();
        if (!memory.end()) ::_exit(kNeverFailed);
        (void)!::write(err, outcome.err.data(), outcome.err.size());
        ::_exit(outcome.code);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return {code, code != kNeverFailed, desktop.read("said")};
}

/// What was recorded, held against what was said. An unknown end may be either.
void require_true(const Ended& ended, std::int64_t before, std::int64_t after) {
    INFO("exit code " << ended.code << '\n' << ended.err);
    REQUIRE(ended.code >= 0);
    const std::int64_t entries = entries_now();
    REQUIRE((entries == before || entries == after));
    const bool says_recorded =
        !ended.has_failed || ended.code == 0 || ended.code == 4 || contains(ended.err, "recorded as ");
    if (says_recorded)
        REQUIRE(entries == after);
    else if (ended.code != 7)
        REQUIRE(entries == before);
}

/// At so many requests for memory, as far from each other in each command, be it long or short.
void fail_in(const Desktop& desktop, std::int64_t times, const std::function<Outcome()>& command) {
    const std::int64_t before = entries_now();
    const Saved saved(desktop.folder());
    const std::int64_t requests = requests_in([&] { (void)command(); });
    const std::int64_t after = entries_now();
    REQUIRE(after > before);
    REQUIRE(requests > 1000);
    times = std::min(times, requests);
    for (std::int64_t i = 0; i < times; ++i) {
        const std::int64_t spared = requests * (2 * i + 1) / (2 * times);
        saved.restore();
        INFO("after " << spared << " of " << requests << " requests");
        require_true(ended_without_memory(desktop, spared, command), before, after);
    }
}

}  // namespace

TEST_CASE("wherever memory fails in an incident, a decision or a merge, the answer is true", "[sized]") {
    const std::int64_t times = sized(100, 500, 1'000'000'000, 5);
    const Desktop desktop;
    desktop.begin_log();
    const Words touched{"incident",       "r1b1",   "--fen",         kFen, "--act", "white touches e2",
                        "--nothing-else", "--fact", "deliberate=yes"};
    SECTION("an incident") {
        fail_in(desktop, times, [&] { return desktop.run(touched); });
    }
    SECTION("a decision") {
        (void)desktop.run(touched);
        fail_in(desktop, times, [&] { return desktop.run({"decide", "1"}); });
    }
    SECTION("a merge") {
        desktop.expect(0, {"export", "first.bundle"});
        desktop.expect(0, {"init", "other.jadoube", "--joins", "first.bundle", "--arbiter", "Ben Carr:arbiter"});
        Words other = touched;
        other.insert(other.end(), {"--log", "other.jadoube"});
        (void)desktop.run(other);
        desktop.expect(0, {"export", "second.bundle", "--log", "other.jadoube"});
        fail_in(desktop, times, [&] { return desktop.run({"merge", "second.bundle", "--log", "open.jadoube"}); });
    }
}

TEST_CASE("wherever memory fails in a seal the answer is true", "[sized]") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, {"adjourn", "r1b2", "--fen", kFen, "--white", "Ada", "--black", "Bob"});
    fail_in(desktop, sized(25, 100, 1'000'000'000, 3), [&] {
        const Given move("e4");
        const Given passphrase("five words that nobody knows here");
        return desktop.run({"seal", "r1b2", "--from-fd", move.number(), "--passphrase-fd", passphrase.number()});
    });
}
