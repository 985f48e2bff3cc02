#include "report/ruling/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "report/law/law_text.hpp"
#include "report/ruling/outcome.hpp"
#include "report/ruling/questions.hpp"
#include "report/ruling/reasons.hpp"
#include "report/ruling/standing.hpp"
#include "report/ruling/story.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {
namespace {

using adjudicate::MatterRuling;
using adjudicate::Ruling;

Text contradiction_words(const adjudicate::Contradiction& conflict) {
    return say("ruling.contradiction", {{"one", foreign(conflict.one)},
                                        {"other", foreign(conflict.other)},
                                        {"question", words_of("question", rules::name_of(conflict.question))}});
}

Blocks warnings(const Ruling& ruling) {
    Blocks blocks;
    if (ruling.unverified) blocks.push_back({Paragraph{say("ruling.unverified"), Paragraph::Role::warning}});
    for (const MatterRuling& incident : ruling.matters)
        for (const adjudicate::Contradiction& conflict : incident.conflicts)
            blocks.push_back({Paragraph{contradiction_words(conflict), Paragraph::Role::warning}});
    return blocks;
}

std::string move_of_record(const adjudicate::MoveOfRecord& one) {
    return phrase("ruling.record_move",
                  {{"side", side(one.by)}, {"number", std::to_string(one.number)}, {"move", san_words(one.move)}});
}

/// Empty where nothing was done, or it is not at hand.
std::string what_was_done(const MatterRuling& incident, const Explaining& how) {
    std::vector<std::string> sentences;
    if (incident.of_record) sentences.push_back(move_of_record(*incident.of_record));
    for (const std::size_t act : incident.acts)
        if (act < how.acts.size()) sentences.push_back(how.acts[act]);
    if (incident.acts.empty() && !incident.due_under.empty()) return phrase("ruling.duty_falls_due");
    return fmt::format("{}", fmt::join(sentences, "; "));
}

/// What the board shows of itself no act has made a matter of.
bool is_shown_by_the_board(const MatterRuling& matter) {
    return std::ranges::any_of(rules::rows<rules::Ending>(), [&](const auto& ending) {
        return rules::kind_showing(ending.value) == matter.kinds.front();
    });
}

/// The acts that it is about were told with an earlier incident.
bool was_told_before(const MatterRuling& matter) {
    return matter.acts.empty() && !matter.of_record && !is_shown_by_the_board(matter);
}

/// With several matters, each has its number and says what was done.
Text incident_title(const Ruling& ruling, std::size_t i, const Explaining& how) {
    const MatterRuling& matter = ruling.matters[i];
    std::string what = what_was_done(matter, how);
    const Text number = std::to_string(i + 1);
    if (what.empty() && !matter.kinds.empty())
        what = was_told_before(matter) ? phrase("ruling.left_open_before")
                                       : capital(words_of("kind", name_of(matter.kinds.front())));
    if (what.empty()) return say("ruling.matter", {{"number", number}});
    return say("ruling.matter_of", {{"number", number}, {"acts", foreign(what)}});
}

Text incident_verdict(const Ruling& ruling, const MatterRuling& incident) {
    const Text found = incident.conclusion ? Text(words_for(*incident.conclusion)) : Text();
    const Text what = why_over(ruling, incident).value_or(found);
    return sentence(join({capital(words_for(incident.status)), what}, ": "));
}

/// Play goes on from one board at most: the last that is where it goes on.
bool is_where_play_goes_on(const Ruling& ruling, const MatterRuling& incident) {
    const auto& all = ruling.matters;
    const auto last = std::find_if(all.rbegin(), all.rend(), [&](const MatterRuling& other) {
        return other.position && other.position->setup && other.position->setup == ruling.standing.play_from;
    });
    return ruling.standing.play_from && last != all.rend() && &*last == &incident;
}

/// Of the boards that the matters leave only the one on which play goes on is of use; all, where nobody knows it.
Blocks boards_of(const Ruling& ruling, const MatterRuling& incident) {
    if (!incident.position || !incident.position->setup || ruling.standing.over) return {};
    const bool goes_on = is_where_play_goes_on(ruling, incident);
    if (ruling.standing.play_from && !goes_on) return {};
    return {{Diagrams{
        {Diagram{*incident.position->setup, say(goes_on ? Key("ruling.goes_on_here") : Key("ruling.the_position"))}}}}};
}

/// The board on which play goes on, where no matter has shown it.
Blocks board_at_the_end(const Ruling& ruling) {
    const auto& from = ruling.standing.play_from;
    const bool is_shown = std::any_of(ruling.matters.begin(), ruling.matters.end(), [&](const MatterRuling& matter) {
        return is_where_play_goes_on(ruling, matter);
    });
    if (!from || is_shown || ruling.standing.over) return {};
    return {{Diagrams{{Diagram{*from, say("ruling.goes_on_here")}}}}};
}

Text nothing_follows(const Ruling& ruling) {
    return say(ruling.standing.over ? Key("ruling.nothing_follows") : Key("ruling.nothing_but_play"));
}

/// What was brought up of it came to nothing, and says of no move that it is meant.
bool came_to_nothing(const Ruling& ruling, const MatterRuling& incident) {
    return !incident.acts.empty() && std::all_of(incident.acts.begin(), incident.acts.end(), [&](std::size_t act) {
        return act < ruling.story.size() && ruling.story[act].what == adjudicate::EffectWord::none;
    });
}

Blocks consequences(const Ruling& ruling, const Explaining& how) {
    Blocks blocks{{Heading{how.heading_level + 1, say("ruling.what_follows")}}};
    const bool several = ruling.matters.size() > 1;
    for (std::size_t i = 0; i < ruling.matters.size(); ++i) {
        const MatterRuling& incident = ruling.matters[i];
        if (several) {
            blocks.push_back({Heading{how.heading_level + 2, incident_title(ruling, i, how)}});
            blocks.push_back({Paragraph{incident_verdict(ruling, incident)}});
        }
        if (!several && incident.of_record && !came_to_nothing(ruling, incident))
            blocks.push_back({Paragraph{say("ruling.about", {{"move", move_of_record(*incident.of_record)}})}});
        if (Text left = deferral(ruling, incident, {how.ruleset, how.deferred}); !left.empty())
            blocks.push_back({Paragraph{std::move(left)}});
        Blocks outcome = outcome_of(incident, how.before, ruling.standing);
        if (outcome.empty()) outcome.push_back({Paragraph{nothing_follows(ruling)}});
        append(blocks, std::move(outcome));
        if (how.on_its_own) append(blocks, boards_of(ruling, incident));
    }
    if (ruling.matters.empty()) blocks.push_back({Paragraph{nothing_follows(ruling)}});
    if (how.on_its_own) append(blocks, board_at_the_end(ruling));
    return blocks;
}

/// Articles that apply to no matter, of all that were looked at.
std::size_t considered_in(const Ruling& ruling) {
    std::set<std::string> considered;
    for (const MatterRuling& matter : ruling.matters)
        for (const std::string& article : considered_and_not_applied(matter)) considered.insert(article);
    for (const MatterRuling& matter : ruling.matters) {
        for (const adjudicate::ArticleFinding& finding : matter.chain) {
            const bool is_reason =
                finding.finding == rules::ArticleState::applies || finding.finding == rules::ArticleState::open;
            if (is_reason) considered.erase(finding.article);
        }
    }
    return considered.size();
}

/// How many articles are not shown, and at the terminal how to see them.
Blocks not_shown(const Ruling& ruling, Considered considered) {
    const std::size_t count = considered == Considered::shown ? 0 : considered_in(ruling);
    if (count == 0) return {};
    const Text words =
        count == 1 ? say("reasons.one_other") : say("reasons.others", {{"count", std::to_string(count)}});
    const bool is_offered = considered == Considered::offered;
    return {{Paragraph{sentence(is_offered ? say("reasons.explain", {{"others", words}}) : words),
                       Paragraph::Role::remark}}};
}

Blocks reasons(const Ruling& ruling, const Explaining& how) {
    Blocks blocks;
    const bool several = ruling.matters.size() > 1;
    for (std::size_t i = 0; i < ruling.matters.size(); ++i) {
        if (several) blocks.push_back({Heading{how.heading_level + 2, incident_title(ruling, i, how)}});
        append(blocks, reasons_of(ruling.matters[i], {how.ruleset, how.deferred}, how.considered == Considered::shown));
    }
    append(blocks, not_shown(ruling, how.considered));
    if (how.ruleset != nullptr && is_only_in_english(how.ruleset->id))
        blocks.push_back({Paragraph{say("law.only_in_english"), Paragraph::Role::remark}});
    if (!blocks.empty()) blocks.insert(blocks.begin(), {Heading{how.heading_level + 1, say("ruling.why")}});
    return blocks;
}

Blocks story(const Ruling& ruling, const Explaining& how) {
    if (!how.on_its_own || how.acts.empty()) return {};
    return {{Heading{how.heading_level + 1, say("story.title")}}, {story_of(ruling, how.acts)}};
}

std::vector<Text> comparison_row(const Ruling& ruling, const chess::Setup* before) {
    std::vector<std::string> articles;
    for (const MatterRuling& matter : ruling.matters) {
        const std::vector<std::string> cited = as_cited(matter).articles;
        articles.insert(articles.end(), cited.begin(), cited.end());
    }
    return {foreign(ruling.ruleset), standing_in_line(ruling, before),
            foreign(fmt::format("{}", fmt::join(numbers_of(articles), ", ")))};
}

}  // namespace

Blocks explain(const Ruling& ruling, const Explaining& how) {
    const int below = how.heading_level + 1;
    Blocks blocks;
    blocks.push_back({Heading{
        how.heading_level, say("ruling.title", {{"code", foreign(law_title(ruling.ruleset, ruling.ruleset_title))}})}});
    append(blocks, standing_of(ruling, how.before, how.finding));
    append(blocks, warnings(ruling));
    append(blocks, if_usual(ruling, below));
    append(blocks, story(ruling, how));
    append(blocks, consequences(ruling, how));
    append(blocks, questions_of(ruling, below));
    if (how.reasons) append(blocks, reasons(ruling, how));
    return blocks;
}

Table compare(std::span<const Ruling> rulings, const chess::Setup* before) {
    Table table{{say("ruling.column_code"), say("ruling.column_standing"), say("ruling.column_articles")}, {}};
    for (const Ruling& ruling : rulings) table.rows.push_back(comparison_row(ruling, before));
    return table;
}

}  // namespace jadoube::report
