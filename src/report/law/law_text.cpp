#include "report/law/law_text.hpp"

#include "report/catalogue/speaking.hpp"
#include "report/words/say.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {
namespace {

const rules::ArticleWords* words_of_article(const std::string& code, const rules::Article& article) {
    const rules::Translation* translation = translation_spoken(code);
    return translation == nullptr ? nullptr : rules::words_for(article, *translation);
}

}  // namespace

std::string law_title(const std::string& code, const std::string& title) {
    const rules::Translation* translation = translation_spoken(code);
    return translation == nullptr ? title : translation->title;
}

Text law_heading(const std::string& code, const rules::Article& article) {
    const rules::ArticleWords* words = words_of_article(code, article);
    return foreign(words == nullptr ? article.heading : words->heading);
}

Text law_summary(const std::string& code, const rules::Article& article) {
    if (article.summary.empty()) return {};
    const rules::ArticleWords* words = words_of_article(code, article);
    if (words != nullptr) return foreign(words->summary);
    const bool is_exception = translation_spoken(code) != nullptr;
    return foreign(article.summary) + (is_exception ? say("law.in_english") : Text());
}

bool is_only_in_english(const std::string& code) {
    return &spoken() != &english() && translation_spoken(code) == nullptr;
}

}  // namespace jadoube::report
