#include "report/law/code_page.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "report/law/grounds.hpp"
#include "report/law/law_text.hpp"
#include "report/law/number_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/vocabulary/definition_rows.hpp"

namespace jadoube::report {
namespace {

using rules::Article;
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

Particulars definitions(const Ruleset& ruleset) {
    Particulars rows;
    const rules::Definitions& defined = ruleset.definitions;
    for (const rules::CompletedKindRow& row : rules::completed_kinds()) {
        const auto needed = rules::names_of(defined.move_is_complete.*row.member);
        rows.rows.emplace_back(phrase("code.complete", {{"kind", name_of(row.kind)}}),
                               foreign(spaced(jadoube::list_of(needed, phrase("list.and")))));
    }
    for (const rules::DefinitionRow& row : rules::definition_rows()) {
        const std::string value = rules::value_of(row, defined);
        if (value.empty()) continue;
        const auto by = ruleset.defined_by.find(std::string(row.name));
        const Text clauses = by == ruleset.defined_by.end() ? Text{} : under(by->second);
        rows.rows.emplace_back(spaced(row.name), foreign(spaced(value)) + clauses);
    }
    return rows;
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

/// What stands before the articles.
Blocks preface(const Ruleset& ruleset) {
    Blocks blocks{{particulars(ruleset)}};
    add_rows(blocks, "code.definitions", definitions(ruleset));
    add_rows(blocks, "code.numbers", numbers(ruleset));
    add_rows(blocks, "code.event_silent", event_defaults(ruleset));
    add_rows(blocks, "code.groups", groups(ruleset));
    return blocks;
}

std::vector<const Ruleset*> rulesets(std::span<const LawCode> codes) {
    std::vector<const Ruleset*> all;
    for (const LawCode& code : codes) all.push_back(code.ruleset);
    return all;
}

/// The articles by number and heading, leading to their pages.
List contents(const Ruleset& ruleset, const LawLinks& links) {
    List list;
    for (const Article& article : ruleset.articles) {
        list.items.push_back({links.to(ruleset, article, article.id) + "  " + law_heading(ruleset.id, article)});
    }
    return list;
}

/// The code and each article in full, under a heading where it does not stand alone.
Section whole(const LawCode& code, const Library& library, bool stands_alone) {
    const Ruleset& ruleset = *code.ruleset;
    Section section{{}, library.links->anchor(ruleset)};
    if (!stands_alone) section.blocks.push_back({Heading{2, foreign(law_title(ruleset.id, ruleset.title))}});
    append(section.blocks, preface(ruleset));
    section.blocks.push_back({Heading{3, say("code.contents")}});
    section.blocks.push_back({contents(ruleset, *library.links)});
    for (const Article& article : ruleset.articles) {
        section.blocks.push_back({Section{article_page(article, code, library), library.links->anchor(article)}});
    }
    return section;
}

Table codes_table(std::span<const LawCode> codes, const LawLinks& links) {
    Table table{{say("column.code"), say("column.title"), say("column.articles"), say("column.cases")}, {}};
    for (const LawCode& code : codes) {
        const Ruleset& ruleset = *code.ruleset;
        table.rows.push_back({links.to(ruleset, ruleset.id), foreign(law_title(ruleset.id, ruleset.title)),
                              std::to_string(ruleset.articles.size()), std::to_string(code.cases.size())});
    }
    return table;
}

std::string title() {
    return phrase("code.all");
}

constexpr const char* kIndex = "index.html";

}  // namespace

Blocks code_page(const Ruleset& ruleset) {
    Blocks blocks{{Heading{2, foreign(law_title(ruleset.id, ruleset.title))}}};
    append(blocks, preface(ruleset));
    blocks.push_back({Heading{3, say("code.articles")}});
    if (is_only_in_english(ruleset.id)) blocks.push_back({Paragraph{say("law.only_in_english")}});
    for (const Article& article : ruleset.articles) {
        Text text = strong(article.id) + "  " + law_heading(ruleset.id, article) +
                    (article.verified ? Text() : say("law.unverified"));
        blocks.push_back({Paragraph{text + "\n" + law_summary(ruleset.id, article)}});
    }
    return blocks;
}

std::vector<LawFile> law_folder(std::span<const LawCode> codes) {
    const auto all = rulesets(codes);
    const LawLinks links(all, LawLayout::file_each);
    const Library library{codes, &links};
    std::vector<LawFile> files{{kIndex, {title(), spoken_language(), {{codes_table(codes, links)}}}}};
    for (const LawCode& code : codes) {
        Document document{law_title(code.ruleset->id, code.ruleset->title),
                          spoken_language(),
                          {{Paragraph{link_to(phrase("code.back"), kIndex)}}, {whole(code, library, true)}}};
        files.push_back({LawLinks::file_name(*code.ruleset), std::move(document)});
    }
    return files;
}

Document law_page(std::span<const LawCode> codes) {
    const auto all = rulesets(codes);
    const LawLinks links(all, LawLayout::one_file);
    const Library library{codes, &links};
    Document document{title(), spoken_language(), {{codes_table(codes, links)}}};
    for (const LawCode& code : codes) document.blocks.push_back({whole(code, library, false)});
    return document;
}

}  // namespace jadoube::report
