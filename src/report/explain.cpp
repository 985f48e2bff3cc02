#include "report/explain.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/outcome.hpp"
#include "report/reasons.hpp"
#include "report/say.hpp"
#include "report/words.hpp"

namespace jadoube::report {
namespace {

using adjudicate::IncidentRuling;
using adjudicate::Ruling;
using adjudicate::Status;
using rules::Conclusion;

Text count_of_questions(std::size_t number) {
    return number == 1 ? say("ruling.one_question") : say("ruling.questions", {{"count", std::to_string(number)}});
}

Text conclusion_words(const Ruling& ruling) {
    if (!ruling.conclusion) return say("ruling.no_conclusion");
    const IncidentRuling* main = ruling.main();
    const bool names_offender = ruling.conclusion == Conclusion::breach && main != nullptr && main->offender;
    const std::string what = words_for(*ruling.conclusion);
    return names_offender ? say("ruling.breach_by", {{"what", what}, {"side", side(*main->offender)}}) : Text(what);
}

Text choice_words(const Ruling& ruling) {
    const IncidentRuling* main = ruling.main();
    if (main == nullptr || !main->obligation || !main->obligation->chooser) return say("ruling.choice_open");
    return say("ruling.has_choice", {{"person", person(*main->obligation->chooser)}});
}

Text contradiction_words(const adjudicate::Contradiction& conflict) {
    return say("ruling.contradiction", {{"one", foreign(conflict.one)},
                                        {"other", foreign(conflict.other)},
                                        {"question", words_of("question", rules::name_of(conflict.question))}});
}

Blocks warnings(const Ruling& ruling) {
    Blocks blocks;
    if (ruling.unverified) blocks.push_back({Paragraph{say("ruling.unverified"), Paragraph::Role::warning}});
    for (const IncidentRuling& incident : ruling.incidents)
        for (const adjudicate::Contradiction& conflict : incident.conflicts)
            blocks.push_back({Paragraph{contradiction_words(conflict), Paragraph::Role::warning}});
    return blocks;
}

/// Empty where nothing was done, or it is not at hand.
std::string what_was_done(const IncidentRuling& incident, const Explaining& how) {
    std::vector<std::string> sentences;
    for (const std::size_t act : incident.acts)
        if (act < how.acts.size()) sentences.push_back(how.acts[act]);
    if (incident.acts.empty() && !incident.due_under.empty()) return phrase("ruling.duty_falls_due");
    return fmt::format("{}", fmt::join(sentences, ". "));
}

/// With several incidents, each has its number and says what was done.
Text incident_title(const Ruling& ruling, std::size_t i, const Explaining& how) {
    const std::string what = sentence(capital(what_was_done(ruling.incidents[i], how)));
    return fmt::format("{}. ", i + 1) + foreign(what.empty() ? phrase("ruling.incident") : what);
}

Text incident_verdict(const IncidentRuling& incident) {
    Text text = capital(words_for(incident.status));
    if (incident.conclusion) text += ": " + words_for(*incident.conclusion);
    return text + ".";
}

/// Play goes on from one board at most: the last that is where it goes on.
bool is_where_play_goes_on(const Ruling& ruling, const IncidentRuling& incident) {
    const auto& all = ruling.incidents;
    const auto last = std::find_if(all.rbegin(), all.rend(), [&](const IncidentRuling& other) {
        return other.position && other.position->setup && other.position->setup == ruling.play_from;
    });
    return ruling.play_from && last != all.rend() && &*last == &incident;
}

Blocks boards_of(const Ruling& ruling, const IncidentRuling& incident) {
    if (!incident.position || !incident.position->setup) return {};
    const bool goes_on = is_where_play_goes_on(ruling, incident);
    return {
        {Diagrams{{Diagram{*incident.position->setup, say(goes_on ? "ruling.goes_on_here" : "ruling.the_position")}}}}};
}

Blocks consequences(const Ruling& ruling, const Explaining& how) {
    Blocks blocks{{Heading{how.heading_level + 1, say("ruling.what_follows")}}};
    const bool several = ruling.incidents.size() > 1;
    for (std::size_t i = 0; i < ruling.incidents.size(); ++i) {
        const IncidentRuling& incident = ruling.incidents[i];
        if (several) {
            blocks.push_back({Heading{how.heading_level + 2, incident_title(ruling, i, how)}});
            blocks.push_back({Paragraph{incident_verdict(incident)}});
        }
        if (Text left = deferral(ruling, incident, {how.ruleset, how.deferred}); !left.empty())
            blocks.push_back({Paragraph{std::move(left)}});
        Blocks outcome = outcome_of(incident, how.before);
        if (outcome.empty()) outcome.push_back({Paragraph{say("ruling.nothing_follows")}});
        append(blocks, std::move(outcome));
        if (how.on_its_own) append(blocks, boards_of(ruling, incident));
    }
    if (ruling.incidents.empty()) blocks.push_back({Paragraph{say("ruling.nothing_follows")}});
    return blocks;
}

ListItem question_item(const adjudicate::OpenQuestion& question) {
    ListItem item{strong(question_words(question.fact))};
    std::vector<Text> answers;
    for (const rules::Value& answer : question.answers) answers.push_back(code(rules::to_text(answer)));
    const Text fact = code(question.fact);
    const Text listed = list_of(answers, phrase("list.or"));
    item.below.push_back({answers.empty() ? say("ruling.fact", {{"fact", fact}})
                                          : say("ruling.answers", {{"fact", fact}, {"answers", listed}})});
    if (!question.articles.empty()) item.below.push_back({say("ruling.asked", {{"under", under(question.articles)}})});
    return item;
}

Blocks questions(const Ruling& ruling, int level) {
    if (ruling.questions.empty()) return {};
    List list{{}, true};
    for (const adjudicate::OpenQuestion& question : ruling.questions) list.items.push_back(question_item(question));
    return {{Heading{level, say("ruling.questions_to_answer")}}, {std::move(list)}};
}

Blocks reasons(const Ruling& ruling, const Explaining& how) {
    Blocks blocks;
    const bool several = ruling.incidents.size() > 1;
    for (std::size_t i = 0; i < ruling.incidents.size(); ++i) {
        if (several) blocks.push_back({Heading{how.heading_level + 2, incident_title(ruling, i, how)}});
        append(blocks, reasons_of(ruling.incidents[i], {how.ruleset, how.deferred}));
    }
    if (!blocks.empty()) blocks.insert(blocks.begin(), {Heading{how.heading_level + 1, say("ruling.why")}});
    return blocks;
}

std::vector<Text> comparison_row(const Ruling& ruling, const chess::Setup* before) {
    std::vector<Text> outcomes;
    std::vector<std::string> articles;
    for (const IncidentRuling& incident : ruling.incidents) {
        outcomes.push_back(outcome_line(incident, before));
        const std::vector<std::string> cited = as_cited(incident).articles;
        articles.insert(articles.end(), cited.begin(), cited.end());
    }
    for (const adjudicate::OpenQuestion& question : ruling.questions)
        outcomes.push_back(foreign(question_words(question.fact)));
    return {foreign(ruling.ruleset), verdict(ruling), join(outcomes, " "),
            foreign(fmt::format("{}", fmt::join(numbers_of(articles), ", ")))};
}

}  // namespace

std::string verdict(const Ruling& ruling) {
    return plain(say("verdict." + std::string(name_of(ruling.status)),
                     {{"what", conclusion_words(ruling)},
                      {"choice", choice_words(ruling)},
                      {"questions", count_of_questions(ruling.questions.size())}}));
}

Blocks explain(const Ruling& ruling, const Explaining& how) {
    Blocks blocks;
    blocks.push_back({Heading{how.heading_level, say("ruling.title", {{"code", foreign(ruling.ruleset_title)}})}});
    blocks.push_back({Paragraph{verdict(ruling), Paragraph::Role::verdict}});
    append(blocks, warnings(ruling));
    if (how.on_its_own && ruling.incidents.size() == 1) {
        const std::string what = what_was_done(ruling.incidents.front(), how);
        if (!what.empty()) blocks.push_back({Paragraph{foreign(sentence(what))}});
    }
    append(blocks, consequences(ruling, how));
    append(blocks, questions(ruling, how.heading_level + 1));
    if (how.reasons) append(blocks, reasons(ruling, how));
    return blocks;
}

Table compare(std::span<const Ruling> rulings, const chess::Setup* before) {
    Table table{{say("ruling.column_code"), say("ruling.column_ruling"), say("ruling.column_follows"),
                 say("ruling.column_articles")},
                {}};
    for (const Ruling& ruling : rulings) table.rows.push_back(comparison_row(ruling, before));
    return table;
}

}  // namespace jadoube::report
