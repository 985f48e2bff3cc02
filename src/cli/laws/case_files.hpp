// Case files and clause lists: where they stand, and judging cases as `rules test` does.
#pragma once

#include <map>

#include "adjudicate/cases/case.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "cli/laws/laws.hpp"

namespace jadoube::cli {

/// The files `*.json` below the folders named, and the files named, in order of their names.
[[nodiscard]] tl::expected<std::vector<std::filesystem::path>, Error> case_paths(const std::vector<std::string>& names);

/// The case folders `tests/scenarios` and `tests/cases`, and the folder of clause lists, `tests/clauses`: those below
/// this folder, or else those of the source tree of the build.
[[nodiscard]] std::vector<std::string> usual_case_folders();
[[nodiscard]] std::string usual_clause_folder();

/// The cases of a file, or of standard input for "-". A game file that a case names is looked for from the folder of
/// the case file. Fails with all problems found.
[[nodiscard]] tl::expected<std::vector<adjudicate::Case>, Errors> read_case_file(const std::filesystem::path& path);

/// The ruling on a case under a code.
[[nodiscard]] Result<adjudicate::Ruling> judged(const adjudicate::Case& one, const Laws& laws);

/// The codes that cases name, each loaded once. A code that cannot be loaded is reported once.
class LawShelf {
public:
    explicit LawShelf(Session& session) : session_(session), store_(ruleset_store(session)) {}

    /// The code, or null after the first look told why not.
    [[nodiscard]] const Laws* find(const std::string& name);
    /// The exit code of the last code that could not be loaded.
    [[nodiscard]] ExitCode code() const { return code_; }

private:
    Session& session_;
    rules::RulesetStore store_;
    std::map<std::string, std::unique_ptr<const Laws>> laws_;
    ExitCode code_ = ExitCode::fine;
};

}  // namespace jadoube::cli
