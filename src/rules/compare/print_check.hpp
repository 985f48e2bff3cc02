// A code held against its print: every clause of the print with the articles that stand for it, and what of either is
// without the other. Compares no meaning: whoever knows the law reads both.
#pragma once

#include "base/json.hpp"
#include "rules/compare/printed.hpp"

namespace jadoube::rules {

struct Article;
struct Ruleset;

/// What may be wrong with a clause of the print.
enum class PrintGap {
    none,
    no_article,  // the code has nothing of this number, or of a section without one that says such a word
    no_effect    // it says shall, must, may, forfeit or lose, and none of its articles does anything
};
[[nodiscard]] std::string_view name_of(PrintGap gap);

struct CheckedClause {
    PrintedClause printed;
    std::vector<const Article*> articles = {};  // of the number, also those with a word after it; in order
    std::vector<std::string> duties = {};       // the words by which the print lays something down, each once
    PrintGap gap = PrintGap::none;
};

struct PrintCheck {
    const Ruleset* ruleset = nullptr;
    std::vector<CheckedClause> clauses = {};
    std::vector<std::string> not_in_print = {};       // numbers of the code or of its list
    std::vector<const Article*> without_clause = {};  // articles of these

    [[nodiscard]] bool is_whole() const;
};

/// What the article makes the program do: it judges something, is applied on the board, or sets a number or a
/// definition that others use. Else it informs.
[[nodiscard]] bool has_effect(const Article& article, const Ruleset& ruleset);
/// The definitions and the numbers of the code that hold by this article, by their names.
[[nodiscard]] std::vector<std::string> definitions_by(const Article& article, const Ruleset& ruleset);
[[nodiscard]] std::vector<std::string> numbers_by(const Article& article, const Ruleset& ruleset);

/// Of a code that extends another only its own articles are held against the print. `clauses`: the numbers of the
/// source, listed by hand, if there is such a list. Fails as cut_at_numbers does.
[[nodiscard]] Result<PrintCheck> check_against_print(const Ruleset& ruleset, std::string_view print,
                                                     const std::vector<std::string>& clauses);

[[nodiscard]] Json to_json(const PrintCheck& check);

}  // namespace jadoube::rules
