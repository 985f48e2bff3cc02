#include "desk/laws/event_counts.hpp"

#include <algorithm>

#include "rules/read/count_reader.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/count.hpp"

namespace jadoube::desk {
namespace {

bool code_counts_in_event(const rules::Ruleset& code) {
    return std::any_of(code.articles.begin(), code.articles.end(), [](const rules::Article& article) {
        const auto tests = tests_of(article);
        return std::any_of(tests.begin(), tests.end(), [](const rules::Condition* test) {
            const auto count = rules::count_named(test->fact);
            return count && count->in == rules::CountSpan::event;
        });
    });
}

/// Most codes count nothing; that is seen without reading them as laws.
bool has_counts(const log::CheckedLog& store, const log::TextHash& hash) {
    const auto text = store.text(hash);
    return text && text->find('"' + std::string(rules::kEarlier) + '"') != std::string::npos;
}

}  // namespace

bool counts_in_event(const Laws& laws) {
    return code_counts_in_event(laws.ruleset()) || (laws.deferred && code_counts_in_event(*laws.deferred));
}

bool counts_in_event(const log::CheckedLog& store, const log::AdoptedRules& rules) {
    const bool may_count = has_counts(store, rules.text) ||
                           std::any_of(rules.with.begin(), rules.with.end(),
                                       [&](const log::RulesText& kept) { return has_counts(store, kept.text); });
    if (!may_count) return false;
    const auto laws = laws_in(store, rules);
    return laws && counts_in_event(*laws);
}

}  // namespace jadoube::desk
