// What the commands on files of games share.
#pragma once

#include "cli/command.hpp"
#include "desk/audit/audit_summary.hpp"

namespace jadoube::cli {

[[nodiscard]] Command audit_merge_command();

/// With --json as the last line of the output, else for people on standard error.
void print_summary(Session& session, const desk::AuditSummary& summary);

}  // namespace jadoube::cli
