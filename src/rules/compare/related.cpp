#include "rules/compare/related.hpp"

#include <algorithm>

#include "rules/standing.hpp"

namespace jadoube::rules {
namespace {

/// Whether some word of each list are the same, or one a part of the other.
template <typename Word>
bool share_any(const std::vector<Word>& a, const std::vector<Word>& b) {
    return std::any_of(a.begin(), a.end(), [&](Word one) {
        return std::any_of(b.begin(), b.end(), [&](Word other) {
            return is_part_of(name_of(one), name_of(other)) || is_part_of(name_of(other), name_of(one));
        });
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
