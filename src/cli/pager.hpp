// Answers longer than the screen, shown by the pager of the user.
#pragma once

#include <sstream>

#include "cli/session.hpp"
#include "cli/setting.hpp"

namespace jadoube::cli {

struct Command;

/// The program that shows what is longer than the screen: JADOUBE_PAGER, else PAGER, else less; empty where there is to
/// be none. And the variable that says so.
[[nodiscard]] Setting pager_setting(const Session& session);

/// While it lives, what goes to the session's `out` is kept; at its end all of it is shown, by the pager where it has
/// more lines than the terminal, and as it is where there is no terminal or the pager cannot be run. Only for commands
/// that record nothing: whoever leaves the pager has seen enough.
class PagedOutput {
public:
    PagedOutput(Session& session, const Command& command);
    PagedOutput(const PagedOutput&) = delete;
    PagedOutput& operator=(const PagedOutput&) = delete;
    ~PagedOutput();

private:
    Session& session_;
    std::string pager_;  // empty: what is said is not kept
    std::ostringstream kept_;
    std::streambuf* shown_ = nullptr;
};

}  // namespace jadoube::cli
