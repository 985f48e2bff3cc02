// What a code says in another language: its title, and the heading and summary of each article. Rulings are made from
// the code alone; a translation is only read out.
#pragma once

#include <map>
#include <string>

namespace jadoube::rules {

struct Article;

struct ArticleWords {
    std::string heading;
    std::string summary;
    std::string of = {};  // the mark of the text that was translated
};

struct Translation {
    std::string ruleset;
    std::string language;  // BCP 47
    std::string title;
    std::map<std::string, ArticleWords> articles = {};  // by id
};
/// By the id of the code.
using Translations = std::map<std::string, Translation>;

/// Eight hexadecimal digits that are others when heading or summary change. They tell a translation of another edition
/// apart, and guard against no forger.
[[nodiscard]] std::string text_mark(const Article& article);

/// The words for this article; null where there are none, or none for this text of it.
[[nodiscard]] const ArticleWords* words_for(const Article& article, const Translation& translation);

}  // namespace jadoube::rules
