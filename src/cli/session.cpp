#include "cli/session.hpp"

#include <ostream>

#include "base/error.hpp"
#include "base/json_shown.hpp"
#include "base/text.hpp"

namespace jadoube::cli {

ExitCode Session::fail(const Error& error) const {
    err << "jadoube: error: ";
    if (!error.where.empty()) err << for_terminal(error.where) << ": ";
    err << for_terminal(error.message) << '\n';
    if (!error.hint.empty()) err << "hint: " << for_terminal(error.hint) << '\n';
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
