// What the tests of rulings share: the project's codes and all case files.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "adjudicate/cases/case_file.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::tests {

/// A case with the file it stands in.
struct FiledCase {
    std::string file;
    adjudicate::Case given;
};

/// The code from rules/<id>.json.
[[nodiscard]] const rules::Ruleset& ruleset(const std::string& id);
/// The ids of all shipped rulesets.
[[nodiscard]] std::vector<std::string> ruleset_ids();
/// Every case below tests/scenarios and tests/cases, in order of file names.
[[nodiscard]] const std::vector<FiledCase>& all_cases();
/// One case from its JSON text.
[[nodiscard]] adjudicate::Case case_of(const std::string& json);

}  // namespace jadoube::tests
