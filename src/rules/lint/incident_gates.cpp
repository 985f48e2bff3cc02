#include "rules/lint/incident_gates.hpp"

#include <algorithm>

#include "rules/lint/gate_conditions.hpp"

namespace jadoube::rules {
namespace {

constexpr char kNo = 'n';
constexpr std::size_t kLargestTable = 1 << 20;

char letter_of(Truth truth) {
    switch (truth) {
        case Truth::no: return kNo;
        case Truth::unknown: return 'u';
        case Truth::yes: return 'y';
    }
    return kNo;
}

Truth truth_of_letter(char letter) {
    if (letter == kNo) return Truth::no;
    return letter == 'y' ? Truth::yes : Truth::unknown;
}

std::vector<const Article*> triggered(const Ruleset& ruleset, const std::vector<Kind>& kinds) {
    std::vector<const Article*> articles;
    for (const Article& article : ruleset.articles) {
        if (is_triggered(article, kinds)) articles.push_back(&article);
    }
    return articles;
}

std::vector<const Remedy*> conditional_remedies(const std::vector<const Article*>& articles) {
    std::vector<const Remedy*> remedies;
    for (const Article* article : articles) {
        for (const Remedy& remedy : article->then) {
            if (!remedy.only_if.parts.empty()) remedies.push_back(&remedy);
        }
    }
    return remedies;
}

std::vector<Condition> windows_of(const std::vector<const Article*>& articles) {
    std::vector<Condition> windows;
    for (const Article* article : articles) {
        windows.push_back(article->until ? condition_of(*article->until) : Condition{});
    }
    return windows;
}

std::vector<Condition> raisers_of(const std::vector<const Article*>& articles) {
    std::vector<Condition> raisers;
    for (const Article* article : articles) raisers.push_back(condition_of_raisers(article->raised_by));
    return raisers;
}

std::vector<const Condition*> all_conditions(const std::vector<const Article*>& articles,
                                             const std::vector<const Remedy*>& remedies,
                                             const std::vector<Condition>& windows,
                                             const std::vector<Condition>& raisers) {
    std::vector<const Condition*> conditions;
    for (const Article* article : articles) conditions.push_back(&article->when);
    for (const Remedy* remedy : remedies) conditions.push_back(&remedy->only_if);
    for (const Condition& condition : windows) conditions.push_back(&condition);
    for (const Condition& condition : raisers) conditions.push_back(&condition);
    return conditions;
}

}  // namespace

TabledCondition::TabledCondition(Condition condition, const Combinations& combinations)
    : condition_(std::move(condition)), combinations_(&combinations) {
    std::vector<std::string> facts;
    for (const Condition* test : tests_of(condition_)) facts.push_back(test->fact);
    if (!facts.empty()) facts.emplace_back("play");  // bounds may depend on it
    std::size_t size = 1;
    for (std::size_t i = 0; i < combinations.axes().size(); ++i) {
        const Axis& axis = combinations.axes()[i];
        if (std::find(facts.begin(), facts.end(), axis.fact) == facts.end()) continue;
        axes_.push_back(i);
        size = std::min(size * axis.values.size(), kLargestTable + 1);
    }
    if (size <= kLargestTable) answers_.resize(size);
}

Truth TabledCondition::at(const Combination& combination) {
    if (answers_.empty()) return combinations_->evaluate(condition_, combination);
    std::size_t index = 0;
    for (const std::size_t axis : axes_) {
        index = index * combinations_->axes()[axis].values.size() + combination[axis];
    }
    std::optional<Truth>& answer = answers_[index];
    if (!answer) answer = combinations_->evaluate(condition_, combination);
    return *answer;
}

IncidentGates::IncidentGates(const Ruleset& ruleset, std::vector<Kind> kinds)
    : kinds_(std::move(kinds)),
      ruleset_(&ruleset),
      articles_(triggered(ruleset, kinds_)),
      conditional_(conditional_remedies(articles_)),
      windows_(windows_of(articles_)),
      raisers_(raisers_of(articles_)),
      combinations_(ruleset, kinds_, all_conditions(articles_, conditional_, windows_, raisers_)) {
    for (std::size_t i = 0; i < articles_.size(); ++i) {
        gates_.push_back({TabledCondition(articles_[i]->when, combinations_),
                          TabledCondition(windows_[i], combinations_), TabledCondition(raisers_[i], combinations_)});
    }
    for (const Remedy* remedy : conditional_) remedy_gates_.emplace_back(remedy->only_if, combinations_);
}

GatePattern IncidentGates::pattern_at(const Combination& combination) {
    GatePattern pattern;
    for (Tabled& gates : gates_) {
        pattern += letter_of(gates.when.at(combination));
        pattern += letter_of(gates.until.at(combination));
        pattern += letter_of(gates.raised_by.at(combination));
    }
    for (TabledCondition& gate : remedy_gates_) pattern += letter_of(gate.at(combination));
    return pattern;
}

std::vector<ArticleStanding> IncidentGates::standings_of(const GatePattern& pattern) const {
    return standings(*ruleset_, kinds_, [&](const Article& article) {
        const auto found = std::find(articles_.begin(), articles_.end(), &article);
        const auto at = static_cast<std::size_t>(found - articles_.begin()) * 3;
        return Gates{truth_of_letter(pattern[at]), truth_of_letter(pattern[at + 1]), truth_of_letter(pattern[at + 2])};
    });
}

std::vector<const Remedy*> IncidentGates::remedies_of(const Article& article, const GatePattern& pattern) const {
    std::vector<const Remedy*> remedies;
    for (const Remedy& remedy : article.then) {
        const auto found = std::find(conditional_.begin(), conditional_.end(), &remedy);
        const auto at = gates_.size() * 3 + static_cast<std::size_t>(found - conditional_.begin());
        if (found == conditional_.end() || pattern[at] != kNo) remedies.push_back(&remedy);
    }
    return remedies;
}

}  // namespace jadoube::rules
