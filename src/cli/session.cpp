#include "cli/session.hpp"

#include <ostream>

#include "base/error.hpp"
#include "base/json_shown.hpp"
#include "base/text.hpp"

namespace jadoube::cli {
namespace {

/// Whatever was to be recorded stands nowhere yet, or nobody knows.
bool leaves_unrecorded(ErrorCode code) {
    const ExitCode exit = exit_code_for(code);
    return exit == ExitCode::not_recorded || code == ErrorCode::log_unknown || code == ErrorCode::log_damaged ||
           code == ErrorCode::format_newer;
}

}  // namespace

ExitCode Session::fail(const Error& error) const {
    err << "jadoube: error: ";
    if (!error.where.empty()) err << for_terminal(error.where) << ": ";
    err << for_terminal(error.message) << '\n';
    if (!error.hint.empty()) err << "hint: " << for_terminal(error.hint) << '\n';
    if (*on_paper && leaves_unrecorded(error.code)) err << (*on_paper)();
    return exit_code_for(error.code);
}

ExitCode Session::fail(const Errors& errors) const {
    for (const Error& error : errors) fail(error);
    return errors.empty() ? ExitCode::internal : exit_code_for(errors.front().code);
}

void Session::print(const Json& value) const {
    out << for_json(to_text(value)) << '\n';
}

}  // namespace jadoube::cli
