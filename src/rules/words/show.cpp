#include "rules/words/show.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {
std::vector<const Article*> articles_named(const Ruleset& ruleset, const std::string& reference) {
    std::vector<const Article*> found;
    for (const Article& article : ruleset.articles) {
        if (covers(reference, article.id)) found.push_back(&article);
    }
    return found;
}

std::string rulesets_table(const std::vector<ListedRuleset>& rulesets) {
    std::size_t widest = 0;
    for (const ListedRuleset& ruleset : rulesets) widest = std::max(widest, display_width(ruleset.id));
    std::string table;
    for (const ListedRuleset& ruleset : rulesets) {
        const std::string holds = ruleset.holds.empty() ? std::string() : fmt::format(" ({})", list_of(ruleset.holds));
        table += fmt::format("{} {:<{}}  {}\n", ruleset.is_default ? '*' : ' ', ruleset.id, widest,
                             ruleset.problem.empty() ? ruleset.title + holds : "cannot be read: " + ruleset.problem);
    }
    return table;
}

}  // namespace jadoube::rules
