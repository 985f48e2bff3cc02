// The gates of all articles that one incident triggers, for every combination of the facts that they test. Used by the
// lint.
#pragma once

#include <string>
#include <vector>

#include "rules/lint/combinations.hpp"
#include "rules/standing.hpp"

namespace jadoube::rules {

/// A condition with its answers for the combinations of its own facts, each worked out once.
class TabledCondition {
public:
    TabledCondition(Condition condition, const Combinations& combinations);
    [[nodiscard]] Truth at(const Combination& combination);

private:
    Condition condition_;
    const Combinations* combinations_;
    std::vector<std::size_t> axes_;              // those that the condition depends on
    std::vector<std::optional<Truth>> answers_;  // empty where there would be too many
};

/// The gates of each article, as letters: combinations with the same pattern have the same standings.
using GatePattern = std::string;

/// The articles triggered by an incident of these kinds. Holds on to the ruleset.
class IncidentGates {
public:
    IncidentGates(const Ruleset& ruleset, std::vector<Kind> kinds);
    IncidentGates(const IncidentGates&) = delete;
    IncidentGates& operator=(const IncidentGates&) = delete;
    ~IncidentGates() = default;

    [[nodiscard]] const std::vector<Kind>& kinds() const { return kinds_; }
    [[nodiscard]] const std::vector<const Article*>& articles() const { return articles_; }
    [[nodiscard]] const Combinations& combinations() const { return combinations_; }

    [[nodiscard]] GatePattern pattern_at(const Combination& combination);
    /// The standings of the articles where the gates have this pattern.
    [[nodiscard]] std::vector<ArticleStanding> standings_of(const GatePattern& pattern) const;
    /// The remedies of an article that count where the gates have this pattern: all but those with an `if` that fails.
    [[nodiscard]] std::vector<const Remedy*> remedies_of(const Article& article, const GatePattern& pattern) const;

private:
    struct Tabled {
        TabledCondition when;
        TabledCondition until;
        TabledCondition raised_by;
    };

    std::vector<Kind> kinds_;
    const Ruleset* ruleset_;
    std::vector<const Article*> articles_;
    std::vector<const Remedy*> conditional_;  // remedies of these articles with an `if`
    std::vector<Condition> windows_;
    std::vector<Condition> raisers_;
    Combinations combinations_;
    std::vector<Tabled> gates_;
    std::vector<TabledCondition> remedy_gates_;
};

}  // namespace jadoube::rules
