#include "adjudicate/judge/answers.hpp"

#include <algorithm>

#include "rules/ruleset.hpp"
#include "rules/vocabulary/fact.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Condition;
using rules::Truth;

std::optional<std::int64_t> parameter_in(const Scene& scene, const std::string& name) {
    return scene.context.ruleset.parameter(name, scene.context.game.play);
}

const FoundFact& found_once(const std::string& fact, const Scene& scene, FactsFound& known) {
    const auto before = known.find(fact);
    return before != known.end() ? before->second : known.emplace(fact, find_fact(scene, fact)).first->second;
}

Answered answered_test(const Condition& test, const Scene& scene, FactsFound& known) {
    const FoundFact& found = found_once(test.fact, scene, known);
    Answered answer{.kind = Condition::Kind::test, .truth = Truth::unknown, .fact = test.fact, .wanted = test.wanted};
    const auto parameter = [&](const std::string& name) { return parameter_in(scene, name); };
    if (found.values) answer.truth = rules::meets(*found.values, test.wanted, parameter);
    if (const auto* name = std::get_if<std::string>(&test.wanted.bound)) answer.bound = parameter_in(scene, *name);
    answer.found = found.values;
    answer.origin = found.origin;
    return answer;
}

/// A number that nobody knows is not as great as the law asks where another that it never exceeds is not: the test is
/// then of that one.
Answered answered_by_bound(const Condition& test, const Scene& scene, FactsFound& known) {
    Answered answer = answered_test(test, scene, known);
    if (answer.found || test.wanted.kind != rules::Wanted::Kind::at_least) return answer;
    const rules::FactRow* row = rules::fact_named(test.fact);
    if (row == nullptr || row->traits.never_above.empty()) return answer;
    Condition of_bound = test;
    of_bound.fact = row->traits.never_above;
    Answered bound = answered_test(of_bound, scene, known);
    return bound.truth == Truth::no ? bound : answer;
}

Truth truth_of_parts(Condition::Kind kind, const std::vector<Answered>& parts) {
    if (kind == Condition::Kind::negation) return !parts.front().truth;
    const bool all = kind == Condition::Kind::all;
    Truth truth = all ? Truth::yes : Truth::no;
    for (const Answered& part : parts) truth = all ? truth && part.truth : truth || part.truth;
    return truth;
}

}  // namespace

Answered answered(const Condition& condition, const Scene& scene, FactsFound& known) {
    if (condition.kind == Condition::Kind::test) return answered_by_bound(condition, scene, known);
    Answered answer{.kind = condition.kind};
    answer.parts.reserve(condition.parts.size());
    for (const Condition& part : condition.parts) answer.parts.push_back(answered(part, scene, known));
    answer.truth = truth_of_parts(answer.kind, answer.parts);
    return answer;
}

}  // namespace jadoube::adjudicate
