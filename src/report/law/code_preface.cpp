#include "report/law/code_preface.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "report/law/grounds.hpp"
#include "report/law/law_text.hpp"
#include "report/law/number_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/fact.hpp"

namespace jadoube::report {
namespace {

using rules::Ruleset;

Particulars particulars(const Ruleset& ruleset) {
    Particulars rows;
    const auto add = [&](Key name, const std::string& words) { add_row(rows, name, foreign(words)); };
    add("code.id", ruleset.id);
    add("code.source", ruleset.source);
    add("code.checked_on", ruleset.checked_on);
    add("code.silent", ruleset.defers_to ? phrase("code.answers", {{"code", *ruleset.defers_to}}) : std::string());
    add("code.exhaustive", jadoube::list_of(rules::texts_of(ruleset.exhaustive), phrase("list.and")));
    return rows;
}

void add_rows(Blocks& blocks, Key heading, Particulars rows) {
    if (rows.rows.empty()) return;
    blocks.push_back({Heading{3, say(heading)}});
    blocks.push_back({std::move(rows)});
}

Text completion(const rules::CompletedKindRow& row, const Ruleset& ruleset) {
    const auto needed = rules::names_of(ruleset.definitions.move_is_complete.*row.member);
    return foreign(spaced(jadoube::list_of(needed, phrase("list.and"))));
}

List definitions(const Ruleset& ruleset) {
    List all;
    const auto add = [&](const Text& name, const Text& value) { all.items.push_back({name + ": " + value}); };
    for (const rules::CompletedKindRow& row : rules::completed_kinds())
        add(phrase("code.complete", {{"kind", name_of(row.kind)}}), completion(row, ruleset));
    for (const rules::DefinitionRow& row : rules::definition_rows()) {
        const Text value = definition_value(row, ruleset);
        if (value.empty()) continue;
        const auto by = ruleset.defined_by.find(std::string(row.name));
        const Text clauses = by == ruleset.defined_by.end() ? Text{} : under(by->second);
        add(definition_name(row.name, ruleset), value + clauses);
    }
    return all;
}

Particulars numbers(const Ruleset& ruleset) {
    Particulars rows;
    for (const auto& [name, values] : ruleset.parameters)
        rows.rows.emplace_back(number_name(name), number_with_clauses(name, ruleset));
    return rows;
}

Particulars event_defaults(const Ruleset& ruleset) {
    Particulars rows;
    for (const auto& [fact, values] : ruleset.event_defaults)
        rows.rows.emplace_back(words_of("fact", fact), values_in_words(fact, values));
    return rows;
}

Particulars groups(const Ruleset& ruleset) {
    Particulars rows;
    for (const auto& [name, group] : ruleset.groups) {
        rows.rows.emplace_back(spaced(name), foreign(jadoube::list_of(group.members, phrase("list.and"))));
    }
    return rows;
}

}  // namespace

/// Without names of facts and definitions that only stand in brackets, for those who read JSON.
static std::string without_names_in_brackets(std::string_view words) {
    std::string said(words);
    for (auto open = said.find(" (`"); open != std::string::npos; open = said.find(" (`")) {
        const auto close = said.find("`)", open);
        if (close == std::string::npos) break;
        said.erase(open, close + 2 - open);
    }
    return said;
}

/// Numbers of the code that stand in it are said, and names of facts are words like the others.
static Text meaning(std::string_view meant, const Ruleset& ruleset) {
    const std::string in_words = without_names_in_brackets(meant);
    std::string_view words = in_words;
    std::string said;
    for (bool is_name = false; !words.empty(); is_name = !is_name) {
        const std::size_t mark = std::min(words.find('`'), words.size());
        const std::string part(words.substr(0, mark));
        const auto number = is_name ? ruleset.parameter(part, rules::Play::standard) : std::nullopt;
        const bool is_word = !is_name || rules::fact_named(part) != nullptr || rules::definition_named(part) != nullptr;
        said += number ? std::to_string(*number) : is_word ? spaced(part) : phrase("code.a_number_of");
        words.remove_prefix(std::min(mark + 1, words.size()));
    }
    return foreign(said);
}

Text definition_name(std::string_view name, const Ruleset& ruleset) {
    const rules::DefinitionRow* row = rules::definition_named(name);
    return meaning(row != nullptr ? row->meaning : rules::kMoveIsCompleteMeaning, ruleset);
}

Text definition_value(const rules::DefinitionRow& row, const Ruleset& ruleset) {
    const std::string value = rules::value_of(row, ruleset.definitions);
    const auto meant = std::find_if(row.values.begin(), row.values.end(),
                                    [&](const rules::DefinitionValue& one) { return one.name == value; });
    return meant == row.values.end() ? foreign(value) : meaning(meant->meaning, ruleset);
}

Text completions(const Ruleset& ruleset) {
    std::vector<Text> all;
    for (const rules::CompletedKindRow& row : rules::completed_kinds())
        all.push_back(Text(phrase("code.complete", {{"kind", name_of(row.kind)}})) + ": " + completion(row, ruleset));
    return join(all, "; ");
}

Blocks code_preface(const Ruleset& ruleset) {
    Blocks blocks{{particulars(ruleset)}};
    blocks.push_back({Heading{3, say("code.definitions")}});
    blocks.push_back({definitions(ruleset)});
    add_rows(blocks, "code.numbers", numbers(ruleset));
    add_rows(blocks, "code.event_silent", event_defaults(ruleset));
    add_rows(blocks, "code.groups", groups(ruleset));
    return blocks;
}

}  // namespace jadoube::report
