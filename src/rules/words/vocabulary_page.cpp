// The vocabulary as a page in Markdown; docs/vocabulary.md is made from it.
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "rules/vocabulary/body.hpp"
#include "rules/vocabulary/definition_rows.hpp"
#include "rules/vocabulary/shapes.hpp"
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

std::string table_of_facts(const std::function<std::string(std::string_view)>& asked) {
    std::string table =
        "\n## Facts\n\n| fact | values | from | meaning | asked as |\n| --- | --- | --- | --- | --- |\n";
    for (const FactRow& row : facts()) {
        table += fmt::format("| `{}` | {} | {} | {} | {} |\n", row.name, values_of(row), name_of(row.origin),
                             row.meaning, asked(row.name));
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
    for (const auto& row : rows<CountSince>()) table += fmt::format("| `since` | `{}` | {} |\n", row.name, row.meaning);
    return table +
           "| `found` | findings | only with one of these findings |\n"
           "| `penalty` | penalties | one of these was imposed |\n"
           "| `proposed` | `true` | those too whose ruling is not decided yet |\n"
           "| `remembered` | `true` | only an illegal move that was completed, or a claim that was left open |\n";
}

std::string example_cell(std::string_view example) {
    return example.empty() ? std::string() : fmt::format("`{}`", example);
}

std::string table_of_members(std::string_view heading, std::string_view words, std::span<const Member> members) {
    std::string table = fmt::format("\n## {}\n\n{}| member | meaning | example |\n| --- | --- | --- |\n", heading,
                                    words.empty() ? std::string() : fmt::format("{}\n\n", words));
    for (const Member& row : members)
        table += fmt::format("| `{}` | {} | {} |\n", row.name, row.meaning, example_cell(row.example));
    return table;
}

std::string table_of_remedies() {
    std::string table =
        "\n## Remedies\n\nWhat follows from an article, in `then`: one of these or a list. Each may have an `if`, a "
        "condition without which it does not\nfollow, and which is asked where it is not known.\n\n"
        "| remedy | member beside it | meaning | example |\n| --- | --- | --- | --- |\n";
    for (const RemedyShape& row : remedy_shapes()) {
        table += fmt::format("| `{}` | | {} | {} |\n", row.key, row.meaning, example_cell(row.example));
        for (const Member& member : row.companions)
            table += fmt::format("| | `{}` | {} | |\n", member.name, member.meaning);
    }
    return table;
}

/// Remedies that are a word, and phrases of the file beside them.
std::string table_of_words_alone() {
    std::string table = begun_table("Remedies that stand alone");
    table += "| `stand` | what was done stands, and the turn passes |\n";
    for (const auto& row : rows<GameWord>()) table += fmt::format("| `{}` | {} |\n", row.name, row.meaning);
    for (const OtherKindRow& row : rows<OtherKind>())
        if (row.beside == OtherKindRow::Beside::nothing) table += fmt::format("| `{}` | {} |\n", row.name, row.meaning);
    return table + "| the name of a phrase | the remedy that the file has under that name in `phrases` |\n";
}

std::string table_of_windows() {
    std::string table =
        "\n## Windows\n\nIn `until`: how long a matter can be raised, or a right used.\n\n"
        "| window | meaning | counted from | fact | example |\n| --- | --- | --- | --- | --- |\n";
    for (const WindowRow& row : rows<Window>()) {
        const std::string_view number = is_time(row.value) ? "so much time" : "so many moves";
        const std::string example = row.is_counted
                                        ? fmt::format("{{\"{}\": {}}}", row.name, is_time(row.value) ? 60000 : 4)
                                        : fmt::format("\"{}\"", row.name);
        table += fmt::format("| `{}` | {} | {} | `{}` | `{}` |\n", row.name,
                             fmt::format(fmt::runtime(row.meaning), number), row.since, row.fact, example);
    }
    return table;
}

std::string table_of_roles() {
    std::string table =
        "\n## Who is who\n\nBy how the kind is judged (see the kinds of incident). `player` is the offender; as the "
        "holder of a duty, the person bound.\n\n"
        "| judged as | offender | claimant | opponent |\n| --- | --- | --- | --- |\n";
    for (const RoleRow& row : roles())
        table += fmt::format("| {} | {} | {} | {} |\n", row.judged_as, row.offender, row.claimant, row.opponent);
    return table;
}

std::string table_of_penalties() {
    std::string table = "\n## Penalties\n\n| word | size | meaning |\n| --- | --- | --- |\n";
    for (const PenaltyRow& row : rows<Penalty>()) {
        const std::string_view size = row.measure == Measure::time     ? "milliseconds"
                                      : row.measure == Measure::points ? "halves of a point"
                                      : row.is_numbered                ? "a number"
                                                                       : "";
        table += fmt::format("| `{}` | {} | {} |\n", row.name, size, row.meaning);
    }
    return table;
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

std::string vocabulary_page(const std::function<std::string(std::string_view)>& asked) {
    std::string page =
        "# The vocabulary of the laws\n\nEvery word that a ruleset or a case may use. This page is made by "
        "`jadoube rules vocabulary`.\n";
    page += table_of_members("Keys of a file", {}, file_members());
    page += table_of_members("Keys of an article", {}, article_members());
    page += table_of_members("Conditions", "In `when` and in `if`.", condition_members());
    page += table_of_remedies() + table_of_words_alone();
    page += table_of_members("The filter of a move", "In `move`: of the legal moves those that satisfy every member.",
                             filter_members());
    page += table_of_members("Changes of clocks", "In `clock`: one thing to do, and to whom.", clock_members());
    page +=
        table_of_members("Men put on", "In `men_on`, for each man; all three have to be said.", man_put_on_members()) +
        table_of_members("Penalties and grants said exactly", "As an object in `penalty` or `grant`.", exact_members());
    page += table_of_windows() + table_of_roles();
    page += table_of<ActWord>("Acts") + table_of_kinds() + table_of_facts(asked) + table_of_counts();
    page += table_of<Men>("Men") + table_of("Places", places_to_restore()) + table_of<ResultWord>("Results");
    page += table_of<GameWord>("The game as a whole");
    page += table_of_parties("Who may raise a matter", &PartyRow::raising);
    page += table_of_parties("Who chooses", &PartyRow::choosing);
    page += table_of_parties("Whose clock", &PartyRow::owning_clock);
    page += table_of_parties("Whom a penalty or a grant is for", &PartyRow::addressed);
    page += table_of_parties("Who receives a fine or a deposit", &PartyRow::receiving);
    page += table_of<RightWord>("Rights that can be lost") + table_of<Grant>("What is granted");
    page +=
        table_of_penalties() + table_of<Ground>("Grounds of claims") + table_of<Body>("To whom a question is referred");
    page += table_of_definitions() + table_of<Completion>("What completes a move");
    page += table_of<MovementRule>("Rules of movement") + table_of<Conclusion>("Findings");
    return page;
}

}  // namespace jadoube::rules
