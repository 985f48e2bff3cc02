#include "rules/compare/print_check.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "base/error.hpp"
#include "base/text.hpp"
#include "rules/compare/print_marks.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {
namespace {

/// The words by which an English law lays something down.
constexpr std::array<std::string_view, 10> kDuties{"shall",     "must",       "may",  "forfeit", "forfeits",
                                                   "forfeited", "forfeiture", "lose", "loses",   "lost"};

std::vector<std::string> duties_in(const std::string& words) {
    std::vector<std::string> duties;
    std::string word;
    for (const char c : words + ' ') {
        if (is_letter(c)) {
            word += c;
            continue;
        }
        word = lower(word);
        const bool is_duty = std::find(kDuties.begin(), kDuties.end(), word) != kDuties.end();
        if (is_duty && std::find(duties.begin(), duties.end(), word) == duties.end()) duties.push_back(word);
        word.clear();
    }
    return duties;
}

bool names(const std::vector<std::string>& references, const Article& article) {
    return std::any_of(references.begin(), references.end(),
                       [&](const std::string& reference) { return covers(reference, article.id); });
}

/// The articles that the file itself has; those of a code that it extends stand in another print.
std::vector<const Article*> own_articles(const Ruleset& ruleset) {
    std::vector<const Article*> own;
    for (const Article& article : ruleset.articles)
        if (article.written.is_known()) own.push_back(&article);
    return own;
}

/// The numbers of the list; those of the code that it does not have go after the article before them.
std::vector<std::string> all_numbers(const std::vector<const Article*>& articles, std::vector<std::string> numbers) {
    auto after = numbers.begin();
    for (const Article* article : articles) {
        const auto known = std::find(numbers.begin(), numbers.end(), article->id);
        after = 1 + (known != numbers.end() ? known : numbers.insert(after, article->id));
    }
    return numbers;
}

/// The clause of the print that the article belongs to: that of its longest number which the print has.
CheckedClause* clause_of(const Article& article, std::vector<CheckedClause>& clauses) {
    auto marks = marks_of(article.id);
    const auto cited = marks_of(number_of(article.id));
    for (; marks.size() >= cited.size() && !marks.empty(); marks.pop_back()) {
        const auto found = std::find_if(clauses.begin(), clauses.end(), [&](const CheckedClause& clause) {
            return clause.printed.number == marks.back().number;
        });
        if (found != clauses.end()) return &*found;
    }
    return nullptr;
}

/// Whether the section begins with the words of the id: "Note: ..." of `note`, "THE RESULT" of `result`.
bool is_headed(const CheckedClause& section, const std::string& id) {
    constexpr std::size_t kHeading = 80;
    const std::string word = lower(id.substr(0, id.find_first_of("( ")));
    return lower(section.printed.words.substr(0, kHeading)).find(word) != std::string::npos;
}

/// Of the sections without number from one clause to the next that has articles the one that the id heads, else the
/// first; those at the beginning, if there is no clause before.
CheckedClause* section_between(const CheckedClause* before, const CheckedClause* after, const std::string& id,
                               std::vector<CheckedClause>& clauses) {
    const std::size_t from = before == nullptr ? 0 : static_cast<std::size_t>(before - clauses.data()) + 1;
    const std::size_t next = after == nullptr ? clauses.size() : static_cast<std::size_t>(after - clauses.data());
    const std::size_t to = next > from ? next : std::min(from + 1, clauses.size());  // the code has another order
    CheckedClause* first = nullptr;
    for (std::size_t i = from; i < to; ++i) {
        if (!clauses[i].printed.number.empty()) continue;
        if (is_headed(clauses[i], id)) return &clauses[i];
        if (first == nullptr) first = &clauses[i];
    }
    return first;
}

/// Articles go to the clause of their number, those without one to the section where they stand in the code.
void place_articles(const std::vector<const Article*>& articles, PrintCheck& check) {
    std::vector<CheckedClause*> numbered;
    for (const Article* article : articles) numbered.push_back(clause_of(*article, check.clauses));
    const CheckedClause* last = nullptr;
    for (std::size_t i = 0; i < articles.size(); ++i) {
        CheckedClause* clause = numbered[i];
        if (clause != nullptr) {
            last = clause;
        } else if (!is_numbered(number_of(articles[i]->id))) {
            const auto next = std::find_if(numbered.begin() + static_cast<std::ptrdiff_t>(i), numbered.end(),
                                           [](const CheckedClause* one) { return one != nullptr; });
            clause = section_between(last, next == numbered.end() ? nullptr : *next, articles[i]->id, check.clauses);
        }
        (clause != nullptr ? clause->articles : check.without_clause).push_back(articles[i]);
    }
}

/// Numbers whose articles have found a section of the print are in it.
void drop_placed(PrintCheck& check) {
    std::erase_if(check.not_in_print, [&](const std::string& number) {
        return std::any_of(check.clauses.begin(), check.clauses.end(), [&](const CheckedClause& clause) {
            return std::any_of(clause.articles.begin(), clause.articles.end(),
                               [&](const Article* article) { return article->id == number; });
        });
    });
}

PrintGap gap_of(const CheckedClause& clause, const Ruleset& ruleset) {
    const bool only_leads_in = clause.printed.number.empty() ? clause.duties.empty() : clause.printed.is_lead_in;
    if (clause.articles.empty()) return only_leads_in ? PrintGap::none : PrintGap::no_article;
    const bool acts = std::any_of(clause.articles.begin(), clause.articles.end(),
                                  [&](const Article* article) { return has_effect(*article, ruleset); });
    return clause.duties.empty() || acts ? PrintGap::none : PrintGap::no_effect;
}

Json ids(const std::vector<const Article*>& articles) {
    std::vector<std::string> list;
    for (const Article* article : articles) list.push_back(article->id);
    return array_of(list);
}

Json clause_json(const CheckedClause& clause) {
    return Json::object({{"number", clause.printed.number},
                         {"line", clause.printed.line},
                         {"mark", clause.printed.mark},
                         {"print", clause.printed.words},
                         {"articles", ids(clause.articles)},
                         {"duties", array_of(clause.duties)},
                         {"gap", std::string(name_of(clause.gap))}});
}

}  // namespace

