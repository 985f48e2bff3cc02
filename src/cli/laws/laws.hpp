// The rulesets at hand: where they are looked for, and loading them with the one they defer to.
#pragma once

#include <memory>

#include "cli/session.hpp"
#include "rules/read/ruleset_store.hpp"

namespace jadoube::cli {

/// Looked for in --rules-dir, JADOUBE_RULES, share/jadoube/rules beside the program's folder, the source tree of a
/// build.
[[nodiscard]] rules::RulesetStore ruleset_store(const Session& session);

/// A code with the one that answers where it is silent.
struct Laws {
    rules::LoadedRuleset loaded;
    std::shared_ptr<const rules::Ruleset> deferred = {};

    [[nodiscard]] const rules::Ruleset& ruleset() const { return *loaded.ruleset; }
};

/// The code of that name; the default for an empty name.
[[nodiscard]] tl::expected<Laws, Errors> load_laws(const rules::RulesetStore& store, const std::string& name);

}  // namespace jadoube::cli
