#include "rules/compare/other_exceptions.hpp"

#include <algorithm>
#include <map>

#include "rules/compare/related.hpp"

namespace jadoube::rules {
namespace {

using Articles = std::vector<const Article*>;
/// Article -> those that answer it in the other code.
using Answers = std::map<const Article*, Articles>;

/// What one side sets aside of which the answer is not set aside by the other.
Articles not_set_aside(const Articles& bases, const Articles& others, const Answers& answers) {
    Articles alone;
    for (const Article* base : bases) {
        const auto found = answers.find(base);
        if (found == answers.end()) continue;
        const bool is_answered = std::ranges::any_of(
            found->second, [&](const Article* answer) { return std::ranges::find(others, answer) != others.end(); });
        if (!is_answered) alone.push_back(base);
    }
    return alone;
}

}  // namespace

void add_other_exceptions(RulesetDiff& diff) {
    Answers in_a;
    Answers in_b;
    for (const KindsDiff& kinds : diff.kinds) {
        for (const ArticlePair& pair : kinds.pairs) {
            in_b[pair.a].push_back(pair.b);
            in_a[pair.b].push_back(pair.a);
        }
    }
    for (KindsDiff& kinds : diff.kinds) {
        for (ArticlePair& pair : kinds.pairs) {
            const Articles of_a = excepted_by(*pair.a, *diff.a);
            const Articles of_b = excepted_by(*pair.b, *diff.b);
            Articles only_a = not_set_aside(of_a, of_b, in_b);
            Articles only_b = not_set_aside(of_b, of_a, in_a);
            if (only_a.empty() && only_b.empty()) continue;
            pair.differences.push_back({Aspect::exceptions, Aspect::exceptions, std::move(only_a), std::move(only_b)});
        }
    }
}

}  // namespace jadoube::rules
