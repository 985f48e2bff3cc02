// A line in an arbiter's words, as it is typed with a command. How it was read is said on `err`.
#pragma once

#include "cli/session.hpp"
#include "desk/incident/incident_told.hpp"

namespace jadoube::cli {

/// The line read in that position. Fails with one question.
[[nodiscard]] Result<desk::LineRead> typed_line(const Session& session, const std::string& line,
                                                const std::optional<chess::Setup>& position);
/// The line read where the incident begins.
[[nodiscard]] Result<desk::LineOfGame> typed_line(const Session& session, const std::string& line,
                                                  const desk::Beginning& beginning);

}  // namespace jadoube::cli
