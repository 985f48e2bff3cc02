// Secrets typed on a terminal: the program is run on one of its own, and what the terminal shows is read.
#include <poll.h>
#include <pty.h>
#include <stdlib.h>  // setenv
#include <sys/wait.h>
#include <unistd.h>

#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

/// The program on a terminal of its own.
class Typist {
public:
    explicit Typist(Words words) {
        words.insert(words.begin(), JADOUBE_PROGRAM);
        std::vector<char*> argv;
        for (std::string& word : words) argv.push_back(word.data());
        argv.push_back(nullptr);
        child_ = ::forkpty(&terminal_, nullptr, nullptr, nullptr);
        if (child_ != 0) return;
        ::execv(JADOUBE_PROGRAM, argv.data());
        ::_exit(127);
    }
    Typist(const Typist&) = delete;
    Typist& operator=(const Typist&) = delete;
    ~Typist() { ::close(terminal_); }

    /// Waits for the prompt, then types.
    void answer(const std::string& prompt, const std::string& line) {
        REQUIRE(waits_for(prompt));
        seen_.clear();
        REQUIRE(::write(terminal_, line.data(), line.size()) == static_cast<ssize_t>(line.size()));
    }
    /// How it ended; `shown` has all that the terminal showed.
    int end() {
        while (read_more()) {
        }
        int status = 0;
        ::waitpid(child_, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    std::string shown;

private:
    bool read_more() {
        constexpr int kPatience = 20'000;
        struct pollfd waiting {
            terminal_, POLLIN, 0
        };
        char bytes[4096];
        if (::poll(&waiting, 1, kPatience) <= 0) return false;
        const ssize_t count = ::read(terminal_, bytes, sizeof bytes);
        if (count <= 0) return false;
        seen_.append(bytes, static_cast<std::size_t>(count));
        shown.append(bytes, static_cast<std::size_t>(count));
        return true;
    }
    bool waits_for(const std::string& prompt) {
        while (!contains(seen_, prompt)) {
            if (!read_more()) return false;
        }
        return true;
    }

    int terminal_ = -1;
    pid_t child_ = 0;
    std::string seen_;
};

}  // namespace

TEST_CASE("a move and a passphrase typed on a terminal are not shown, and must be typed alike twice") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, {"adjourn", "r1b1", "--fen", "8/8/4k3/3n4/8/2N5/4K3/8 w - - 0 41"});
    Typist other({"seal", "r1b1"});
    other.answer("to be sealed", "Nxd5\n");
    other.answer("The same again", "Nxd4\n");
    CHECK(other.end() == 2);
    CHECK(contains(other.shown, "not the same"));
    CHECK_FALSE(contains(other.shown, "Nxd"));

    Typist broken_off({"seal", "r1b1"});
    broken_off.answer("to be sealed", "Nx\x03\n");
    CHECK(broken_off.end() == 2);

    Typist typist({"seal", "r1b1"});
    typist.answer("to be sealed", "Nxd5\n");
    typist.answer("The same again", "Nxd5\n");
    typist.answer("passphrase", "correct horse battery\n");
    typist.answer("The same again", "correct horse battery\n");
    CHECK(typist.end() == 0);
    CHECK(contains(typist.shown, "recorded as 4"));
    CHECK_FALSE(contains(typist.shown, "Nxd5"));
    CHECK_FALSE(contains(typist.shown, "horse"));
}
