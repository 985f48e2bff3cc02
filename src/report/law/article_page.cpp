#include "report/law/article_page.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "report/catalogue/speaking.hpp"
#include "report/law/law_text.hpp"
#include "report/law/law_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/compare/parameters.hpp"
#include "rules/compare/related.hpp"
#include "rules/vocabulary/vocabulary.hpp"
#include "rules/words/show.hpp"
#include "rules/words/words.hpp"

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

std::string raisers_in_words(const std::vector<rules::Party>& raisers) {
    std::vector<std::string> meanings;
    for (const rules::Party party : raisers) meanings.emplace_back(rules::row_of(party).raising);
    return jadoube::list_of(meanings, phrase("list.or"));
}

ListItem item_of(const rules::Outline& outline) {
    ListItem item{foreign(outline.text), {}, true};
    for (const rules::Outline& part : outline.parts) item.below.push_back(item_of(part));
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
        add_what_it_does();
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
    /// The short words of `rules/words` are English; another language has the sentences that stand beside a print.
    void add_what_it_does() {
        if (&spoken() == &english()) {
            blocks_.push_back({gates()});
            return add_list(blocks_, say("article.follows"), what_follows());
        }
        const std::vector<Text> sentences = law_sentences(article_, ruleset_);
        List list;
        for (std::size_t i = 1; i < sentences.size(); ++i)
            list.items.push_back({sentences[i]});  // the first is the title
        blocks_.push_back({std::move(list)});
    }

    Particulars gates() const {
        Particulars rows;
        const auto add = [&](Key name, const std::string& words) { add_row(rows, name, foreign(words)); };
        add("article.triggers", triggers_in_words(article_));
        add("article.enforces", rules_in_words(article_.enforces));
        add("article.until", article_.until ? rules::to_words(*article_.until, ruleset_) : std::string());
        add("label.raised_by", raisers_in_words(article_.raised_by));
        add("article.when", rules::to_words(article_.when, ruleset_));
        add("label.finding", article_.finding ? spaced(name_of(*article_.finding)) : std::string());
        for (const std::string& name : rules::parameters_of(article_, ruleset_)) {
            const std::string by = rules::clauses_on(name, ruleset_);
            rows.rows.emplace_back(say("article.number"),
                                   foreign(rules::parameter_words(name) + ": " +
                                           rules::parameter_value(name, ruleset_) + (by.empty() ? by : "; " + by)));
        }
        return rows;
    }

    std::vector<ListItem> what_follows() const {
        std::vector<ListItem> items;
        for (const rules::Remedy& remedy : article_.then) items.push_back(item_of(rules::outline_of(remedy, ruleset_)));
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
