// jadoube rules: the codes of law as they are at hand.
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/installed_rules.hpp"
#include "cli/laws/rules_commands.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/body.hpp"
#include "rules/vocabulary/vocabulary.hpp"
#include "rules/words/show.hpp"

namespace jadoube::cli {
namespace {

Json text_or_null(const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

ExitCode list_rules(Session& session) {
    const rules::RulesetStore store = ruleset_store(session);
    const auto index = store.index();
    const ExitCode code = index ? ExitCode::fine : session.fail(index.error());
    const auto rulesets = store.list();
    if (!session.json) {
        session.out << rules::rulesets_table(rulesets);
        return code;
    }
    JsonArray list;
    for (const rules::ListedRuleset& one : rulesets) {
        list.push_back(Json::object({{"id", one.id},
                                     {"title", one.title},
                                     {"default", one.is_default},
                                     {"problem", text_or_null(one.problem)}}));
    }
    session.print(Json::object({{"schema", "jadoube/rulesets/1"}, {"rulesets", list}}));
    return code;
}

/// Words of a list with what they mean, or what a column says they mean in its place.
template <typename Word>
JsonArray words_json(const std::vector<Word>& words = rules::all_words<Word>(),
                     std::string_view rules::RowOf<Word>::*meaning = &rules::RowOf<Word>::meaning) {
    JsonArray rows;
    for (const Word word : words) {
        const rules::RowOf<Word>& row = rules::row_of(word);
        rows.push_back(Json::object({{"name", row.name}, {"meaning", row.*meaning}}));
    }
    return rows;
}

/// With the words that each may have; none where it takes another value.
JsonArray definitions_json() {
    JsonArray definitions;
    definitions.push_back(Json::object(
        {{"name", rules::kMoveIsComplete}, {"words", JsonArray{}}, {"meaning", rules::kMoveIsCompleteMeaning}}));
    for (const rules::DefinitionRow& row : rules::definition_rows()) {
        JsonArray words;
        for (const rules::DefinitionValue& value : row.values) words.push_back(value.name);
        definitions.push_back(Json::object({{"name", row.name}, {"words", words}, {"meaning", row.meaning}}));
    }
    return definitions;
}

Json vocabulary_json() {
    JsonArray facts;
    for (const rules::FactRow& row : rules::facts()) {
        JsonArray words;
        for (const std::string_view word : row.words) words.push_back(word);
        facts.push_back(Json::object({{"name", row.name},
                                      {"type", name_of(row.type)},
                                      {"words", words},
                                      {"question", report::question_words(std::string(row.name))},
                                      {"meaning", row.meaning}}));
    }
    return Json::object({{"schema", "jadoube/vocabulary/1"},
                         {"facts", facts},
                         {"kinds", words_json<rules::Kind>()},
                         {"acts", words_json<rules::ActWord>()},
                         {"men", words_json<rules::Men>()},
                         {"places", words_json(rules::places_to_restore())},
                         {"positions", words_json<rules::Place>()},
                         {"results", words_json<rules::ResultWord>()},
                         {"raisers", words_json(rules::parties_that_raise(), &rules::PartyRow::raising)},
                         {"choosers", words_json(rules::parties_that_choose(), &rules::PartyRow::choosing)},
                         {"clock_owners", words_json(rules::parties_with_clocks(), &rules::PartyRow::owning_clock)},
                         {"addressed", words_json(rules::parties_addressed(), &rules::PartyRow::addressed)},
                         {"receivers", words_json(rules::parties_receiving(), &rules::PartyRow::receiving)},
                         {"stages", words_json<rules::Stage>()},
                         {"sinces", words_json<rules::CountSince>()},
                         {"counted", words_json(rules::parties_that_are_counted(), &rules::PartyRow::counted)},
                         {"spans", words_json<rules::CountSpan>()},
                         {"grounds", words_json<rules::Ground>()},
                         {"bodies", words_json<rules::Body>()},
                         {"definitions", definitions_json()},
                         {"completions", words_json<rules::Completion>()},
                         {"movement_rules", words_json<rules::MovementRule>()},
                         {"game_remedies", words_json<rules::GameWord>()},
                         {"rights", words_json<rules::RightWord>()},
                         {"grants", words_json<rules::Grant>()},
                         {"penalties", words_json<rules::Penalty>()},
                         {"findings", words_json<rules::Conclusion>()}});
}

}  // namespace

std::vector<std::string> names_or_all(const rules::RulesetStore& store, const std::vector<std::string>& names) {
    if (!names.empty()) return names;
    std::vector<std::string> all;
    for (const rules::ListedRuleset& one : store.list()) all.push_back(one.id);
    return all;
}

Command rules_list_command() {
    Command command;
    command.name = "list";
    command.summary = "List the codes of law";
    command.example = "jadoube rules list";
    command.run = list_rules;
    return command;
}

Command rules_vocabulary_command() {
    Command command;
    command.name = "vocabulary";
    command.summary = "Print every word that a code or a case may use";
    command.example = "jadoube rules vocabulary";
    command.run = [](Session& session) {
        if (session.json) {
            session.print(vocabulary_json());
        } else {
            session.out << rules::vocabulary_page(
                [](std::string_view fact) { return report::question_words(std::string(fact)); });
        }
        return ExitCode::fine;
    };
    return command;
}

Command rules_command() {
    Command command;
    command.name = "rules";
    command.summary = "Look at the codes of law, and test them";
    command.parts = {rules_list_command(),       rules_show_command(),     rules_matrix_command(),
                     rules_diff_command(),       rules_lint_command(),     rules_format_command(),
                     rules_test_command(),       rules_coverage_command(), rules_check_against_command(),
                     rules_vocabulary_command(), rules_new_command()};
    return command;
}

}  // namespace jadoube::cli
