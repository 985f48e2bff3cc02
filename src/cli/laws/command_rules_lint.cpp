// jadoube rules lint: contradictions, gaps and parts without effect.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/installed_rules.hpp"
#include "cli/laws/rules_commands.hpp"
#include "desk/laws/laws.hpp"
#include "rules/lint/lint.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::cli {
namespace {

/// Where a finding stands: "rules/my-code.json:12"; the file alone where it is about the whole.
std::string place_of(const rules::LintFinding& finding, const std::filesystem::path& file) {
    const std::string name = for_terminal(file.string());
    return place_in(name, finding.written);
}

/// What the lint finds, and that the file is not called as the code.
std::vector<rules::LintFinding> findings_in(const desk::Laws& laws) {
    std::vector<rules::LintFinding> findings = rules::lint(laws.ruleset());
    const std::string called = laws.loaded.path.stem().string();
    if (called != laws.ruleset().id) {
        findings.push_back({.code = "id_unlike_file",
                            .text = fmt::format("the code is '{}' and its file '{}': by its id it is not found",
                                                laws.ruleset().id, called)});
    }
    return findings;
}

/// Exit code 1 where there are warnings, 3 where there are errors; remarks alone are fine.
ExitCode lint_rules(Session& session, const std::vector<std::string>& names) {
    const rules::RulesetStore store = ruleset_store(session);
    ExitCode code = ExitCode::fine;
    for (const std::string& name : names_or_all(store, names)) {
        const auto laws = desk::load_laws(store, name);
        if (!laws) {
            code = session.fail(laws.error());
            continue;
        }
        for (const rules::LintFinding& finding : findings_in(*laws)) {
            if (finding.severity == rules::Severity::error) code = ExitCode::bad_input;
            if (finding.severity == rules::Severity::warning && code == ExitCode::fine) code = ExitCode::negative;
            if (session.json) {
                session.print(rules::to_json(finding, laws->ruleset().id));
            } else {
                session.out << fmt::format("{}: {}\n", place_of(finding, laws->loaded.path),
                                           for_terminal(to_text(finding)));
            }
        }
    }
    return code;
}

}  // namespace

Command rules_lint_command() {
    const auto names = std::make_shared<std::vector<std::string>>();
    Command command;
    command.name = "lint";
    command.summary = "Look for contradictions, gaps and parts without effect";
    command.example = "jadoube rules lint";
    command.options = {{"rules", "codes (default: all)", names.get(), "RULES"}};
    command.run = [names](Session& session) { return lint_rules(session, *names); };
    return command;
}

}  // namespace jadoube::cli
