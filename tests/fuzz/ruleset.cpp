// Rulesets in: every problem has its line and a message; what is read can be looked through, and prints as JSON that
// reads as a ruleset again.
#include "rules/ruleset.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "fuzz/target.hpp"
#include "rules/lint/lint.hpp"
#include "rules/read/readings.hpp"
#include "rules/words/show.hpp"

namespace jadoube {
namespace {

constexpr rules::LintLimits kLimits{.combinations = 200};

/// A base to extend and defer to, so that inputs can do so.
Result<std::string> text_of(const std::string& id) {
    static const Result<std::string> base = read_file(JADOUBE_SOURCE "/tests/cli/club.json", kLargestJson);
    if (id == "club") return base;
    return failure(ErrorCode::no_such_ruleset, "no such ruleset");
}

}  // namespace

void fuzz(std::string_view input) {
    const auto ruleset = rules::read_ruleset(input, "input.json", text_of);
    const auto resolved = rules::resolve_ruleset(input, "input.json", text_of);
    if (!ruleset) {
        must(!ruleset.error().empty());
        for (const Error& error : ruleset.error()) must(!error.message.empty() && !error.where.empty());
        return;
    }
    must(resolved.has_value());
    must(rules::read_ruleset(to_text(*resolved), "resolved.json", text_of).has_value());
    for (const rules::LintFinding& finding : rules::lint(*ruleset, kLimits)) must(!to_text(finding).empty());
    for (const rules::Article& article : ruleset->articles) {
        must(!rules::articles_named(*ruleset, article.id).empty());
    }
}

}  // namespace jadoube
