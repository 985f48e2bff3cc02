// jadoube audit merge: the outputs of parts put together, as if one process had done the whole.
#include <fmt/format.h>

#include <fstream>
#include <ostream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "cli/game/audit_commands.hpp"

namespace jadoube::cli {
namespace {

bool is_summary(const std::string& line) {
    return line.find(desk::kAuditSummarySchema) != std::string::npos && line.starts_with("{\"schema\"");
}

Result<desk::AuditSummary> summary_in(const std::string& line, const std::string& file) {
    const auto json = parse_json(line, file);
    if (!json) return tl::unexpected<Error>(json.error());
    return desk::read_audit_summary(*json);
}

/// Prints the lines of a part; its summary is the last.
Result<desk::AuditSummary> take_part(Session& session, const std::string& file) {
    if (const auto readable = require_readable(file); !readable) return tl::unexpected<Error>(readable.error());
    std::ifstream in(file, std::ios::binary);
    std::string line;
    while (std::getline(in, line)) {
        if (is_summary(line)) return summary_in(line, file);
        session.out << line << '\n';
    }
    return failure(ErrorCode::json_shape, "there is no summary at its end", file,
                   "write the parts with --json; a part that broke off is to be done again");
}

ExitCode run_merge(Session& session, const std::vector<std::string>& files) {
    desk::AuditSummary sum;
    for (const std::string& file : files) {
        const auto summary = take_part(session, file);
        if (!summary) return session.fail(summary.error());
        sum.add(*summary);
    }
    print_summary(session, sum);
    return ExitCode::fine;
}

}  // namespace

Command audit_merge_command() {
    const auto files = std::make_shared<std::vector<std::string>>();
    Command command;
    command.name = "merge";
    command.summary = "Put the outputs of parts together";
    command.details =
        "In the order in which they are named: the lines of all parts, and the sum of their summaries. Parts are what\n"
        "`jadoube audit --shard I/N --json` or `--from BYTE --json` wrote. A part without a summary is refused.";
    command.example = "jadoube audit merge part1.ndjson part2.ndjson --json";
    command.options = {{"parts", "outputs of jadoube audit --json", files.get(), "PARTS", true}};
    command.run = [files](Session& session) { return run_merge(session, *files); };
    return command;
}

}  // namespace jadoube::cli
