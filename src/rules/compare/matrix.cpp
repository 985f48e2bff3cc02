#include "rules/compare/matrix.hpp"

#include "rules/ruleset.hpp"

#include <algorithm>

namespace jadoube::rules {
namespace {

MatrixCode code_in(const Topic& topic, const Ruleset& ruleset) {
    MatrixCode code{&ruleset};
    for (const Article& article : ruleset.articles)
        if (is_about(article, topic)) code.articles.push_back(&article);
    for (const Kind kind : ruleset.exhaustive) {
        const bool of_topic = std::any_of(topic.kinds.begin(), topic.kinds.end(),
                                          [&](Kind of) { return kind_covers(of, kind) || kind_covers(kind, of); });
        if (of_topic) code.exhaustive.push_back(kind);
    }
    return code;
}

}  // namespace

Matrix matrix(const Topic& topic, std::span<const Ruleset* const> codes) {
    Matrix matrix{&topic};
    for (const Ruleset* ruleset : codes) matrix.codes.push_back(code_in(topic, *ruleset));
    return matrix;
}

}  // namespace jadoube::rules
