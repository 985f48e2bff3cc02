// A line in an arbiter's words, as it is typed with a command.
#pragma once

#include "adjudicate/cases/case.hpp"
#include "cli/session.hpp"
#include "desk/line/line.hpp"

namespace jadoube::cli {

/// The line read in that position; says on `err` how. Fails with one question.
[[nodiscard]] Result<desk::LineRead> typed_line(const Session& session, const std::string& line,
                                                const std::optional<chess::Setup>& position);

/// The case with what the line tells. Fails with usage where options have told acts, or the same otherwise.
[[nodiscard]] Result<adjudicate::Case> with_line(adjudicate::Case given, const desk::LineRead& read);

}  // namespace jadoube::cli
