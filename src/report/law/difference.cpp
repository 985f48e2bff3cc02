#include "report/law/difference.hpp"

#include "report/law/law_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using rules::Article;
using rules::Aspect;

Text ids_of(const std::vector<const Article*>& articles) {
    std::vector<Text> ids;
    for (const Article* article : articles) ids.push_back(foreign(article->id));
    return ids.empty() ? say("diff.not_these") : list_of(ids, phrase("list.and"));
}

/// What an article that says nothing on it means.
Text unsaid(Aspect aspect) {
    switch (aspect) {
        case Aspect::conditions: return say("diff.always");
        case Aspect::raised_by: return say("diff.anybody");
        case Aspect::window: return say("diff.no_end");
        case Aspect::finding: return say("diff.as_usual");
        case Aspect::remedies:
        case Aspect::numbers:
        case Aspect::exceptions: break;
    }
    return {};
}

Text words_or_unsaid(Aspect aspect, const Article& article, const rules::Ruleset& ruleset) {
    const Text words = aspect_words(aspect, article, ruleset);
    return words.empty() ? unsaid(aspect) : words;
}

}  // namespace

Text aspect_words(Aspect aspect, const Article& article, const rules::Ruleset& ruleset) {
    switch (aspect) {
        case Aspect::conditions: return conditions_words(article, ruleset);
        case Aspect::raised_by: return raisers_words(article);
        case Aspect::window: return article.until ? until_words(*article.until, ruleset) : Text();
        case Aspect::remedies: return consequences(article, ruleset);
        case Aspect::finding: return article.finding ? Text(words_for(*article.finding)) : Text();
        case Aspect::numbers:
        case Aspect::exceptions: break;
    }
    return {};
}

Sides sides_of(const rules::Difference& difference, const rules::ArticlePair& pair, const rules::RulesetDiff& diff) {
    if (difference.aspect == Aspect::exceptions) return {ids_of(difference.only_a), ids_of(difference.only_b)};
    const Aspect part = difference.part;
    return {words_or_unsaid(part, *pair.a, *diff.a), words_or_unsaid(part, *pair.b, *diff.b)};
}

}  // namespace jadoube::report
