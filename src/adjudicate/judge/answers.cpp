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

Answered answered_test(const Condition& test, const Scene& scene) {
    FoundFact found = find_fact(scene, test.fact);
    Answered answer{.kind = Condition::Kind::test, .truth = Truth::unknown, .fact = test.fact, .wanted = test.wanted};
    const auto parameter = [&](const std::string& name) { return parameter_in(scene, name); };
    if (found.values) answer.truth = rules::meets(*found.values, test.wanted, parameter);
    if (const auto* name = std::get_if<std::string>(&test.wanted.bound)) answer.bound = parameter_in(scene, *name);
    answer.found = std::move(found.values);
    answer.origin = found.origin;
    return answer;
}

/// A number that nobody knows is not as great as the law asks where another that it never exceeds is not: the test is
/// then of that one.
Answered answered_by_bound(const Condition& test, const Scene& scene) {
    Answered answer = answered_test(test, scene);
    const rules::FactRow* row = rules::fact_named(test.fact);
    const bool is_bounded = row != nullptr && !row->traits.never_above.empty();
    if (answer.found || !is_bounded || test.wanted.kind != rules::Wanted::Kind::at_least) return answer;
    Condition of_bound = test;
    of_bound.fact = row->traits.never_above;
    Answered bound = answered_test(of_bound, scene);
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

Answered answered(const Condition& condition, const Scene& scene) {
    if (condition.kind == Condition::Kind::test) return answered_by_bound(condition, scene);
    Answered answer{.kind = condition.kind};
    answer.parts.reserve(condition.parts.size());
    for (const Condition& part : condition.parts) answer.parts.push_back(answered(part, scene));
    answer.truth = truth_of_parts(answer.kind, answer.parts);
    return answer;
}

}  // namespace jadoube::adjudicate
