#include "report/ruling/standing_lines.hpp"

#include <algorithm>

#include "report/ruling/deferral.hpp"
#include "report/ruling/duty.hpp"
#include "report/ruling/outcome.hpp"
#include "report/ruling/questions.hpp"
#include "report/ruling/standing.hpp"
#include "report/ruling/story.hpp"
#include "report/ruling/verdict.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {

using adjudicate::FinalStanding;
using adjudicate::MatterRuling;
using adjudicate::Obligation;
using adjudicate::Ruling;
using adjudicate::Status;
using chess::Color;
using rules::Ending;

namespace {

/// Questions asked in the standing; the others are counted there.
constexpr std::size_t kQuestionsInLine = 2;

/// Whether the board hangs on what is chosen.
bool has_board_of_its_own(const Obligation& duty) {
    return std::any_of(duty.options.begin(), duty.options.end(),
                       [](const adjudicate::Option& option) { return option.position_after.has_value(); });
}

/// What the matter left to be done has been played.
bool was_answered(const Ruling& ruling, std::size_t matter) {
    return std::any_of(ruling.story.begin(), ruling.story.end(), [&](const adjudicate::Effect& effect) {
        return effect.what == adjudicate::EffectWord::answered && effect.matter == matter;
    });
}

/// The board where it is another than the one that was there.
Text board_line(const Ruling& ruling) {
    const auto& due = ruling.standing.due;
    if (ruling.standing.over || std::any_of(due.begin(), due.end(), has_board_of_its_own)) return {};
    for (auto matter = ruling.matters.rbegin(); matter != ruling.matters.rend(); ++matter) {
        const bool is_told =
            matter->position && matter->position->place && matter->position->status < Status::needs_facts;
        const bool is_as_it_was = is_told && !matter->position->undoes_later &&
                                  (matter->position->unchanged || matter->position->place == rules::Place::stand);
        if (!is_told || is_as_it_was) continue;
        const auto number = static_cast<std::size_t>(ruling.matters.rend() - matter) - 1;
        if (!ruling.standing.play_from && was_answered(ruling, number)) continue;
        if (ruling.standing.play_from && matter->position->setup != ruling.standing.play_from) continue;
        Text words = place_words(*matter);
        if (!ruling.standing.play_from) return words;
        return words + " " + say("outcome.to_move", {{"side", side(ruling.standing.play_from->turn)}});
    }
    return {};
}

Text also_due(const Ruling& ruling, const chess::Setup* before) {
    const FinalStanding standing = said_of(ruling);
    const chess::Setup* board = standing.play_from ? &*standing.play_from : before;
    std::vector<Text> lines;
    for (std::size_t i = says_what_is_due(ruling) ? 1 : 0; i < standing.due.size(); ++i)
        lines.push_back(due_line(standing.due[i], board));
    return sentence(capital(join(lines, "; ")));
}

/// Offences of both players are ruled upon: a penalty has to say whose it is.
bool told_of_both(const Ruling& ruling) {
    const auto has_offence_of = [&](Color player) {
        return std::any_of(ruling.matters.begin(), ruling.matters.end(),
                           [&](const MatterRuling& matter) { return matter.offender == player; });
    };
    return has_offence_of(Color::white) && has_offence_of(Color::black);
}

/// Rights, penalties, what is granted or referred.
Text besides(const Ruling& ruling, const chess::Setup* before) {
    const bool is_referred = says_where_it_goes(ruling);
    std::vector<Text> lines;
    const auto add_once = [&](Text line) {
        if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(std::move(line));
    };
    for (const MatterRuling& judged : ruling.matters) {
        const MatterRuling matter = as_cited(judged);
        if (is_put_right(matter) && !ruling.standing.over) add_once(sentence(game_word(matter)));
        for (const adjudicate::Right& right : rights_left(matter))
            add_once(right_line(right, duty_board(matter, before)));
        for (const adjudicate::OtherAnswer& other : matter.other) {
            const bool is_said = is_referred && other.kind == rules::OtherKind::refer;
            if (!says_something(other) || is_said) continue;
            const bool is_of_one = other.kind == rules::OtherKind::penalty && matter.offender && told_of_both(ruling);
            add_once(is_of_one
                         ? say("standing.of_side", {{"side", side(*matter.offender)}, {"what", other_line(other)}})
                         : other_line(other));
        }
    }
    return join(lines, " ");
}

Text to_be_told(const Ruling& ruling) {
    std::vector<Text> questions;
    for (const adjudicate::OpenQuestion& question : questions_in_order(ruling)) {
        if (questions.size() == kQuestionsInLine) break;
        questions.push_back(foreign(question_words(question)));
    }
    const std::size_t more = ruling.questions.size() - questions.size();
    if (more > 0) questions.push_back(say("standing.more_questions", {{"count", std::to_string(more)}}));
    return join(questions, " ");
}

}  // namespace

Text clocks_to_set(const FinalStanding& standing) {
    if (standing.clock_steps.empty()) return {};
    std::vector<Text> parts;
    if (const std::string times = clock_words(standing.clocks); !times.empty())
        parts.push_back(say("standing.set", {{"times", times}}));
    std::vector<std::string> articles;
    for (const adjudicate::ClockStep& step : standing.clock_steps)
        if (!step.article.empty()) articles.push_back(step.article);
    for (const Color color : {Color::white, Color::black}) {
        Millis change{};
        for (const adjudicate::ClockStep& step : standing.clock_steps)
            if (step.side == color) change = change + step.change;
        if (!standing.clocks[color] && change != Millis{})
            parts.push_back(say("standing.change", {{"change", signed_time(change)}, {"side", side(color)}}));
    }
    return join(parts, ", ") + in_brackets(articles);
}

Text finding_line(const Ruling& ruling) {
    const auto& over = ruling.standing.over;
    const bool is_reason = over && over->by == Ending::ruling && over->score && over->matter;
    const bool is_said = ruling.matters.size() == 1 && (is_reason || says_where_it_goes(ruling));
    return is_said ? Text() : sentence(capital(finding_in_line(ruling)));
}

std::vector<StandingLine> lines_below(const Ruling& ruling, const chess::Setup* before) {
    std::vector<StandingLine> lines{
        {"standing.clocks", sentence(capital(clocks_to_set(standing_as_cited(ruling)))), true},
        {"standing.position", board_line(ruling)},
        {"standing.also_due", also_due(ruling, before)},
        {"standing.besides", besides(ruling, before)},
        {"standing.to_be_told", to_be_told(ruling)}};
    std::erase_if(lines, [](const StandingLine& line) { return line.words.empty(); });
    return lines;
}

Text finding_in_line(const Ruling& ruling) {
    std::vector<Text> findings;
    for (std::size_t i = 0; i < ruling.matters.size(); ++i) {
        const MatterRuling& matter = ruling.matters[i];
        if (!matter.conclusion || why_over(ruling, matter)) continue;
        const Text words = finding_words(*matter.conclusion, matter.offender);
        const bool several = ruling.matters.size() > 1;
        findings.push_back(several ? say("due.numbered", {{"number", std::to_string(i + 1)}, {"option", words}})
                                   : words);
    }
    if (ruling.matters.empty() && ruling.conclusion) findings.push_back(finding_words(*ruling.conclusion, {}));
    return join(findings, "; ");
}

}  // namespace jadoube::report
