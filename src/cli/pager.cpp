#include "cli/pager.hpp"

#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ostream>

#include "cli/command.hpp"
#include "cli/signals.hpp"

namespace jadoube::cli {
namespace {

constexpr const char* kPagerVariables[] = {"JADOUBE_PAGER", "PAGER"};
constexpr const char* kPager = "less";
constexpr const char* kUnpaged = "cat";
/// Of less: an answer that fits is shown at once, and what was shown stays on the screen.
constexpr const char* kLessOptions = "FRX";
constexpr int kNotRun = 127;  // by which a shell says that there is no such program

/// Lines of the terminal; 0 where it does not say.
std::size_t lines_of_terminal() {
    struct winsize size {};
    return ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_row : 0;
}

/// Whether the pager was there to show it; what it was not given it had no use for.
bool is_shown_by(const std::string& pager, const std::string& text) {
    ::setenv("LESS", kLessOptions, 0);
    std::FILE* pipe = ::popen(pager.c_str(), "we");
    if (pipe == nullptr) return false;
    (void)std::fwrite(text.data(), 1, text.size(), pipe);
    const int status = ::pclose(pipe);
    return status == -1 || !WIFEXITED(status) || WEXITSTATUS(status) != kNotRun;
}

}  // namespace

Setting pager_setting(const Session& session) {
    for (const char* name : kPagerVariables) {
        const auto value = session.environment(name);
        if (value) return {"pager", *value == kUnpaged ? "" : *value, SettingOrigin::environment, name};
    }
    return {"pager", kPager};
}

PagedOutput::PagedOutput(Session& session, const Command& command) : session_(session) {
    if (!command.is_paged || !session.is_terminal || session.json || lines_of_terminal() == 0) return;
    pager_ = pager_setting(session).value;
    if (!pager_.empty()) shown_ = session.out.rdbuf(kept_.rdbuf());
}

PagedOutput::~PagedOutput() {
    if (shown_ == nullptr) return;
    session_.out.rdbuf(shown_);
    const std::string text = kept_.str();
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    const Uninterrupted held(session_);  // an interrupt is for the pager
    if (lines < lines_of_terminal() || !is_shown_by(pager_, text)) session_.out << text;
}

}  // namespace jadoube::cli
