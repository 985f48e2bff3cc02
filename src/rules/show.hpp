// Pages about the law for people: one article, a whole code, the list of codes, the vocabulary. Plain text and
// Markdown.
#pragma once

#include <string>
#include <vector>

#include "rules/ruleset.hpp"
#include "rules/ruleset_store.hpp"

namespace jadoube::rules {

/// One article: what it says, what it is about, when it holds and until when, who may raise it, what follows, and the
/// articles it goes with. Ends with a line end.
[[nodiscard]] std::string article_page(const Article& article, const Ruleset& ruleset);

/// The code with its definitions and numbers, then its articles in order, each by number, heading and summary.
[[nodiscard]] std::string ruleset_page(const Ruleset& ruleset);

/// The articles that a reference names (`covers`); none where it names nothing.
[[nodiscard]] std::vector<const Article*> articles_named(const Ruleset& ruleset, const std::string& reference);

/// One line for each ruleset; the default has a star.
[[nodiscard]] std::string rulesets_table(const std::vector<ListedRuleset>& rulesets);

/// Every word of the vocabulary with its meaning, as a page in Markdown.
[[nodiscard]] std::string vocabulary_page();

}  // namespace jadoube::rules
