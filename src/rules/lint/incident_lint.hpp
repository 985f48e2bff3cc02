// Tries the combinations of facts of one incident: which articles apply together, contradict each other or leave a gap.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "rules/lint/incident_gates.hpp"
#include "rules/lint/lint.hpp"

namespace jadoube::rules {

/// Two articles that answer one question differently, in the order of the ruleset; one article that answers it twice.
struct Conflict {
    const Article* first = nullptr;
    const Article* second = nullptr;
    Question question = Question::game;
    friend auto operator<=>(const Conflict&, const Conflict&) = default;
};

/// What follows from one pattern of gates.
struct Outcome {
    std::set<const Article*> applying;
    std::set<Conflict> conflicts;
    std::set<const Remedy*> in_force;                               // of those that apply, by their own `if`
    std::set<std::pair<const Article*, const Article*>> set_aside;  // exception, base
    bool unanswered = false;                                        // no article has its condition met
};

/// All combinations of one incident, tried when it is made; a fixed sample where there are more than the limit.
class IncidentLint {
public:
    IncidentLint(const Ruleset& ruleset, std::vector<Kind> kinds, const LintLimits& limits);

    [[nodiscard]] bool is_sampled() const { return is_sampled_; }
    [[nodiscard]] const std::vector<const Article*>& articles() const { return gates_.articles(); }
    [[nodiscard]] const std::unordered_map<GatePattern, Outcome>& outcomes() const { return outcomes_; }
    /// "touch and press.two_hands".
    [[nodiscard]] std::string kind_words() const;

    /// One finding for each two articles that conflict on a question.
    [[nodiscard]] std::vector<LintFinding> conflicts();
    /// Findings for what no article answers, each with as few facts as possible; the first few of them.
    [[nodiscard]] std::vector<LintFinding> gaps();

private:
    void note(const Combination& combination);
    const Outcome& outcome_of(const GatePattern& pattern);
    [[nodiscard]] Outcome judged(const GatePattern& pattern) const;
    [[nodiscard]] std::set<Conflict> conflicts_among(const std::set<const Article*>& applying,
                                                     const GatePattern& pattern) const;
    [[nodiscard]] std::set<Conflict> conflicts_on(Question question, const std::set<const Article*>& applying,
                                                  const GatePattern& pattern) const;
    LintFinding finding_of(const Conflict& conflict, const Combination& combination);

    /// The axes of which the value matters: with any other values of the rest the property still holds.
    std::vector<std::size_t> axes_that_matter(const Combination& combination,
                                              const std::function<bool(const Outcome&)>& holds);
    /// Whether the property holds for all values of the free axes; "no" where those are too many to try.
    bool holds_whatever(Combination combination, const std::vector<std::size_t>& free,
                        const std::function<bool(const Outcome&)>& holds);

    IncidentGates gates_;
    bool is_sampled_ = false;
    std::map<GatePattern, Combination> first_with_;
    std::unordered_map<GatePattern, Outcome> outcomes_;
    std::vector<Combination> unanswered_;
};

}  // namespace jadoube::rules
