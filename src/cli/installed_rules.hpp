// Where the rulesets at hand are looked for, and what else comes with the program.
#pragma once

#include "cli/session.hpp"
#include "cli/setting.hpp"
#include "rules/read/ruleset_store.hpp"

namespace jadoube::cli {

/// Looked for in --rules-dir, JADOUBE_RULES, share/jadoube/rules beside the program's folder, the source tree of a
/// build.
[[nodiscard]] rules::RulesetStore ruleset_store(const Session& session);

/// The folders in which they are looked for, the first first. One that does not exist is passed over, and its remark
/// says so.
[[nodiscard]] std::vector<Setting> rules_folders(const Session& session);

/// The disputes that come with the program: share/jadoube/data/exam beside its folder, else those of the source tree.
[[nodiscard]] std::filesystem::path exam_folder(const Session& session);

}  // namespace jadoube::cli
