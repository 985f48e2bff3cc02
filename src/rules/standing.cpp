#include "rules/standing.hpp"

#include "rules/ruleset.hpp"

#include <algorithm>

namespace jadoube::rules {
namespace {

std::vector<std::string> exceptions_that_are(Truth truth, const ArticleStanding& base,
                                             const std::vector<ArticleStanding>& all) {
    std::vector<std::string> ids;
    for (const ArticleStanding& other : all) {
        if (other.gates.all() == truth && excepts(*other.article, *base.article)) ids.push_back(other.article->id);
    }
    return ids;
}

ArticleState why_not(const Gates& gates) {
    if (gates.when == Truth::no) return ArticleState::not_met;
    return gates.raised_by == Truth::no ? ArticleState::not_yours : ArticleState::window_closed;
}

ArticleStanding weighed(ArticleStanding standing, const std::vector<ArticleStanding>& all) {
    if (standing.gates.all() == Truth::no) {
        standing.finding = why_not(standing.gates);
        return standing;
    }
    standing.by = exceptions_that_are(Truth::yes, standing, all);
    if (!standing.by.empty()) {
        standing.finding = ArticleState::set_aside;
        return standing;
    }
    standing.by = exceptions_that_are(Truth::unknown, standing, all);
    const bool applies = standing.by.empty() && standing.gates.all() == Truth::yes;
    standing.finding = applies ? ArticleState::applies : ArticleState::open;
    return standing;
}

/// Whether the article says in so many words that it is an exception to this.
bool names(const Article& exception, const std::string& reference) {
    const auto& references = exception.exception_to;
    return std::find(references.begin(), references.end(), reference) != references.end();
}

/// By the number of each trigger, whether it covers any of the kinds.
std::vector<bool> triggers_covering(const std::vector<Kind>& kinds) {
    std::vector<bool> covering;
    for (const auto& row : rows<Kind>()) covering.push_back(covers_any(row.value, kinds));
    return covering;
}

}  // namespace

bool is_triggered(const Article& article, const std::vector<Kind>& kinds) {
    return std::any_of(article.triggers.begin(), article.triggers.end(),
                       [&](Kind trigger) { return covers_any(trigger, kinds); });
}

bool excepts(const Article& exception, const Article& base) {
    if (&exception == &base) return false;
    return std::any_of(exception.exception_to.begin(), exception.exception_to.end(), [&](const std::string& reference) {
        if (reference == base.id) return true;
        const bool are_both_parts = covers(reference, exception.id) && names(base, reference);
        return covers(reference, base.id) && !are_both_parts && !names(base, exception.id);
    });
}

std::vector<const Article*> set_aside_by(const Article& exception, const std::vector<ArticleStanding>& all) {
    const auto would_apply = [](const ArticleStanding& one) {
        return (one.gates.when && one.gates.raised_by) == Truth::yes;
    };
    std::vector<const Article*> articles;
    for (const ArticleStanding& base : all) {
        if (!would_apply(base) || !excepts(exception, *base.article)) continue;
        const bool gives_way = std::any_of(all.begin(), all.end(), [&](const ArticleStanding& other) {
            return other.article != &exception && would_apply(other) && excepts(*other.article, *base.article);
        });
        if (!gives_way) articles.push_back(base.article);
    }
    return articles;
}

std::vector<ArticleStanding> standings(const Ruleset& ruleset, const std::vector<Kind>& kinds,
                                       const std::function<Gates(const Article&)>& gates) {
    std::vector<ArticleStanding> all;
    const std::vector<bool> covering = triggers_covering(kinds);
    for (const Article& article : ruleset.articles) {
        const bool is_about_it = std::any_of(article.triggers.begin(), article.triggers.end(),
                                             [&](Kind trigger) { return covering[static_cast<std::size_t>(trigger)]; });
        if (is_about_it) all.push_back({&article, gates(article)});
    }
    std::vector<ArticleStanding> result;
    for (const ArticleStanding& standing : all) result.push_back(weighed(standing, all));
    return result;
}

}  // namespace jadoube::rules
