#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {
namespace {

void add_tests(const Answered& condition, std::vector<const Answered*>& tests) {
    const auto more = tests_of(condition);
    tests.insert(tests.end(), more.begin(), more.end());
}

}  // namespace

std::vector<const Answered*> grounds_of(const ArticleFinding& finding) {
    std::vector<const Answered*> tests;
    if (finding.finding == rules::ArticleState::not_met) {
        for (const Answered* failure : failures_of(finding.when)) add_tests(*failure, tests);
        return tests;
    }
    add_tests(finding.when, tests);
    if (finding.raised_by) tests.push_back(&*finding.raised_by);
    for (const Answered& option : finding.options) add_tests(option, tests);
    return tests;
}

}  // namespace jadoube::adjudicate
