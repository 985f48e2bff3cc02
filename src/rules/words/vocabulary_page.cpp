// The vocabulary as a page in Markdown; docs/vocabulary.md is made from it.
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "rules/vocabulary/definition_rows.hpp"
#include "rules/vocabulary/vocabulary.hpp"
#include "rules/words/show.hpp"

namespace jadoube::rules {
namespace {

std::string code_list(const std::vector<std::string_view>& words) {
    std::vector<std::string> marked;
    for (const std::string_view word : words) marked.push_back(fmt::format("`{}`", word));
    return list_of(marked, "or");
}

std::string values_of(const FactRow& fact) {
    std::string values;
    if (fact.type == FactType::yes_no) values = "yes or no";
    if (fact.type == FactType::number) values = "a number";
    if (fact.type == FactType::list) values = "any of ";
    if (fact.words.empty()) return values;
    const bool is_besides = fact.type == FactType::yes_no || fact.type == FactType::number;
    return values + (is_besides ? ", or " : "") + code_list(fact.words);
}

std::string table_of(std::string_view heading, std::span<const WordRow> rows) {
    std::string table = fmt::format("\n## {}\n\n| word | meaning |\n| --- | --- |\n", heading);
    for (const WordRow& row : rows) table += fmt::format("| `{}` | {} |\n", row.name, row.meaning);
    return table;
}

std::string table_of_facts() {
    std::string table =
        "\n## Facts\n\n| fact | values | from | meaning | asked as |\n| --- | --- | --- | --- | --- |\n";
    for (const FactRow& row : facts()) {
        table += fmt::format("| `{}` | {} | {} | {} | {} |\n", row.name, values_of(row), name_of(row.origin),
                             row.meaning, row.question);
    }
    return table;
}

std::string table_of_kinds() {
    std::string table = "\n## Kinds of incident\n\n| kind | judged as | when |\n| --- | --- | --- |\n";
    for (const KindRow& row : kinds()) {
        table += fmt::format("| `{}` | {} | {} |\n", row.name, name_of(row.kind_class), row.meaning);
    }
    return table;
}

std::string table_of_definitions() {
    std::string table =
        "\n## Definitions\n\nWhat a code does not define is as marked.\n\n| definition | value | meaning |\n| --- | "
        "--- "
        "| --- |\n";
    table += fmt::format("| `{}` | | what must have happened on the board, for each kind of move |\n", kMoveIsComplete);
    for (const CompletedKindRow& kind : completed_kinds()) {
        table += fmt::format("| | `{}` | {}; else {} |\n", kind.name, kind.meaning,
                             list_of(names_of(MoveIsComplete{}.*kind.member)));
    }
    for (const DefinitionRow& row : definition_rows()) {
        table += fmt::format("| `{}` | | {} |\n", row.name, row.meaning);
        for (const WordRow& value : row.values) {
            const bool is_default = value_of(row, Definitions{}) == value.name;
            table += fmt::format("| | `{}`{} | {} |\n", value.name, is_default ? " (else)" : "", value.meaning);
        }
    }
    return table;
}

}  // namespace

std::string vocabulary_page() {
    std::string page =
        "# The vocabulary of the laws\n\nEvery word that a ruleset or a case may use. This page is made by "
        "`jadoube rules vocabulary`.\n";
    page += table_of("Acts", acts()) + table_of_kinds() + table_of_facts();
    page += table_of("Men", men()) + table_of("Places", places()) + table_of("Results", results());
    page += table_of("The game as a whole", game_remedies()) + table_of("Who may raise a matter", raisers());
    page += table_of("Who chooses", choosers()) + table_of("Whose clock", clock_owners());
    page += table_of("Rights that can be lost", rights()) + table_of("What is granted", grants());
    page += table_of("Penalties", penalties()) + table_of("Grounds of claims", grounds());
    page += table_of_definitions() + table_of("What completes a move", completions());
    page += table_of("Rules of movement", movement_rules()) + table_of("Findings", findings());
    return page;
}

}  // namespace jadoube::rules
