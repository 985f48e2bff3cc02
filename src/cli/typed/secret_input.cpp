#include "cli/typed/secret_input.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>

#include "base/error.hpp"
#include "log/keys/signing.hpp"

namespace jadoube::cli {
namespace {

constexpr char kInterrupt = '\x03';

tl::unexpected<Error> refuse_secret(std::string why, const SecretSource& source, std::string hint) {
    return failure(ErrorCode::usage, std::move(why), source.option, std::move(hint));
}

/// The terminal of the program, silent while this lives. Signals wait meanwhile, so that it is never left silent.
class SilentTerminal {
public:
    SilentTerminal() : descriptor_(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)) {
        if (descriptor_ < 0) return;
        sigset_t all;
        sigfillset(&all);
        sigprocmask(SIG_BLOCK, &all, &before_signals_);
        ::tcgetattr(descriptor_, &before_);
        termios silent = before_;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO | ISIG);
        silent.c_lflag |= ICANON;
        ::tcsetattr(descriptor_, TCSAFLUSH, &silent);
    }
    SilentTerminal(const SilentTerminal&) = delete;
    SilentTerminal& operator=(const SilentTerminal&) = delete;
    ~SilentTerminal() {
        if (descriptor_ < 0) return;
        ::tcsetattr(descriptor_, TCSAFLUSH, &before_);
        ::close(descriptor_);
        sigprocmask(SIG_SETMASK, &before_signals_, nullptr);
    }

    [[nodiscard]] int descriptor() const { return descriptor_; }
    void say(std::string_view words) const {
        [[maybe_unused]] const auto written = ::write(descriptor_, words.data(), words.size());
    }

private:
    int descriptor_;
    termios before_{};
    sigset_t before_signals_{};
};

/// Fills the secret until it is full, the line ends (`one_line`), or nothing more comes; answers how much, or a failure
/// as a number below 0.
ssize_t fill(int descriptor, log::Secret& secret, bool one_line) {
    std::size_t size = 0;
    while (size < secret.size()) {
        const ssize_t count = ::read(descriptor, secret.data() + size, secret.size() - size);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return count;
        size += static_cast<std::size_t>(count);
        if (count == 0 || (one_line && secret.data()[size - 1] == '\n')) break;
    }
    return static_cast<ssize_t>(size);
}

Result<log::Secret> read_from(int descriptor, const SecretSource& source, std::size_t most, bool one_line) {
    log::Secret secret(most + 2);
    const ssize_t size = fill(descriptor, secret, one_line);
    if (size < 0) {
        return refuse_secret(fmt::format("nothing can be read from descriptor {}", descriptor), source,
                             "open it for reading, as in: jadoube ... 3< file");
    }
    secret.shorten(static_cast<std::size_t>(size));
    if (secret.view().ends_with('\n')) secret.shorten(secret.size() - 1);
    if (secret.size() <= most) return secret;
    return refuse_secret(fmt::format("more than {} bytes", most), source, "it may be shorter");
}

Result<log::Secret> ask(const SilentTerminal& terminal, const SecretSource& source, const std::string& prompt,
                        std::size_t most) {
    terminal.say(prompt);
    auto secret = read_from(terminal.descriptor(), source, most, true);
    terminal.say("\n");
    const bool broken_off =
        secret && (secret->size() == 0 || secret->view().find(kInterrupt) != std::string_view::npos);
    if (broken_off) return refuse_secret("nothing was typed; nothing is recorded", source, "try again");
    return secret;
}

Result<log::Secret> ask_the_terminal(const SecretSource& source, std::size_t most) {
    const SilentTerminal terminal;
    if (terminal.descriptor() < 0) {
        return refuse_secret("there is no terminal to type on", source,
                             fmt::format("give it through a descriptor: {} 3 3< file", source.option));
    }
    SecretSource typed = source;
    typed.option.clear();  // errors are about what was typed
    auto secret = ask(terminal, typed, source.prompt + " (it is not shown): ", most);
    if (!secret || !source.twice) return secret;
    const auto again = ask(terminal, typed, "The same again, to be sure: ", most);
    if (!again) return tl::unexpected<Error>(again.error());
    if (again->view() == secret->view()) return secret;
    return refuse_secret("the two were not the same; nothing is recorded", typed, "try again");
}

}  // namespace

Result<log::Secret> read_secret(const SecretSource& source, std::size_t most) {
    if (const auto started = log::start_signing(); !started) return tl::unexpected(started.error());
    if (const auto guarded = log::guard_process(); !guarded) return tl::unexpected(guarded.error());
    if (!source.descriptor) return ask_the_terminal(source, most);
    return read_from(*source.descriptor, source, most, false);
}

}  // namespace jadoube::cli
