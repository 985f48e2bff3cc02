// What an audit of files of games counted. Summaries of parts add up to that of the whole.
#pragma once

#include <map>
#include <string>

#include "base/json.hpp"
#include "base/result.hpp"
#include "report/words/document.hpp"

namespace jadoube::desk {

struct AuditSummary {
    using Counts = std::map<std::string, std::int64_t>;

    /// "games", "half_moves", "games_with_findings" and what else is counted of all games.
    Counts totals = {};
    Counts games_with = {};   // kind of finding -> games in which there is one
    Counts findings = {};     // kind of finding -> findings
    Counts games_under = {};  // code of laws, or why none is known -> games

    void add(const AuditSummary& other);
    [[nodiscard]] std::int64_t games() const;
    friend bool operator==(const AuditSummary&, const AuditSummary&) = default;
};

inline constexpr const char* kAuditSummarySchema = "jadoube/audit-summary/1";

[[nodiscard]] Json to_json(const AuditSummary& summary);
/// Reads what to_json wrote. Fails with json_shape.
[[nodiscard]] Result<AuditSummary> read_audit_summary(const Json& json);
/// A few lines for people.
[[nodiscard]] std::string to_text(const AuditSummary& summary);

}  // namespace jadoube::desk
