// A line in an arbiter's words, as it is typed with a command.
#pragma once

#include "cli/session.hpp"
#include "desk/line/line_case.hpp"

namespace jadoube::cli {

/// The line read in that position; says on `err` how. Fails with one question.
[[nodiscard]] Result<desk::LineRead> typed_line(const Session& session, const std::string& line,
                                                const std::optional<chess::Setup>& position);

}  // namespace jadoube::cli
