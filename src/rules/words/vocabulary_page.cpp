// The vocabulary as a page in Markdown; docs/vocabulary.md is made from it.
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "rules/vocabulary/body.hpp"
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

std::string begun_table(std::string_view heading) {
    return fmt::format("\n## {}\n\n| word | meaning |\n| --- | --- |\n", heading);
}

/// Of these words; all of their list, if none are named.
template <typename Word>
std::string table_of(std::string_view heading, const std::vector<Word>& words = all_words<Word>()) {
    std::string table = begun_table(heading);
    for (const Word word : words) table += fmt::format("| `{}` | {} |\n", name_of(word), meaning_of(word));
    return table;
}

/// The parties that may stand in one place, with what they mean there.
std::string table_of_parties(std::string_view heading, std::string_view PartyRow::*meaning) {
    std::string table = begun_table(heading);
    for (const PartyRow& row : rows<Party>()) {
        if (!(row.*meaning).empty()) table += fmt::format("| `{}` | {} |\n", row.name, row.*meaning);
    }
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
    for (const KindRow& row : rows<Kind>()) {
        table += fmt::format("| `{}` | {} | {} |\n", row.name, name_of(row.kind_class), row.meaning);
    }
    return table;
}

std::string table_of_counts() {
    std::string table =
        "\n## Counts of earlier matters\n\nUnder `earlier` in a condition stands a count, or a list of them, with what "
        "it "
        "must be: `is`, `not`,\n`at_least` or `at_most`. In cases and answers a count is a fact, named by what it "
        "counts.\n\n| member | value | meaning |\n| --- | --- | --- |\n"
        "| `kind` | kinds | what was done; a family counts all of its kinds |\n"
        "| `article` | articles | one of them applied; a number covers its parts |\n";
    for (const PartyRow& row : rows<Party>()) {
        if (!row.counted.empty()) table += fmt::format("| `of` | `{}` | {} |\n", row.name, row.counted);
    }
    for (const auto& row : rows<CountSpan>()) table += fmt::format("| `in` | `{}` | {} |\n", row.name, row.meaning);
    return table +
           "| `found` | findings | only with one of these findings |\n"
           "| `proposed` | `true` | those too whose ruling is not decided yet |\n";
}

std::string table_of_definitions() {
    std::string table =
        "\n## Definitions\n\nWhat a code does not define is as marked.\n\n"
        "| definition | value | meaning |\n| --- | --- | --- |\n";
    table += fmt::format("| `{}` | | {} |\n", kMoveIsComplete, kMoveIsCompleteMeaning);
    for (const CompletedKindRow& row : completed_kinds()) {
        table += fmt::format("| | `{}` | {}; else {} |\n", name_of(row.kind), meaning_of(row.kind),
                             list_of(names_of(MoveIsComplete{}.*row.member)));
    }
    for (const DefinitionRow& row : definition_rows()) {
        table += fmt::format("| `{}` | | {} |\n", row.name, row.meaning);
        for (const DefinitionValue& value : row.values) {
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
    page += table_of<ActWord>("Acts") + table_of_kinds() + table_of_facts() + table_of_counts();
    page += table_of<Men>("Men") + table_of("Places", places_to_restore()) + table_of<ResultWord>("Results");
    page += table_of<GameWord>("The game as a whole");
    page += table_of_parties("Who may raise a matter", &PartyRow::raising);
    page += table_of_parties("Who chooses", &PartyRow::choosing);
    page += table_of_parties("Whose clock", &PartyRow::owning_clock);
    page += table_of<RightWord>("Rights that can be lost") + table_of<Grant>("What is granted");
    page += table_of<Penalty>("Penalties") + table_of<Ground>("Grounds of claims") +
            table_of<Body>("To whom a question is referred");
    page += table_of_definitions() + table_of<Completion>("What completes a move");
    page += table_of<MovementRule>("Rules of movement") + table_of<Conclusion>("Findings");
    return page;
}

}  // namespace jadoube::rules
