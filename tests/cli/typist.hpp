// The program on a terminal of its own, typed to by a test.
#pragma once

#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support.hpp"

namespace jadoube::cli {

/// The program on a terminal of its own.
class Typist {
public:
    explicit Typist(std::vector<std::string> words, unsigned short lines = 0) {
        words.insert(words.begin(), JADOUBE_PROGRAM);
        std::vector<char*> argv;
        for (std::string& word : words) argv.push_back(word.data());
        argv.push_back(nullptr);
        const struct winsize size { lines, static_cast<unsigned short>(lines == 0 ? 0 : 100), 0, 0 };
        child_ = ::forkpty(&terminal_, nullptr, nullptr, &size);
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

}  // namespace jadoube::cli
