#include "report/law/print_page.hpp"

#include <algorithm>

#include "report/law/code_preface.hpp"
#include "report/law/law_words.hpp"
#include "report/words/say.hpp"

namespace jadoube::report {
namespace {

using rules::Article;
using rules::CheckedClause;
using rules::PrintGap;
using Articles = std::vector<const Article*>;

/// What a list of clauses shows of their words.
constexpr std::size_t kLongestWords = 160;

Text quoted(const std::string& words) {
    if (words.size() <= kLongestWords) return foreign(words);
    const auto end = words.rfind(' ', kLongestWords);
    return foreign(words.substr(0, end == std::string::npos ? kLongestWords : end)) + " ...";
}

Text number_of_clause(const rules::PrintedClause& printed) {
    if (printed.number.empty()) return say("law.without_number", {{"line", std::to_string(printed.line)}});
    return foreign(printed.number);
}

/// The number, and the mark where it is printed otherwise.
Text name_of_clause(const rules::PrintedClause& printed) {
    const bool is_as_printed = printed.number.ends_with(printed.mark);
    if (is_as_printed) return number_of_clause(printed);
    return say("law.printed_as", {{"number", foreign(printed.number)}, {"mark", foreign(printed.mark)}});
}

class PrintPage {
public:
    PrintPage(const rules::PrintCheck& check, const std::vector<LawCase>* cases) : check_(check), cases_(cases) {}

    Document run() {
        const rules::Ruleset& ruleset = *check_.ruleset;
        Document page{plain(say("law.beside_print", {{"code", foreign(ruleset.id)}}))};
        page.blocks = {{Paragraph{say("law.read_both", {{"title", foreign(ruleset.title)}})}}, {beside()}};
        add_gaps(page.blocks, PrintGap::no_article, "law.without_article");
        add_gaps(page.blocks, PrintGap::no_effect, "law.without_effect");
        add_not_printed(page.blocks);
        page.blocks.push_back({Heading{2, say("law.holds_in_all")}});
        append(page.blocks, code_preface(ruleset));
        return page;
    }

private:
    Table beside() const {
        Table table{{say("law.column_clause"), say("law.column_print"), say("law.column_code")}, {}, true};
        for (const CheckedClause& clause : check_.clauses) {
            table.rows.push_back({name_of_clause(clause.printed), foreign(clause.printed.words), articles(clause)});
        }
        for (const Article* article : check_.without_clause)
            table.rows.push_back({foreign(article->id), say("law.not_printed"), one(*article)});
        return table;
    }

    Text articles(const CheckedClause& clause) const {
        if (clause.articles.empty()) return without_article(clause);
        std::vector<Text> texts;
        for (const Article* article : clause.articles) texts.push_back(one(*article));
        return join(texts, "\n\n");
    }

    static Text without_article(const CheckedClause& clause) {
        if (clause.printed.is_lead_in) return say("law.parts_follow");
        return clause.gap == PrintGap::none ? Text() : say("law.no_article");
    }

    Text one(const Article& article) const {
        std::vector<Text> sentences = law_sentences(article, *check_.ruleset);
        if (cases_ != nullptr) sentences.push_back(cases_of(article));
        return join(sentences, "\n");
    }

    Text cases_of(const Article& article) const {
        std::vector<Text> names;
        for (const LawCase& known : *cases_)
            if (concerns(known, article)) names.push_back(foreign(known.name));
        return names.empty() ? say("law.no_case") : say("law.cases", {{"cases", join(names, "; ")}});
    }

    void add_gaps(Blocks& blocks, PrintGap gap, Key key) const {
        std::vector<ListItem> items;
        for (const CheckedClause& clause : check_.clauses) {
            if (clause.gap != gap) continue;
            items.push_back({say("law.clause_quoted", {{"number", number_of_clause(clause.printed)},
                                                       {"words", quoted(clause.printed.words)}})});
        }
        add_counted(blocks, key, std::move(items));
    }

    void add_not_printed(Blocks& blocks) const {
        std::vector<ListItem> items;
        for (const std::string& number : check_.not_in_print) items.push_back({foreign(number)});
        add_counted(blocks, "law.numbers_not_printed", std::move(items));
    }

    static void add_counted(Blocks& blocks, Key key, std::vector<ListItem> items) {
        const Text label = say(key, {{"count", std::to_string(items.size())}});
        blocks.push_back({Paragraph{label, items.empty() ? Paragraph::Role::body : Paragraph::Role::lead_in}});
        if (!items.empty()) blocks.push_back({List{std::move(items)}});
    }

    const rules::PrintCheck& check_;
    const std::vector<LawCase>* cases_;
};

}  // namespace

Document print_page(const rules::PrintCheck& check, const std::vector<LawCase>* cases) {
    return PrintPage(check, cases).run();
}

}  // namespace jadoube::report
