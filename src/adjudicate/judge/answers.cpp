#include "adjudicate/judge/answers.hpp"

#include <algorithm>

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

Truth truth_of_parts(Condition::Kind kind, const std::vector<Answered>& parts) {
    if (kind == Condition::Kind::negation) return !parts.front().truth;
    const bool all = kind == Condition::Kind::all;
    Truth truth = all ? Truth::yes : Truth::no;
    for (const Answered& part : parts) truth = all ? truth && part.truth : truth || part.truth;
    return truth;
}

}  // namespace

Answered answered(const Condition& condition, const Scene& scene) {
    if (condition.kind == Condition::Kind::test) return answered_test(condition, scene);
    Answered answer{.kind = condition.kind};
    answer.parts.reserve(condition.parts.size());
    for (const Condition& part : condition.parts) answer.parts.push_back(answered(part, scene));
    answer.truth = truth_of_parts(answer.kind, answer.parts);
    return answer;
}

}  // namespace jadoube::adjudicate
