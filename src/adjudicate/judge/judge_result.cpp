// The clocks, the result, what is said besides, and what it all comes to.
#include <algorithm>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/facts/places.hpp"
#include "adjudicate/facts/turning_points.hpp"
#include "adjudicate/judge/citations.hpp"
#include "adjudicate/judge/clock_answer.hpp"
#include "adjudicate/judge/closing.hpp"
#include "adjudicate/judge/conclusion.hpp"
#include "adjudicate/judge/judging.hpp"
#include "adjudicate/judge/play_on.hpp"
#include "adjudicate/judge/result_answer.hpp"
#include "adjudicate/judge/rights.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::GameWord;
using rules::Place;
using rules::Question;

void Judge::answer_clock() {
    std::set<std::string> unknown;
    ClockAnswer answer = clock_answer(scene_, unknown, round(Question::clock), clock_chosen_);
    for (const std::string& fact : unknown) gatekeeper_.note_unknown(fact);
    answer.status = std::max(answer.status, open_or(Question::clock, Status::decided));
    if (answer.articles.empty() && answer.status == Status::decided) return;
    judged_.ruling.clock = std::move(answer);
}

void Judge::answer_result() {
    ResultAnswer answer;
    rules::ResultRemedy given;
    for (const Applied& applied : round(Question::result)) {
        const auto& result = std::get<rules::ResultRemedy>(applied.remedy->what);
        if (answer.word && !(given == result)) {
            conflict(Question::result, answer.articles.front(), applied.article->id);
        }
        given = result;
        answer.word = result.result;
        add_article(answer.articles, applied.article->id);
    }
    for (const std::string& fact : refusal_waits_for_) gatekeeper_.note_unknown(fact);
    answer.status = refusal_waits_for_.empty() ? open_or(Question::result, Status::decided) : Status::needs_facts;
    if (!answer.word && answer.status == Status::decided) return;
    if (answer.word) answer.score = score_of(scene_, *answer.word);
    if (answer.score) answer.score = shared(*answer.score, given.share);
    const auto winner = answer.word ? rules::row_of(*answer.word).winner : std::nullopt;
    if (const auto fact = winner ? untold(scene_, *winner) : std::nullopt) {
        gatekeeper_.note_unknown(*fact);
        answer.status = Status::needs_facts;
    }
    if (turned_on_mate(answer)) answer.mate = mate_answer(scene_);
    judged_.ruling.result = std::move(answer);
}

bool Judge::turned_on_mate(const ResultAnswer& answer) const {
    const bool is_draw = answer.word == rules::ResultWord::draw;
    const bool answered = std::any_of(applied_.begin(), applied_.end(), [](const Applied& applied) {
        return question_of(*applied.remedy) == Question::result;
    });
    if (!answered) return false;
    const auto chain = gatekeeper_.chain();
    return std::any_of(chain.begin(), chain.end(), [&](const ArticleFinding& finding) {
        if (is_draw && finding.finding != rules::ArticleState::applies) return false;
        const auto tests = grounds_of(finding);
        return std::any_of(tests.begin(), tests.end(),
                           [](const Answered* test) { return test->fact == kOpponentCanMate && test->found; });
    });
}

void Judge::answer_other() {
    const Applieds others = round(Question::other);
    rest_is_open_ = rest_is_open_ || gatekeeper_.is_open(Question::other);
    for (const Applied& applied : others) {
        const auto& remedy = std::get<rules::OtherRemedy>(applied.remedy->what);
        judged_.ruling.other.push_back({remedy.kind, in_numbers(remedy.words), {applied.article->id}});
    }
}

std::vector<rules::SaidWord> Judge::in_numbers(std::vector<rules::SaidWord> words) const {
    for (rules::SaidWord& word : words) {
        auto* exact = std::get_if<rules::Exact>(&word);
        if (exact == nullptr || !exact->size) continue;
        if (const auto size = amount_of(scene_, *exact->size)) exact->size = *size;
    }
    return words;
}

void Judge::take_chain() {
    std::vector<ArticleFinding> chain = gatekeeper_.chain();
    std::erase_if(chain, [&](const ArticleFinding& finding) {
        const bool is_unborne = unborne_.contains(finding.article);
        if (is_unborne) judged_.unborne.push_back(finding);
        return is_unborne;
    });
    judged_.ruling.chain = SharedList(std::move(chain));
}

