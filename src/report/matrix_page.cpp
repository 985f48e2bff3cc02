#include "report/matrix_page.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace jadoube::report {
namespace {

std::vector<Text> cells(const rules::MatrixRow& row) {
    return {foreign(row.article), foreign(row.heading) + (row.verified ? "" : " (unverified)"), foreign(row.follows),
            row.until.empty() ? Text("-") : Text(row.until)};
}

/// What holds where no article of the code decides.
Text otherwise(const rules::MatrixCode& code) {
    std::string words;
    if (!code.exhaustive.empty()) {
        words = fmt::format("These are all cases of: {}.", jadoube::list_of(rules::texts_of(code.exhaustive), "and"));
    }
    if (!code.defers_to.empty()) {
        words += fmt::format("{}Where it is silent, {} answers.", words.empty() ? "" : " ", code.defers_to);
    }
    return foreign(words);
}

Section section(const rules::MatrixCode& code) {
    Section section{{{Heading{3, foreign(code.ruleset) + ": " + foreign(code.title)}}}};
    if (code.rows.empty()) {
        section.blocks.push_back({Paragraph{"Nothing on this."}});
    } else {
        Table table{{"article", "about", "what follows", "until"}, {}};
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