std::string_view name_of(PrintGap gap) {
    switch (gap) {
        case PrintGap::none: return "none";
        case PrintGap::no_article: return "no_article";
        case PrintGap::no_effect: return "no_effect";
    }
    return {};
}

bool PrintCheck::is_whole() const {
    return not_in_print.empty() && std::all_of(clauses.begin(), clauses.end(), [](const CheckedClause& clause) {
               return clause.gap == PrintGap::none;
           });
}

std::vector<std::string> definitions_by(const Article& article, const Ruleset& ruleset) {
    std::vector<std::string> defined;
    for (const auto& [definition, by] : ruleset.defined_by)
        if (names(by, article)) defined.push_back(definition);
    return defined;
}

std::vector<std::string> numbers_by(const Article& article, const Ruleset& ruleset) {
    std::vector<std::string> numbers;
    for (const auto& [name, values] : ruleset.parameters) {
        const bool is_set = std::any_of(values.begin(), values.end(),
                                        [&](const auto& value) { return names(value.second.by, article); });
        if (is_set) numbers.push_back(name);
    }
    return numbers;
}

bool has_effect(const Article& article, const Ruleset& ruleset) {
    if (!article.triggers.empty() && (!article.then.empty() || article.finding)) return true;
    return !article.enforces.empty() || !definitions_by(article, ruleset).empty() ||
           !numbers_by(article, ruleset).empty();
}

Result<PrintCheck> check_against_print(const Ruleset& ruleset, std::string_view print,
                                       const std::vector<std::string>& clauses) {
    const std::vector<const Article*> articles = own_articles(ruleset);
    auto printed = cut_at_numbers(print, all_numbers(articles, clauses));
    if (!printed) return tl::unexpected<Error>(printed.error());
    PrintCheck check{&ruleset};
    check.not_in_print = std::move(printed->not_found);
    for (PrintedClause& clause : printed->clauses) {
        auto duties = duties_in(clause.words);
        check.clauses.push_back({std::move(clause), {}, std::move(duties)});
    }
    place_articles(articles, check);
    drop_placed(check);
    for (CheckedClause& clause : check.clauses) clause.gap = gap_of(clause, ruleset);
    return check;
}

Json to_json(const PrintCheck& check) {
    JsonArray clauses;
    for (const CheckedClause& clause : check.clauses) clauses.push_back(clause_json(clause));
    return Json::object({{"schema", "jadoube/print-check/1"},
                         {"ruleset", check.ruleset->id},
                         {"clauses", Json(std::move(clauses))},
                         {"not_in_print", array_of(check.not_in_print)},
                         {"without_clause", ids(check.without_clause)}});
}

}  // namespace jadoube::rules
