#include "cli/signals.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <ctime>
#include <ostream>
#include <string_view>

namespace jadoube::cli {
namespace {

constexpr std::array kInterrupts{SIGINT, SIGTERM, SIGHUP};

sigset_t interrupts() {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : kInterrupts) sigaddset(&set, signal);
    return set;
}

/// Set when something was recorded or written: from then on the program only ends.
volatile sig_atomic_t is_done = 0;

extern "C" void end_interrupted(int) {
    if (is_done != 0) return;
    constexpr std::string_view kWords = "\njadoube: interrupted; nothing was recorded\n";
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, kWords.data(), kWords.size());
    ::_exit(static_cast<int>(ExitCode::interrupted));
}

/// Opened the wrong way round, so that reading and writing still fail.
void occupy(int descriptor, int mode) {
    if (::fcntl(descriptor, F_GETFD) == -1) [[maybe_unused]]
        const int opened = ::open("/dev/null", mode);  // takes the lowest that is free
}

}  // namespace

void meet_the_system() {
    occupy(STDIN_FILENO, O_WRONLY);
    occupy(STDOUT_FILENO, O_RDONLY);
    occupy(STDERR_FILENO, O_RDONLY);
    ::signal(SIGPIPE, SIG_IGN);
    ::signal(SIGXFSZ, SIG_IGN);
    struct sigaction action {};
    action.sa_handler = end_interrupted;
    action.sa_mask = interrupts();
    action.sa_flags = SA_RESTART;
    for (const int signal : kInterrupts) {
        struct sigaction before {};
        ::sigaction(signal, nullptr, &before);
        if (before.sa_handler != SIG_IGN) ::sigaction(signal, &action, nullptr);  // nohup stays in force
    }
}

bool reader_has_gone() {
    pollfd output{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
    return ::poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

Uninterrupted::Uninterrupted(Session& session) : session_(session) {
    const sigset_t set = interrupts();
    sigset_t before;
    ::pthread_sigmask(SIG_BLOCK, &set, &before);
    is_outermost_ = sigismember(&before, SIGINT) == 0;
}

Uninterrupted::~Uninterrupted() {
    if (!is_outermost_) return;
    session_.out.flush();
    const sigset_t set = interrupts();
    const timespec at_once{};
    is_done = 1;
    while (::sigtimedwait(&set, nullptr, &at_once) > 0) continue;
    ::pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

}  // namespace jadoube::cli
