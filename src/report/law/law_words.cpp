#include "report/law/law_words.hpp"

#include <algorithm>

#include "report/law/code_preface.hpp"
#include "report/law/grounds.hpp"
#include "report/law/law_text.hpp"
#include "report/law/number_words.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/compare/print_check.hpp"
#include "rules/compare/related.hpp"
#include "rules/vocabulary/definition_rows.hpp"

namespace jadoube::report {
namespace {

using rules::Article;
using rules::Ruleset;

template <typename Word>
Text words_of_all(const char* table, const std::vector<Word>& words, std::string_view last) {
    std::vector<Text> texts;
    for (const Word word : words) texts.emplace_back(words_of(table, name_of(word)));
    return list_of(texts, last);
}

Text ids(const std::vector<const Article*>& articles) {
    std::vector<Text> texts;
    for (const Article* article : articles) texts.push_back(foreign(article->id));
    return list_of(texts, phrase("list.and"));
}

Text texts(const std::vector<std::string>& names) {
    std::vector<Text> all;
    for (const std::string& name : names) all.push_back(foreign(name));
    return list_of(all, phrase("list.and"));
}

/// Says an article sentence by sentence.
class LawSentences {
public:
    LawSentences(const Article& article, const Ruleset& ruleset) : article_(article), ruleset_(ruleset) {}

    std::vector<Text> run() {
        add(say("reasons.title", {{"article", strong(article_.id)}, {"heading", law_heading(ruleset_.id, article_)}}));
        if (!article_.triggers.empty()) add_judging();
        add_holding();
        if (!rules::has_effect(article_, ruleset_)) add_informing();
        if (!article_.cites.empty()) add(say("law.cited_with", {{"articles", texts(article_.cites)}}));
        if (!article_.verified) add(say("reasons.unchecked"));
        return std::move(sentences_);
    }

private:
    void add(Text sentence) { sentences_.push_back(std::move(sentence)); }

    void add_judging() {
        add(say("law.happened", {{"kinds", words_of_all("kind", article_.triggers, phrase("list.or"))}}));
        const Text conditions = conditions_words(article_, ruleset_);
        if (!conditions.empty()) add(say("law.where", {{"conditions", conditions}}));
        if (article_.until) add(say("law.can_be_raised", {{"until", until_words(*article_.until, ruleset_)}}));
        if (!article_.raised_by.empty()) add(say("law.raised_by", {{"persons", raisers_words(article_)}}));
        for (const rules::Remedy& remedy : article_.then)
            add(say("law.follows", {{"what", remedy_words(remedy, ruleset_)}}));
        if (article_.finding) add(say("law.found", {{"finding", words_for(*article_.finding)}}));
        const auto base = rules::excepted_by(article_, ruleset_);
        if (!base.empty()) add(say("law.sets_aside", {{"articles", ids(base)}}));
        const auto exceptions = rules::exceptions_to(article_, ruleset_);
        if (!exceptions.empty()) add(say("law.set_aside_by", {{"articles", ids(exceptions)}}));
    }

    /// Why the print has no effect of its own stands in the note.
    void add_informing() {
        if (!article_.penalty) add(say("law.informs"));
        if (!article_.note.empty()) add(Text(phrase("article.note")) + foreign(article_.note));
        const auto citing = articles_citing();
        if (!citing.empty()) add(say("law.cited_by", {{"articles", ids(citing)}}));
    }

    void add_holding() {
        if (article_.penalty) add_penalty(*article_.penalty);
        if (!article_.enforces.empty())
            add(say("law.on_the_board", {{"rules", words_of_all("movement", article_.enforces, phrase("list.and"))}}));
        for (const std::string& name : rules::numbers_by(article_, ruleset_))
            add(say("law.number", {{"name", foreign(number_name(name))}, {"value", number_value(name, ruleset_)}}));
        for (const std::string& name : rules::definitions_by(article_, ruleset_)) {
            const rules::DefinitionRow* row = rules::definition_named(name);
            add(say("law.definition", {{"name", definition_name(name, ruleset_)},
                                       {"value", row ? definition_value(*row, ruleset_) : completions(ruleset_)}}));
        }
    }

    void add_penalty(const rules::PenaltyTerms& terms) {
        const Text kind = foreign(words_of("penalty", name_of(terms.kind)));
        if (!terms.at_most) return add(say("law.penalty", {{"kind", kind}}));
        const auto* name = std::get_if<std::string>(&*terms.at_most);
        const auto number = name != nullptr ? ruleset_.parameter(*name, rules::Play::standard)
                                            : std::optional(std::get<std::int64_t>(*terms.at_most));
        const Text limit =
            number ? foreign(amount_words(rules::row_of(terms.kind).measure, *number)) : foreign(number_name(*name));
        add(say("law.penalty_at_most", {{"kind", kind}, {"limit", limit}}));
    }

    [[nodiscard]] std::vector<const Article*> articles_citing() const {
        std::vector<const Article*> citing;
        for (const Article& other : ruleset_.articles) {
            const bool cites = std::any_of(other.cites.begin(), other.cites.end(), [&](const std::string& reference) {
                return rules::covers(reference, article_.id);
            });
            if (cites) citing.push_back(&other);
        }
        return citing;
    }

    const Article& article_;
    const Ruleset& ruleset_;
    std::vector<Text> sentences_;
};

}  // namespace

Text conditions_words(const Article& article, const Ruleset& ruleset) {
    return join(statements_of(article.when, ruleset), "; ");
}

Text until_words(const rules::Until& until, const Ruleset& ruleset) {
    const auto* name = std::get_if<std::string>(&until.moves);
    if (name == nullptr) return until_words(until);
    rules::Until known = until;
    if (const auto number = ruleset.parameter(*name, rules::Play::standard)) known.moves = *number;
    const Text others = number_elsewhere(*name, ruleset);
    const Text words = until_words(known);
    return others.empty() ? words : say("law.by_play", {{"what", words}, {"others", others}});
}

Text raisers_words(const Article& article) {
    return words_of_all("whose", article.raised_by, phrase("list.or"));
}

std::vector<Text> law_sentences(const Article& article, const Ruleset& ruleset) {
    return LawSentences(article, ruleset).run();
}

}  // namespace jadoube::report
