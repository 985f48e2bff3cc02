// Looking things up in codes of law: articles by their numbers, the list of codes, the vocabulary.
#pragma once

#include <string>
#include <vector>

#include "rules/read/ruleset_store.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// The articles that a reference names (`covers`); none where it names nothing.
[[nodiscard]] std::vector<const Article*> articles_named(const Ruleset& ruleset, const std::string& reference);

/// One line for each ruleset; the default has a star.
[[nodiscard]] std::string rulesets_table(const std::vector<ListedRuleset>& rulesets);

/// Every word of the vocabulary with its meaning, as a page in Markdown.
[[nodiscard]] std::string vocabulary_page();

}  // namespace jadoube::rules
