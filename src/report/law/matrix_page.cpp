#include "report/law/matrix_page.hpp"

#include "base/text.hpp"
#include "report/law/difference.hpp"
#include "report/law/law_text.hpp"
#include "report/law/law_words.hpp"
#include "report/words/say.hpp"

namespace jadoube::report {
namespace {

std::vector<Text> cells(const rules::Article& article, const rules::Ruleset& ruleset) {
    const Text until = aspect_words(rules::Aspect::window, article, ruleset);
    return {foreign(article.id), law_heading(ruleset.id, article) + (article.verified ? Text() : say("law.unverified")),
            consequences(article, ruleset), until.empty() ? Text(Mark("-")) : until};
}

/// What holds where no article of the code decides.
Text otherwise(const rules::MatrixCode& code) {
    std::vector<Text> sentences;
    if (!code.exhaustive.empty())
        sentences.push_back(say("matrix.all_cases",
                                {{"kinds", jadoube::list_of(rules::texts_of(code.exhaustive), phrase("list.and"))}}));
    const auto& silent = code.ruleset->defers_to;
    if (silent) sentences.push_back(say("matrix.silent", {{"code", *silent}}));
    return foreign(plain(join(sentences, " ")));
}

Section section(const rules::MatrixCode& code) {
    const rules::Ruleset& ruleset = *code.ruleset;
    Section section{{{Heading{3, foreign(ruleset.id) + ": " + foreign(law_title(ruleset.id, ruleset.title))}}}};
    if (code.articles.empty()) {
        section.blocks.push_back({Paragraph{say("matrix.nothing")}});
    } else {
        Table table{{say("column.article"), say("column.about"), say("column.follows"), say("column.raised")}, {}};
        for (const rules::Article* article : code.articles) table.rows.push_back(cells(*article, ruleset));
        section.blocks.push_back({std::move(table)});
    }
    if (Text words = otherwise(code); !words.empty()) section.blocks.push_back({Paragraph{std::move(words)}});
    return section;
}

}  // namespace

Blocks matrix_page(const rules::Matrix& matrix) {
    const Text name = foreign(matrix.topic->name);
    Blocks blocks{{Heading{2, name + ": " + words_of("topic", matrix.topic->name)}}};
    for (const rules::MatrixCode& code : matrix.codes) blocks.push_back({section(code)});
    return blocks;
}

}  // namespace jadoube::report
