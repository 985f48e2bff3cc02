// Looks for faults in a ruleset that reads well: contradictions, gaps and parts without effect (KERNEL section 14).
// What is found holds for the law as written; no position is looked at.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/json.hpp"
#include "base/text_place.hpp"

namespace jadoube::rules {

struct Ruleset;

/// An error makes rulings contradict each other, a warning is probably a slip, a remark is only worth knowing.
enum class Severity { error, warning, remark };
[[nodiscard]] std::string_view name_of(Severity severity);

struct LintFinding {
    std::string code;  // stable: conflict, no_answer, never_applies ... (docs list them)
    Severity severity = Severity::warning;
    std::vector<std::string> articles = {};
    TextPlace written = {};  // in the ruleset file; not known: the whole, or an article of the base
    std::string text = {};
    /// What must be so for it to happen: facts with their values in words; other facts do not matter.
    std::vector<std::pair<std::string, std::string>> combination = {};
};
/// More findings behind those there are.
void append_findings(std::vector<LintFinding>& all, std::vector<LintFinding> more);

/// "warning: 22(d): ... [with own_men_touched 2, touched_to_castle no]"
[[nodiscard]] std::string to_text(const LintFinding& finding);

/// As in finding.schema.json; `file` is what the ruleset is called, and left out where empty.
[[nodiscard]] Json to_json(const LintFinding& finding, const std::string& file);

struct LintLimits {
    std::uint64_t combinations = 200'000;  // of facts, for one kind of incident; above it a fixed sample is tried
};

/// All findings, errors first, then by place.
[[nodiscard]] std::vector<LintFinding> lint(const Ruleset& ruleset, const LintLimits& limits = {});

}  // namespace jadoube::rules
