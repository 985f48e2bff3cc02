// The clauses of a source document, listed by hand from it: what a ruleset is held to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace jadoube::adjudicate {

/// Whether a machine can decide it, can once the arbiter has entered one finding, or it only informs.
enum class ClauseKind { decidable, decidable_with_finding, informing };

struct Clause {
    std::string id;
    ClauseKind kind = ClauseKind::informing;
    friend bool operator==(const Clause&, const Clause&) = default;
};

/// One clause a line: its id, a tab, and X (decidable), F (with a finding) or I (informs). Empty lines and lines that
/// begin with # say nothing. Fails with all problems found, each with its line.
[[nodiscard]] tl::expected<std::vector<Clause>, Errors> read_clauses(std::string_view text, std::string_view name);

}  // namespace jadoube::adjudicate
