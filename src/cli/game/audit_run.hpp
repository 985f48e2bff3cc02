// One run of `jadoube audit`: files read in blocks, audited by several threads, told in their order.
#pragma once

#include "cli/session.hpp"
#include "desk/audit/audit_block.hpp"

namespace jadoube::cli {

struct AuditRun {
    desk::AuditWanted wanted = {};
    std::string rules = "auto";
    std::string against = {};  // another code beside it; empty: none
    std::size_t threads = 1;
    audit::TextRange range = {};                    // of the one file
    std::optional<std::pair<int, int>> shard = {};  // which part of how many
};

/// Where an interrupted audit is to go on.
struct Interrupted {
    std::string file;
    std::uint64_t offset = 0;
};

struct AuditOutcome {
    desk::AuditSummary summary = {};
    desk::AuditReport report = {};
    ExitCode failed = ExitCode::fine;  // of what could not be read
    std::optional<Interrupted> interrupted = {};
};

/// Prints the lines of the audit to `session.out`. A file that cannot be read does not keep the others from being
/// looked at.
[[nodiscard]] AuditOutcome run_audit(Session& session, const std::vector<std::string>& files, const AuditRun& run);

}  // namespace jadoube::cli
