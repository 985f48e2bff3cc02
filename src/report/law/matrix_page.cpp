#include "report/law/matrix_page.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "report/words/say.hpp"

namespace jadoube::report {
namespace {

std::vector<Text> cells(const rules::MatrixRow& row) {
    return {foreign(row.article), foreign(row.heading) + (row.verified ? Text() : say("law.unverified")),
            foreign(row.follows), row.until.empty() ? Text(Mark("-")) : Text(row.until)};
}

/// What holds where no article of the code decides.
Text otherwise(const rules::MatrixCode& code) {
    std::vector<Text> sentences;
    if (!code.exhaustive.empty())
        sentences.push_back(say("matrix.all_cases",
                                {{"kinds", jadoube::list_of(rules::texts_of(code.exhaustive), phrase("list.and"))}}));
    if (!code.defers_to.empty()) sentences.push_back(say("matrix.silent", {{"code", code.defers_to}}));
    return foreign(plain(join(sentences, " ")));
}

Section section(const rules::MatrixCode& code) {
    Section section{{{Heading{3, foreign(code.ruleset) + ": " + foreign(code.title)}}}};
    if (code.rows.empty()) {
        section.blocks.push_back({Paragraph{say("matrix.nothing")}});
    } else {
        Table table{{say("column.article"), say("column.about"), say("column.follows"), say("column.until")}, {}};
        for (const rules::MatrixRow& row : code.rows) table.rows.push_back(cells(row));
        section.blocks.push_back({std::move(table)});
    }
    if (Text words = otherwise(code); !words.empty()) section.blocks.push_back({Paragraph{std::move(words)}});
    return section;
}

}  // namespace

Blocks matrix_page(const rules::Matrix& matrix) {
    Blocks blocks{{Heading{2, fmt::format("{}: {}", matrix.topic, matrix.meaning)}}};
    for (const rules::MatrixCode& code : matrix.codes) blocks.push_back({section(code)});
    return blocks;
}

}  // namespace jadoube::report
