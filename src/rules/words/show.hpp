// Looking things up in codes of law: articles by their numbers, the list of codes, the vocabulary.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/read/ruleset_store.hpp"

namespace jadoube::rules {

struct Article;
struct Ruleset;

/// The articles that a reference names (`covers`); none where it names nothing.
[[nodiscard]] std::vector<const Article*> articles_named(const Ruleset& ruleset, const std::string& reference);

/// One line for each ruleset; the default has a star.
[[nodiscard]] std::string rulesets_table(const std::vector<ListedRuleset>& rulesets);

/// Every word of the vocabulary with its meaning, as a page in Markdown; `asked` says how a fact is asked for.
[[nodiscard]] std::string vocabulary_page(const std::function<std::string(std::string_view fact)>& asked);

}  // namespace jadoube::rules
