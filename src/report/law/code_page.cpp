#include "report/law/code_page.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "report/law/code_preface.hpp"
#include "report/law/law_text.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using rules::Article;
using rules::Ruleset;

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
    append(section.blocks, code_preface(ruleset));
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
    append(blocks, code_preface(ruleset));
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
