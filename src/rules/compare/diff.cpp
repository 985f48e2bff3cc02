#include "rules/compare/diff.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "base/text.hpp"
#include "rules/compare/article_pairs.hpp"
#include "rules/compare/other_exceptions.hpp"
#include "rules/compare/parameters.hpp"
#include "rules/standing.hpp"
#include "rules/vocabulary/definition_rows.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {
namespace {

using Articles = std::vector<const Article*>;

Articles deciding(Kind kind, const Ruleset& ruleset) {
    Articles articles;
    for (const Article& article : ruleset.articles)
        if (is_triggered(article, {kind})) articles.push_back(&article);
    return articles;
}

/// Kinds that the same articles of both codes decide, in the order of the vocabulary.
struct Group {
    Articles a;
    Articles b;
    std::vector<Kind> kinds;
};

std::vector<Group> groups(const std::vector<Kind>& kinds, const Ruleset& a, const Ruleset& b) {
    std::vector<Group> groups;
    for (const Kind kind : kinds) {
        Group one{deciding(kind, a), deciding(kind, b), {kind}};
        if (one.a.empty() && one.b.empty()) continue;
        const auto same = std::find_if(groups.begin(), groups.end(),
                                       [&](const Group& other) { return other.a == one.a && other.b == one.b; });
        if (same == groups.end()) {
            groups.push_back(std::move(one));
        } else {
            same->kinds.push_back(kind);
        }
    }
    return groups;
}

/// Where all sub-kinds of a kind stand in the list, the kind stands for them.
std::vector<Kind> gathered(std::vector<Kind> kinds) {
    for (const Kind family : all_words<Kind>()) {
        std::vector<Kind> parts = single_kinds();
        std::erase_if(parts, [&](Kind kind) { return kind == family || !kind_covers(family, kind); });
        const bool all_there = std::all_of(parts.begin(), parts.end(), [&](Kind part) {
            return std::find(kinds.begin(), kinds.end(), part) != kinds.end();
        });
        if (parts.empty() || !all_there) continue;
        *std::find(kinds.begin(), kinds.end(), parts.front()) = family;
        std::erase_if(kinds, [&](Kind kind) { return kind != family && kind_covers(family, kind); });
    }
    return kinds;
}

template <typename Name, typename Value>
std::set<Name> names_in(const std::map<Name, Value>& a, const std::map<Name, Value>& b) {
    std::set<Name> names;
    for (const auto& [name, value] : a) names.insert(name);
    for (const auto& [name, value] : b) names.insert(name);
    return names;
}

std::set<std::string> parameters_used(const Ruleset& ruleset, const Topic& topic) {
    std::set<std::string> names;
    for (const Article& article : ruleset.articles) {
        if (!is_about(article, topic)) continue;
        for (const std::string& name : parameters_of(article, ruleset)) names.insert(name);
    }
    return names;
}

std::vector<std::string> parameters_that_differ(const Ruleset& a, const Ruleset& b, const Topic* topic) {
    std::set<std::string> names = names_in(a.parameters, b.parameters);
    if (topic != nullptr) {
        names = parameters_used(a, *topic);
        names.merge(parameters_used(b, *topic));
    }
    std::erase_if(names, [&](const std::string& name) { return is_same_number(name, a, b); });
    return {names.begin(), names.end()};
}

/// A code that says nothing of a definition has its default.
std::vector<ValueDiff> definitions_that_differ(const Definitions& a, const Definitions& b) {
    std::vector<ValueDiff> differing;
    const auto compare = [&](std::string name, std::string of_a, std::string of_b) {
        if (of_a != of_b) differing.push_back({std::move(name), std::move(of_a), std::move(of_b)});
    };
    for (const CompletedKindRow& row : completed_kinds()) {
        const auto needed = [&](const Definitions& of) {
            return joined(names_of(of.move_is_complete.*row.member), ", ");
        };
        compare(fmt::format("{}: {}", kMoveIsComplete, name_of(row.kind)), needed(a), needed(b));
    }
    for (const DefinitionRow& row : definition_rows())
        compare(std::string(row.name), value_of(row, a), value_of(row, b));
    return differing;
}

Values event_default(const std::string& fact, const Ruleset& ruleset) {
    const auto found = ruleset.event_defaults.find(fact);
    return found == ruleset.event_defaults.end() ? Values() : found->second;
}

std::vector<DefaultDiff> event_defaults_that_differ(const Ruleset& a, const Ruleset& b) {
    std::vector<DefaultDiff> differing;
    for (const std::string& fact : names_in(a.event_defaults, b.event_defaults)) {
        DefaultDiff one{fact, event_default(fact, a), event_default(fact, b)};
        if (one.a != one.b) differing.push_back(std::move(one));
    }
    return differing;
}

bool enforces(const Ruleset& ruleset, MovementRule rule) {
    return std::any_of(ruleset.articles.begin(), ruleset.articles.end(), [&](const Article& article) {
        return std::find(article.enforces.begin(), article.enforces.end(), rule) != article.enforces.end();
    });
}

/// Rules of movement that the first code states and the second does not.
std::vector<MovementRule> movement_only_in(const Ruleset& one, const Ruleset& other, const Topic* topic) {
    return words_where<MovementRule>([&](const auto& rule) {
        const bool of_topic = topic == nullptr || std::any_of(topic->movement.begin(), topic->movement.end(),
                                                              [&](auto of) { return rule_covers(of, rule.value); });
        return of_topic && enforces(one, rule.value) && !enforces(other, rule.value);
    });
}

constexpr auto kAspects = std::to_array<WordRow<Aspect>>({
    {Aspect::conditions, "conditions", "what must hold"},
    {Aspect::raised_by, "raised_by", "who may raise it"},
    {Aspect::window, "window", "until when it may be raised"},
    {Aspect::remedies, "remedies", "what follows"},
    {Aspect::numbers, "numbers", "the same but for its numbers"},
    {Aspect::finding, "finding", "what is found"},
    {Aspect::exceptions, "exceptions", "what it sets aside"},
});
static_assert(is_in_order(kAspects));

}  // namespace

template <>
std::span<const WordRow<Aspect>> rows<Aspect>() {
    return kAspects;
}

bool KindsDiff::is_same() const {
    return only_a.empty() && only_b.empty() &&
           std::all_of(pairs.begin(), pairs.end(), [](const ArticlePair& pair) { return pair.differences.empty(); });
}

bool RulesetDiff::is_same() const {
    return parameters.empty() && definitions.empty() && event_defaults.empty() && movement_only_a.empty() &&
           movement_only_b.empty() &&
           std::all_of(kinds.begin(), kinds.end(), [](const KindsDiff& one) { return one.is_same(); });
}

RulesetDiff diff(const Ruleset& a, const Ruleset& b, const Topic* topic) {
    RulesetDiff result{&a, &b, {}, {}, {}, {}, {}, {}};
    for (Group& group : groups(topic != nullptr ? single_kinds(*topic) : single_kinds(), a, b)) {
        KindsDiff one = paired(group.a, a, group.b, b);
        one.kinds = gathered(std::move(group.kinds));
        result.kinds.push_back(std::move(one));
    }
    add_other_exceptions(result);
    result.parameters = parameters_that_differ(a, b, topic);
    result.definitions = definitions_that_differ(a.definitions, b.definitions);
    result.event_defaults = event_defaults_that_differ(a, b);
    result.movement_only_a = movement_only_in(a, b, topic);
    result.movement_only_b = movement_only_in(b, a, topic);
    return result;
}

}  // namespace jadoube::rules
