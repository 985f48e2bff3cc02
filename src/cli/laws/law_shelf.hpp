// What the commands that run cases share: the usual folders, and each code of laws loaded once.
#pragma once

#include <map>

#include "cli/installed_rules.hpp"
#include "desk/laws/laws.hpp"

namespace jadoube::cli {

/// The case folders `tests/scenarios` and `tests/cases`, and the folder of clause lists, `tests/clauses`: those below
/// this folder, or else those of the source tree of the build.
[[nodiscard]] std::vector<std::string> usual_case_folders();
[[nodiscard]] std::string usual_clause_folder();

/// The codes that cases name, each loaded once. A code that cannot be loaded is reported once.
class LawShelf {
public:
    explicit LawShelf(Session& session) : session_(session), store_(ruleset_store(session)) {}

    /// The code, or null after the first look told why not.
    [[nodiscard]] const desk::Laws* find(const std::string& name);
    /// The exit code of the last code that could not be loaded.
    [[nodiscard]] ExitCode code() const { return code_; }

private:
    Session& session_;
    rules::RulesetStore store_;
    std::map<std::string, std::unique_ptr<const desk::Laws>> laws_;
    ExitCode code_ = ExitCode::fine;
};

}  // namespace jadoube::cli
