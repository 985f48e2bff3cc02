#include "rules/compare/related.hpp"

#include <algorithm>

#include "rules/standing.hpp"

namespace jadoube::rules {
namespace {

bool is_same_family(const std::string& a, const std::string& b) {
    return kind_covers(a, b) || kind_covers(b, a);
}

bool share_any(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    return std::any_of(a.begin(), a.end(), [&](const std::string& one) {
        return std::any_of(b.begin(), b.end(), [&](const std::string& other) { return is_same_family(one, other); });
    });
}

template <typename Holds>
std::vector<const Article*> articles_where(const Ruleset& ruleset, const Holds& holds) {
    std::vector<const Article*> found;
    for (const Article& article : ruleset.articles)
        if (holds(article)) found.push_back(&article);
    return found;
}

}  // namespace

std::vector<const Article*> related_articles(const Article& article, const Ruleset& other) {
    return articles_where(other, [&](const Article& one) {
        return share_any(article.triggers, one.triggers) || share_any(article.enforces, one.enforces);
    });
}

std::vector<const Article*> excepted_by(const Article& article, const Ruleset& ruleset) {
    return articles_where(ruleset, [&](const Article& base) { return excepts(article, base); });
}

std::vector<const Article*> exceptions_to(const Article& article, const Ruleset& ruleset) {
    return articles_where(ruleset, [&](const Article& other) { return excepts(other, article); });
}

}  // namespace jadoube::rules
