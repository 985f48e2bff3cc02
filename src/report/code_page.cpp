#include "report/code_page.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "report/words.hpp"
#include "rules/compare/parameters.hpp"
#include "rules/vocabulary/definition_rows.hpp"
#include "rules/words/wording.hpp"

namespace jadoube::report {
namespace {

using rules::Article;
using rules::Ruleset;

Particulars particulars(const Ruleset& ruleset) {
    Particulars rows;
    const auto add = [&](const char* name, const std::string& words) {
        if (!words.empty()) rows.rows.emplace_back(name, foreign(words));
    };
    add("Id", ruleset.id);
    add("Source", ruleset.source);
    add("Checked on", ruleset.checked_on);
    add("Where it is silent", ruleset.defers_to ? *ruleset.defers_to + " answers" : std::string());
    add("Says all there is on", jadoube::list_of(rules::texts_of(ruleset.exhaustive)));
    return rows;
}

void add_rows(Blocks& blocks, const char* heading, Particulars rows) {
    if (rows.rows.empty()) return;
    blocks.push_back({Heading{3, heading}});
    blocks.push_back({std::move(rows)});
}

Particulars definitions(const Ruleset& ruleset) {
    Particulars rows;
    const rules::Definitions& defined = ruleset.definitions;
    for (const rules::CompletedKindRow& row : rules::completed_kinds()) {
        const auto needed = rules::names_of(defined.move_is_complete.*row.member);
        rows.rows.emplace_back(fmt::format("a move ({}) is complete", name_of(row.kind)),
                               foreign(spaced(jadoube::list_of(needed))));
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
    for (const auto& [name, values] : ruleset.parameters) {
        const std::string by = rules::clauses_on(name, ruleset);
        rows.rows.emplace_back(rules::parameter_words(name),
                               foreign(rules::parameter_value(name, ruleset) + (by.empty() ? by : "; " + by)));
    }
    return rows;
}

Particulars event_defaults(const Ruleset& ruleset) {
    Particulars rows;
    for (const auto& [fact, values] : ruleset.event_defaults) {
        rows.rows.emplace_back(spaced(fact), foreign(rules::value_words(values)));
    }
    return rows;
}

Particulars groups(const Ruleset& ruleset) {
    Particulars rows;
    for (const auto& [name, group] : ruleset.groups) {
        rows.rows.emplace_back(spaced(name), foreign(jadoube::list_of(group.members)));
    }
    return rows;
}

/// What stands before the articles.
Blocks preface(const Ruleset& ruleset) {
    Blocks blocks{{particulars(ruleset)}};
    add_rows(blocks, "Definitions", definitions(ruleset));
    add_rows(blocks, "Numbers", numbers(ruleset));
    add_rows(blocks, "Where the event says nothing", event_defaults(ruleset));
    add_rows(blocks, "Named together", groups(ruleset));
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
        list.items.push_back({links.to(ruleset, article, article.id) + "  " + foreign(article.heading)});
    }
    return list;
}

/// The code and each article in full, under a heading where it does not stand alone.
Section whole(const LawCode& code, const Library& library, bool stands_alone) {
    const Ruleset& ruleset = *code.ruleset;
    Section section{{}, library.links->anchor(ruleset)};
    if (!stands_alone) section.blocks.push_back({Heading{2, foreign(ruleset.title)}});
    append(section.blocks, preface(ruleset));
    section.blocks.push_back({Heading{3, "Contents"}});
    section.blocks.push_back({contents(ruleset, *library.links)});
    for (const Article& article : ruleset.articles) {
        section.blocks.push_back({Section{article_page(article, code, library), library.links->anchor(article)}});
    }
    return section;
}

Table codes_table(std::span<const LawCode> codes, const LawLinks& links) {
    Table table{{"code", "title", "articles", "cases"}, {}};
    for (const LawCode& code : codes) {
        const Ruleset& ruleset = *code.ruleset;
        table.rows.push_back({links.to(ruleset, ruleset.id), foreign(ruleset.title),
                              std::to_string(ruleset.articles.size()), std::to_string(code.cases.size())});
    }
    return table;
}

constexpr const char* kTitle = "Codes of law";
constexpr const char* kIndex = "index.html";

}  // namespace

Blocks code_page(const Ruleset& ruleset) {
    Blocks blocks{{Heading{2, foreign(ruleset.title)}}};
    append(blocks, preface(ruleset));
    blocks.push_back({Heading{3, "Articles"}});
    for (const Article& article : ruleset.articles) {
        Text text = strong(article.id) + "  " + foreign(article.heading) + (article.verified ? "" : " (unverified)");
        blocks.push_back({Paragraph{text + "\n" + foreign(article.summary)}});
    }
    return blocks;
}

std::vector<LawFile> law_folder(std::span<const LawCode> codes) {
    const auto all = rulesets(codes);
    const LawLinks links(all, LawLayout::file_each);
    const Library library{codes, &links};
    std::vector<LawFile> files{{kIndex, {kTitle, "en", {{codes_table(codes, links)}}}}};
    for (const LawCode& code : codes) {
        Document document{
            code.ruleset->title, "en", {{Paragraph{link_to("All codes", kIndex)}}, {whole(code, library, true)}}};
        files.push_back({LawLinks::file_name(*code.ruleset), std::move(document)});
    }
    return files;
}

Document law_page(std::span<const LawCode> codes) {
    const auto all = rulesets(codes);
    const LawLinks links(all, LawLayout::one_file);
    const Library library{codes, &links};
    Document document{kTitle, "en", {{codes_table(codes, links)}}};
    for (const LawCode& code : codes) document.blocks.push_back({whole(code, library, false)});
    return document;
}

}  // namespace jadoube::report
