#include "report/ruling/questions.hpp"

#include <algorithm>
#include <limits>

#include "adjudicate/cases/fact_of_act.hpp"
#include "report/law/grounds.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using adjudicate::ArticleFinding;
using adjudicate::MatterRuling;
using adjudicate::OpenQuestion;
using adjudicate::Ruling;
using adjudicate::Supposed;

bool waits_for(const MatterRuling& matter, const std::string& asked) {
    const adjudicate::FactOfAct of = adjudicate::fact_of_act(asked);
    const std::string& fact = of.fact;
    if (of.act && std::find(matter.acts.begin(), matter.acts.end(), *of.act) == matter.acts.end()) return false;
    return std::any_of(matter.chain.begin(), matter.chain.end(), [&](const ArticleFinding& finding) {
        const auto tests = grounds_of(finding);
        return finding.finding == rules::ArticleState::open &&
               std::any_of(tests.begin(), tests.end(),
                           [&](const auto* test) { return test->fact == fact && !test->found; });
    });
}

/// The first act of the first matter that waits for the answer; after all others where none is known to.
std::size_t place_of(const OpenQuestion& question, const Ruling& ruling) {
    if (const auto act = adjudicate::fact_of_act(question.fact).act) return *act;
    std::size_t first = std::numeric_limits<std::size_t>::max();
    for (const MatterRuling& matter : ruling.matters) {
        if (matter.acts.empty() || !waits_for(matter, question.fact)) continue;
        first = std::min(first, *std::min_element(matter.acts.begin(), matter.acts.end()));
    }
    return first;
}

/// Answers that lead to the same.
struct Lead {
    Text line;
    std::optional<chess::Setup> play_from;
    std::vector<Text> answers;
};

std::vector<Lead> leads_of(const OpenQuestion& question) {
    std::vector<Lead> leads;
    for (const Supposed& supposed : question.leads_to) {
        const auto told = supposed.facts.find(question.fact);
        if (told == supposed.facts.end() || told->second.empty()) continue;
        const Text answer = code(rules::to_text(told->second.front()));
        const Text line = lead_line(supposed);
        const auto same = std::find_if(leads.begin(), leads.end(), [&](const Lead& lead) {
            return lead.line == line && lead.play_from == supposed.standing.play_from;
        });
        if (same == leads.end())
            leads.push_back({line, supposed.standing.play_from, {answer}});
        else
            same->answers.push_back(answer);
    }
    return leads;
}

/// Where nothing but the board differs, the board is said.
Text lead_words(const Lead& lead, const std::vector<Lead>& all) {
    const bool is_told_apart = std::none_of(all.begin(), all.end(), [&](const Lead& other) {
        return other.line == lead.line && !(other.play_from == lead.play_from);
    });
    const Text line =
        is_told_apart || !lead.play_from
            ? lead.line
            : say("questions.from", {{"line", lead.line}, {"position", code(chess::to_fen(*lead.play_from))}});
    return sentence(say("questions.lead", {{"answers", list_of(lead.answers, phrase("list.or"))}, {"line", line}}));
}

Text fact_line(const OpenQuestion& question, bool has_leads) {
    std::vector<Text> answers;
    for (const rules::Value& answer : question.answers) answers.push_back(code(rules::to_text(answer)));
    const Text fact = code(question.fact);
    const Text asked =
        question.articles.empty() ? Text() : say("questions.asked", {{"under", under(question.articles)}});
    if (has_leads || answers.empty()) return say("questions.fact", {{"fact", fact}, {"asked", asked}});
    return say("questions.answers",
               {{"fact", fact}, {"answers", list_of(answers, phrase("list.or"))}, {"asked", asked}});
}

/// Whether its answers lead nowhere without the others.
bool waits(const OpenQuestion& question) {
    return std::all_of(question.leads_to.begin(), question.leads_to.end(),
                       [](const Supposed& lead) { return lead.status == adjudicate::Status::needs_facts; });
}

ListItem question_item(const OpenQuestion& question) {
    ListItem item{strong(question_words(question))};
    const std::vector<Lead> leads = leads_of(question);
    const bool tells_apart = leads.size() > 1;
    if (tells_apart) {
        for (const Lead& lead : leads) item.below.push_back({lead_words(lead, leads)});
    } else if (!leads.empty() && !waits(question)) {
        item.below.push_back({sentence(say("questions.any", {{"line", leads.front().line}}))});
    }
    item.below.push_back({fact_line(question, tells_apart)});
    return item;
}

}  // namespace

std::vector<OpenQuestion> questions_in_order(const Ruling& ruling) {
    std::vector<OpenQuestion> questions = ruling.questions;
    std::stable_sort(questions.begin(), questions.end(), [&](const OpenQuestion& a, const OpenQuestion& b) {
        return place_of(a, ruling) < place_of(b, ruling);
    });
    return questions;
}

Blocks leads_of_question(const OpenQuestion& question) {
    return {{List{question_item(question).below}}};
}

Blocks questions_of(const Ruling& ruling, int heading_level) {
    if (ruling.questions.empty()) return {};
    List list{{}, true};
    for (const OpenQuestion& question : questions_in_order(ruling)) list.items.push_back(question_item(question));
    return {{Heading{heading_level, say("ruling.questions_to_answer")}}, {std::move(list)}};
}

Blocks if_usual(const Ruling& ruling, int heading_level) {
    if (!ruling.if_usual) return {};
    std::vector<Text> facts;
    for (const auto& [fact, values] : ruling.if_usual->facts) facts.push_back(told_words(fact, values));
    return {{Heading{heading_level, say("questions.if_usual")}},
            {Paragraph{sentence(capital(lead_line(*ruling.if_usual)))}},
            {Paragraph{say("questions.open_if", {{"facts", join(facts, "; ")}})}}};
}

}  // namespace jadoube::report
