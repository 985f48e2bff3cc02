#include "report/law/law_case.hpp"

#include <algorithm>

#include "adjudicate/cases/case_file.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {
namespace {

/// A list of texts, or one text in place of it.
std::vector<std::string> texts(const Json* json) {
    std::vector<std::string> words;
    if (json == nullptr) return words;
    if (const std::string* one = json->if_string()) words.push_back(*one);
    if (const JsonArray* list = json->if_array()) {
        for (const Json& item : *list)
            if (item.if_string() != nullptr) words.push_back(*item.if_string());
    }
    return words;
}

bool names(const std::string& reference, const rules::Article& article) {
    return reference == article.id || reference == rules::number_of(article.id);
}

}  // namespace

LawCase law_case(const adjudicate::Case& one) {
    LawCase result{one.name, one.source, {}, {}, one.about};
    if (!one.then) return result;
    result.expects = spaced(one.then->text("status"));
    if (const std::string finding = one.then->text("finding"); !finding.empty()) {
        result.expects += (result.expects.empty() ? "" : ", ") + spaced(finding);
    }
    result.articles = texts(one.then->find("articles"));
    return result;
}

bool concerns(const LawCase& one, const rules::Article& article) {
    return names(one.about, article) || std::any_of(one.articles.begin(), one.articles.end(),
                                                    [&](const std::string& cited) { return names(cited, article); });
}

}  // namespace jadoube::report