std::optional<Conclusion> Judge::conclusion(bool silent, bool exhausted) const {
    const MatterRuling& ruling = judged_.ruling;
    return conclude({.incident = incident_,
                     .applied = applied_,
                     .chain = ruling.chain,
                     .duty = ruling.obligation,
                     .discharged = discharged_,
                     .met_since_objection = is_met_since_objection(),
                     .right_lost = right_lost_,
                     .referred = silence_refers_,
                     .silent = silent && !exhausted,
                     .exhausted = exhausted,
                     .fails_by_result = fails_by_result(scene_, ruling)});
}

void Judge::close() {
    MatterRuling& ruling = judged_.ruling;
    take_chain();
    const bool silent = is_silent() || (!unborne_.empty() && applied_.empty());
    const bool exhausted = silent && is_exhausted();
    if (silent && !exhausted) refer_silence();
    if (!is_anything_open(ruling, rest_is_open_)) ruling.conclusion = conclusion(silent, exhausted);
    if (incident_.offender_assumed && ruling.conclusion != Conclusion::breach) ruling.offender.reset();
    if (!(silent && !exhausted)) add_play_on();
    ruling.articles = articles_cited(scene_, ruling, applied_, is_left_free_);
    ruling.status = status_of(ruling, silent && !exhausted, rest_is_open_);
    judged_.unknown = gatekeeper_.unknown();
    for (const std::string& fact : judged_.unknown) add_bounds(judged_.bounds, scene_, fact);
    judged_.unverified = rests_on_unverified(scene_, applied_);
    judged_.defers = std::any_of(ruling.other.begin(), ruling.other.end(),
                                 [](const OtherAnswer& other) { return other.kind == rules::OtherKind::defer; });
    if (goes_on_from_move_instead(incident_, ruling)) {
        ruling.position->place = Place::stand;
        ruling.position->setup = board_left_by(incident_);
    }
    leave_without_castling(ruling, castling_lost(incident_, ruling));
    if (ruling.result && ruling.result->word) judged_.shown_end = end_shown_by(scene_, ruling.result->score);
    judged_.taken_back = is_taken_back(incident_, ruling);
    judged_.counts_as_illegal = is_completed_illegal_move(scene_, ruling, applied_);
    ruling.counts_as = counts_as(incident_, ruling, judged_.counts_as_illegal);
}

bool Judge::is_met_since_objection() const {
    const bool was_due = discharged_ || incident_.due.was_exacted;
    return is_completed_since_objection(incident_) ||
           (was_due && has_moved_since_objection(scene_.context.dispute, incident_));
}

bool Judge::is_exhausted() const {
    const auto& closed = scene_.context.ruleset.exhaustive;
    return std::any_of(incident_.kinds.begin(), incident_.kinds.end(), [&](rules::Kind kind) {
        return std::any_of(closed.begin(), closed.end(),
                           [&](rules::Kind topic) { return rules::kind_covers(topic, kind); });
    });
}

void Judge::refer_silence() {
    for (const Applied& applied : gatekeeper_.applied({rules::Kind::silence})) {
        remember(applied);
        if (const auto* other = std::get_if<rules::OtherRemedy>(&applied.remedy->what)) {
            silence_refers_ = silence_refers_ || other->kind == rules::OtherKind::refer;
            judged_.ruling.other.push_back({other->kind, other->words, {applied.article->id}});
        }
    }
}

void Judge::add_play_on() {
    MatterRuling& ruling = judged_.ruling;
    const bool ended = ruling.result || (ruling.game && ruling.game->what != GameWord::play_on);
    const bool restored = ruling.position && ruling.position->setup && ruling.position->place != Place::stand;
    const bool bound = ruling.obligation || !judged_.duties.empty() || (!carried_out_ && !ruling.rights.empty());
    const bool waits = ruling.position && ruling.position->status != Status::decided;
    const bool is_over = is_only_referred(ruling) &&
                         std::any_of(incident_.kinds.begin(), incident_.kinds.end(),
                                     [](rules::Kind kind) { return rules::row_of(kind).traits.ends_game_unregulated; });
    if (ended || is_over || bound || waits || !incident_.base || incident_.beside_the_board) return;
    if (!ruling.position) {
        const auto stands_now = position_that_stands(scene_);
        ruling.position = PositionAnswer{Status::decided, Place::stand, stands_now ? stands_now : incident_.base, {}};
    }
    if (incident_.ended_by == rules::Ending::no) ruling.obligation = play_on(scene_, ruling.position->setup, restored);
}

}  // namespace jadoube::adjudicate
