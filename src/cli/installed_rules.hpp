// Where the rulesets at hand are looked for.
#pragma once

#include "cli/session.hpp"
#include "rules/read/ruleset_store.hpp"

namespace jadoube::cli {

/// Looked for in --rules-dir, JADOUBE_RULES, share/jadoube/rules beside the program's folder, the source tree of a
/// build.
[[nodiscard]] rules::RulesetStore ruleset_store(const Session& session);

}  // namespace jadoube::cli
