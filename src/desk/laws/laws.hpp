// A code of laws ready to be asked: loaded from the rulesets at hand, or from the texts that a log keeps.
#pragma once

#include <memory>
#include <string>

#include "log/recording/checked_log.hpp"
#include "rules/read/ruleset_store.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::desk {

/// A code with the one that answers where it is silent.
struct Laws {
    rules::LoadedRuleset loaded;
    std::shared_ptr<const rules::Ruleset> deferred = {};

    [[nodiscard]] const rules::Ruleset& ruleset() const { return *loaded.ruleset; }
};

/// The code of that name; the default for an empty name.
[[nodiscard]] tl::expected<Laws, Errors> load_laws(const rules::RulesetStore& store, const std::string& name);

/// The laws as the log keeps them; installed rulesets are not looked at.
[[nodiscard]] tl::expected<Laws, Errors> laws_in(const log::CheckedLog& store, const log::AdoptedRules& rules);
/// The title of such a code; its id where the log does not have the text.
[[nodiscard]] std::string laws_title(const log::CheckedLog& store, const log::AdoptedRules& rules);

}  // namespace jadoube::desk
