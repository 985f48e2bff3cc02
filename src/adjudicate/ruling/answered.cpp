#include "adjudicate/ruling/answered.hpp"

namespace jadoube::adjudicate {
namespace {

void collect_tests(const Answered& condition, std::vector<const Answered*>& tests) {
    if (condition.kind == rules::Condition::Kind::test) tests.push_back(&condition);
    for (const Answered& part : condition.parts) collect_tests(part, tests);
}

void collect_failures(const Answered& condition, std::vector<const Answered*>& failures) {
    if (condition.truth != rules::Truth::no) return;
    if (condition.kind != rules::Condition::Kind::all) return failures.push_back(&condition);
    for (const Answered& part : condition.parts) collect_failures(part, failures);
}

}  // namespace

std::vector<const Answered*> tests_of(const Answered& condition) {
    std::vector<const Answered*> tests;
    collect_tests(condition, tests);
    return tests;
}

std::vector<const Answered*> failures_of(const Answered& condition) {
    std::vector<const Answered*> failures;
    collect_failures(condition, failures);
    return failures;
}

}  // namespace jadoube::adjudicate
