#include "report/ruling/standing.hpp"

#include "report/ruling/standing_lines.hpp"
#include "report/ruling/verdict.hpp"
#include "report/words/say.hpp"

namespace jadoube::report {

using adjudicate::Ruling;

Blocks standing_of(const Ruling& ruling, const chess::Setup* before, bool with_finding) {
    Blocks blocks{{Paragraph{verdict_on(ruling, before), Paragraph::Role::verdict}}};
    Particulars particulars;
    for (const StandingLine& line : lines_below(ruling, before))
        particulars.rows.emplace_back(phrase(line.name), line.words);
    if (const Text finding = finding_line(ruling); with_finding && !finding.empty())
        particulars.rows.emplace_back(phrase("standing.finding"), finding);
    if (!particulars.rows.empty()) blocks.push_back({std::move(particulars)});
    return blocks;
}

namespace {

/// The verdict, and each line below it as a sentence.
std::vector<Text> sentences_of(const Ruling& ruling, const chess::Setup* before) {
    std::vector<Text> sentences{verdict_on(ruling, before)};
    for (const StandingLine& line : lines_below(ruling, before)) {
        sentences.push_back(line.is_named_in_line
                                ? say("outcome.other", {{"label", phrase(line.name)}, {"what", line.words}})
                                : line.words);
    }
    return sentences;
}

void leave_no_numbers(adjudicate::MatterRuling& matter) {
    matter.articles.clear();
    matter.due_under.clear();
    if (matter.game) matter.game->articles.clear();
    if (matter.position) matter.position->articles.clear();
    if (matter.obligation) matter.obligation->articles.clear();
    if (matter.clock) matter.clock->articles.clear();
    if (matter.result) matter.result->articles.clear();
    for (adjudicate::Right& right : matter.rights) right.articles.clear();
    for (adjudicate::OtherAnswer& other : matter.other) other.articles.clear();
}

void leave_no_numbers(adjudicate::FinalStanding& standing) {
    for (adjudicate::Obligation& due : standing.due) due.articles.clear();
    for (adjudicate::ClockStep& step : standing.clock_steps) {
        step.article.clear();
        step.by.clear();
    }
}

}  // namespace

Text standing_in_line(const Ruling& ruling, const chess::Setup* before) {
    std::vector<Text> sentences = sentences_of(ruling, before);
    sentences.push_back(finding_line(ruling));
    return join(sentences, " ");
}

Text standing_unreasoned(Ruling ruling, const chess::Setup* before) {
    for (adjudicate::MatterRuling& matter : ruling.matters) leave_no_numbers(matter);
    leave_no_numbers(ruling.standing);
    std::vector<Text> sentences = sentences_of(ruling, before);
    if (ruling.matters.size() == 1) sentences.push_back(finding_line(ruling));
    return join(sentences, " ");
}

}  // namespace jadoube::report
