#include "report/law/article_page.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "report/law/law_text.hpp"
#include "report/law/law_words.hpp"
#include "report/law/number_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/compare/parameters.hpp"
#include "rules/compare/related.hpp"
#include "rules/vocabulary/vocabulary.hpp"
#include "rules/words/show.hpp"

namespace jadoube::report {
namespace {

using rules::Article;
using rules::Ruleset;
using Articles = std::vector<const Article*>;

std::string triggers_in_words(const Article& article) {
    std::vector<std::string> meanings;
    for (const rules::Kind kind : article.triggers) {
        meanings.push_back(fmt::format("{} ({})", words_of("kind", name_of(kind)), name_of(kind)));
    }
    return meanings.empty() ? phrase("article.informs") : jadoube::list_of(meanings, phrase("list.or"));
}

std::string rules_in_words(const std::vector<rules::MovementRule>& enforced) {
    std::vector<std::string> meanings;
    for (const rules::MovementRule rule : enforced) meanings.emplace_back(words_of("movement", name_of(rule)));
    return jadoube::list_of(meanings, phrase("list.and"));
}

ListItem item_of(const Outline& outline) {
    ListItem item{outline.text, {}, true};
    for (const Outline& part : outline.parts) item.below.push_back(item_of(part));
    return item;
}

class ArticlePage {
public:
    ArticlePage(const Article& article, const LawCode& code, const Library& library)
        : article_(article), code_(code), ruleset_(*code.ruleset), library_(library) {}

    Blocks run() {
        blocks_.push_back({Heading{3, foreign(article_.id) + "  " + law_heading(ruleset_.id, article_)}});
        blocks_.push_back({Paragraph{law_summary(ruleset_.id, article_)}});
        if (!article_.verified) {
            blocks_.push_back({Paragraph{say("article.unverified"), Paragraph::Role::warning}});
        }
        blocks_.push_back({gates()});
        add_list(blocks_, say("article.follows"), what_follows());
        add_list(blocks_, say("article.exceptions"), items(rules::exceptions_to(article_, ruleset_)));
        add_list(blocks_, say("article.excepts"), items(rules::excepted_by(article_, ruleset_)));
        add_list(blocks_, say("article.see_also"), items(cited()));
        if (!article_.note.empty())
            blocks_.push_back({Paragraph{strong(phrase("article.note")) + foreign(article_.note)}});
        add_list(blocks_, say("article.cases"), cases());
        add_list(blocks_, say("article.elsewhere"), related());
        return std::move(blocks_);
    }

private:
    Particulars gates() const {
        Particulars rows;
        add_row(rows, "article.triggers", foreign(triggers_in_words(article_)));
        add_row(rows, "article.enforces", rules_in_words(article_.enforces));
        add_row(rows, "article.until", article_.until ? until_words(*article_.until, ruleset_) : Text());
        add_row(rows, "label.raised_by", raisers_words(article_));
        add_row(rows, "article.when", conditions_words(article_, ruleset_));
        add_row(rows, "label.finding", article_.finding ? Text(words_for(*article_.finding)) : Text());
        for (const std::string& name : rules::parameters_of(article_, ruleset_))
            rows.rows.emplace_back(say("article.number"),
                                   foreign(number_name(name)) + ": " + number_with_clauses(name, ruleset_));
        return rows;
    }

    std::vector<ListItem> what_follows() const {
        std::vector<ListItem> items;
        for (const rules::Remedy& remedy : article_.then) items.push_back(item_of(outline_of(remedy, ruleset_)));
        return items;
    }

    Text to(const Ruleset& code, const Article& article, const std::string& words) const {
        return library_.links != nullptr ? library_.links->to(code, article, words) : foreign(words);
    }

    std::vector<ListItem> items(const Articles& articles) const {
        std::vector<ListItem> items;
        for (const Article* one : articles)
            items.push_back({to(ruleset_, *one, one->id) + "  " + law_heading(ruleset_.id, *one)});
        return items;
    }

    Articles cited() const {
        Articles articles;
        for (const std::string& reference : article_.cites) {
            const Articles named = rules::articles_named(ruleset_, reference);
            articles.insert(articles.end(), named.begin(), named.end());
        }
        return articles;
    }

    /// The reference of a case, leading to the first article that it names.
    Text reference(const std::string& words) const {
        for (const Article& article : ruleset_.articles) {
            if (article.id == words || rules::number_of(article.id) == words) return to(ruleset_, article, words);
        }
        return foreign(words);
    }

    ListItem item(const LawCase& one) const {
        Text text = foreign(one.name.empty() ? phrase("article.nameless") : one.name);
        if (library_.links == nullptr) return {text};
        std::vector<Text> cited;
        for (const std::string& article : one.articles) cited.push_back(reference(article));
        std::vector<Text> expected{foreign(one.expects)};
        if (!cited.empty()) expected.push_back(say("article.under", {{"articles", join(cited, ", ")}}));
        const Text expects = join(expected, ", ");
        if (!expects.empty()) text += ": " + expects;
        if (!one.source.empty()) text += " (" + foreign(one.source) + ")";
        return {text};
    }

    std::vector<ListItem> cases() const {
        std::vector<ListItem> items;
        for (const LawCase& one : code_.cases)
            if (concerns(one, article_)) items.push_back(item(one));
        return items;
    }

    std::vector<ListItem> related() const {
        std::vector<ListItem> items;
        for (const LawCode& other : library_.codes) {
            if (other.ruleset == code_.ruleset) continue;
            std::vector<Text> numbers;
            for (const Article* one : rules::related_articles(article_, *other.ruleset)) {
                numbers.push_back(to(*other.ruleset, *one, one->id));
            }
            if (!numbers.empty()) items.push_back({foreign(other.ruleset->id) + ": " + join(numbers, ", ")});
        }
        return items;
    }

    const Article& article_;
    const LawCode& code_;
    const Ruleset& ruleset_;
    const Library& library_;
    Blocks blocks_;
};

}  // namespace

Blocks article_page(const Article& article, const LawCode& code, const Library& library) {
    return ArticlePage(article, code, library).run();
}

}  // namespace jadoube::report
