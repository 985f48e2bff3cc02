// A block of games audited: the lines of the audit, and what they add up to.
#pragma once

#include <set>

#include "audit/game_blocks.hpp"
#include "audit/nothing_found.hpp"
#include "base/error.hpp"
#include "desk/audit/audit_report.hpp"

namespace jadoube::desk {

/// What is wanted of an audit.
struct AuditWanted {
    std::set<std::string> kinds = {};  // of findings told; empty: every kind
    bool all_games = false;            // a line for each game, with a hash
    bool asks_mate = true;             // who can still mate
    bool reports = false;              // gather what a report shows
    bool looks_closely = false;        // at every game, also where a quick look would do
};

struct AuditedBlock {
    std::string lines = {};  // NDJSON
    AuditSummary summary = {};
    AuditReport report = {};
    Errors errors = {};     // what kept it from being done
    std::uint64_t end = 0;  // of the block in its text
};

/// The code of plain games.
struct PlainLaw {
    std::string name = {};
    bool play_is_assumed = false;
    /// What it says of a mate that ends such a game; nothing where that is not known yet.
    std::optional<std::pair<LawOfGame, SaidOfFinding>> of_mate = {};
};

/// What one thread works with, from block to block.
struct AuditTools {
    mate::MateSolver solver = {};
    audit::PlainReader plain = {};
    audit::NothingFound nothing = {};
    std::map<std::string, PlainLaw> laws = {};  // by the tags Date and TimeControl
};

/// The games of a block, in their order. `file` is how the lines call the file. Whether a quick look
/// was enough for a game makes no difference to the answer.
[[nodiscard]] AuditedBlock audited(const audit::GameBlock& block, const std::string& file, const AuditWanted& wanted,
                                   AuditLaw law, AuditTools& tools);

}  // namespace jadoube::desk
