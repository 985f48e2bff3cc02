#include "desk/laws/event_counts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rules/grammar/count_reader.hpp"
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

bool says(const log::CheckedLog& store, const log::TextHash& hash, const std::string& word) {
    const auto text = store.text(hash);
    return text && text->find(word) != std::string::npos;
}

/// Whether such a word stands anywhere in the texts of these laws.
bool say(const log::CheckedLog& store, const log::AdoptedRules& rules, std::string_view name) {
    const std::string word = fmt::format("\"{}\"", name);
    return says(store, rules.text, word) ||
           std::any_of(rules.with.begin(), rules.with.end(),
                       [&](const log::RulesText& kept) { return says(store, kept.text, word); });
}

/// Most codes count nothing, or in one game alone; that is seen without reading them as laws.
bool may_count_in_event(const log::CheckedLog& store, const log::AdoptedRules& rules) {
    return say(store, rules, rules::kEarlier) && say(store, rules, name_of(rules::CountSpan::event));
}

}  // namespace

bool counts_in_event(const Laws& laws) {
    return code_counts_in_event(laws.ruleset()) || (laws.deferred && code_counts_in_event(*laws.deferred));
}

bool counts_in_event(const log::CheckedLog& store, const log::AdoptedRules& rules) {
    if (!may_count_in_event(store, rules)) return false;
    const auto laws = laws_in(store, rules);
    return laws && counts_in_event(*laws);
}

}  // namespace jadoube::desk
