#include "cli/signals.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <ctime>
#include <ostream>
#include <string_view>

#include "base/error.hpp"

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

/// Set by the first interrupt of a run that ends in order.
volatile sig_atomic_t is_asked_to_stop = 0;

extern "C" void ask_to_stop(int signal) {
    if (is_asked_to_stop != 0) end_interrupted(signal);
    is_asked_to_stop = 1;
}

/// For all interrupts that are not ignored.
void meet_interrupts(void (*handler)(int), int flags) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_mask = interrupts();
    action.sa_flags = flags;
    for (const int signal : kInterrupts) {
        struct sigaction before {};
        ::sigaction(signal, nullptr, &before);
        if (before.sa_handler != SIG_IGN) ::sigaction(signal, &action, nullptr);  // nohup stays in force
    }
}

/// Opened the wrong way round, so that reading and writing still fail.
void occupy(int descriptor, int mode) {
    if (::fcntl(descriptor, F_GETFD) == -1) [[maybe_unused]]
        const int opened = ::open("/dev/null", mode);  // takes the lowest that is free
}

/// Of the run that is under way.
const std::string* recorded_so_far = nullptr;

/// Interrupts are held off from before the first byte of an entry.
bool is_recording() {
    sigset_t held;
    ::pthread_sigmask(SIG_BLOCK, nullptr, &held);
    return sigismember(&held, SIGINT) == 1;
}

void say_at_once(std::string_view words) {
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, words.data(), words.size());
}

/// Nothing here asks for memory.
[[noreturn]] void end_without_memory() {
    say_at_once("jadoube: error: there is no memory left; ");
    if (recorded_so_far != nullptr && !recorded_so_far->empty()) {
        say_at_once("recorded as ");
        say_at_once(*recorded_so_far);
        say_at_once(
            ", but the output was lost\nhint: it stands in the log, and is not to be entered again: jadoube log\n");
        ::_exit(static_cast<int>(exit_code_for(ErrorCode::output_failed)));
    }
    if (is_recording()) {
        say_at_once(
            "it is unknown whether anything was recorded\n"
            "hint: end other programs, then look with 'jadoube log'; until then keep a note on paper\n");
        ::_exit(static_cast<int>(exit_code_for(ErrorCode::log_unknown)));
    }
    say_at_once("nothing was recorded\nhint: end other programs, then try again\n");
    ::_exit(static_cast<int>(ExitCode::not_recorded));
}

}  // namespace

void meet_the_system() {
    occupy(STDIN_FILENO, O_WRONLY);
    occupy(STDOUT_FILENO, O_RDONLY);
    occupy(STDERR_FILENO, O_RDONLY);
    ::signal(SIGPIPE, SIG_IGN);
    ::signal(SIGXFSZ, SIG_IGN);
    std::set_new_handler(end_without_memory);
    meet_interrupts(end_interrupted, SA_RESTART);
}

bool reader_has_gone() {
    pollfd output{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
    return ::poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

bool errors_go_to_terminal() {
    return ::isatty(STDERR_FILENO) != 0;
}

InterruptsStayHere::InterruptsStayHere() {
    const sigset_t set = interrupts();
    ::pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

InterruptsStayHere::~InterruptsStayHere() {
    const sigset_t set = interrupts();
    ::pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

StopOnInterrupt::StopOnInterrupt() {
    is_asked_to_stop = 0;
    meet_interrupts(ask_to_stop, 0);
}

StopOnInterrupt::~StopOnInterrupt() {
    meet_interrupts(end_interrupted, SA_RESTART);
}

bool StopOnInterrupt::was_asked() const {
    return is_asked_to_stop != 0;
}

EndWithoutMemory::EndWithoutMemory(const Session& session) : before_(std::set_new_handler(end_without_memory)) {
    recorded_so_far = session.recorded.get();
}

EndWithoutMemory::~EndWithoutMemory() {
    std::set_new_handler(before_);
    recorded_so_far = nullptr;
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
