#include "report/standing.hpp"

#include "report/say.hpp"
#include "report/standing_lines.hpp"
#include "report/verdict.hpp"

namespace jadoube::report {

using adjudicate::Ruling;

Blocks standing_of(const Ruling& ruling, const chess::Setup* before) {
    Blocks blocks{{Paragraph{verdict_on(ruling, before), Paragraph::Role::verdict}}};
    Particulars particulars;
    for (const StandingLine& line : lines_below(ruling, before))
        particulars.rows.emplace_back(phrase(line.name), line.words);
    if (const Text finding = finding_line(ruling); !finding.empty())
        particulars.rows.emplace_back(phrase("standing.finding"), finding);
    if (!particulars.rows.empty()) blocks.push_back({std::move(particulars)});
    return blocks;
}

Text standing_in_line(const Ruling& ruling, const chess::Setup* before) {
    std::vector<Text> sentences{verdict_on(ruling, before)};
    for (const StandingLine& line : lines_below(ruling, before)) {
        sentences.push_back(line.is_named_in_line
                                ? say("outcome.other", {{"label", phrase(line.name)}, {"what", line.words}})
                                : line.words);
    }
    sentences.push_back(finding_line(ruling));
    return join(sentences, " ");
}

}  // namespace jadoube::report
