#include "adjudicate/judge/judging.hpp"

#include <algorithm>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/facts/places.hpp"
#include "adjudicate/facts/turning_points.hpp"
#include "adjudicate/judge/in_time.hpp"
#include "adjudicate/judge/positions.hpp"
#include "adjudicate/judge/result_answer.hpp"
#include "adjudicate/story/of_both.hpp"
#include "base/error.hpp"
#include "game/replay.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using rules::GameWord;
using rules::Question;

namespace {

std::optional<MoveOfRecord> move_of_record(const Incident& incident) {
    if (!incident.of_the_record || !incident.play.done || !incident.base) return std::nullopt;
    const Done& done = *incident.play.done;
    const bool is_legal = done.legal && chess::Position::from(*incident.base);
    return MoveOfRecord{.ply = incident.ply + 1,
                        .number = incident.base->move_number,
                        .by = incident.base->turn,
                        .move = is_legal ? game::to_san(*incident.base, game::Played(*done.legal))
                                         : game::squares_notation(incident.base->board, done.raw)};
}

}  // namespace

Judge::Judge(const Context& context, const Incident& incident)
    : incident_(incident), scene_{.context = context, .incident = incident}, gatekeeper_(scene_) {
    if (incident.base) leave(*incident.base);
}

Judged Judge::run() {
    MatterRuling& ruling = judged_.ruling;
    ruling.kinds = incident_.kinds;
    ruling.offender = incident_.offender;
    ruling.acts = incident_.acts;
    ruling.of_record = move_of_record(incident_);
    ruling.due_under = incident_.due.under;
    if (answer_game()) {
        answer_clock_of_new_game();
    } else {
        answer_position();
        answer_obligation();
        answer_rights();
        answer_clock();
        answer_result();
    }
    answer_other();
    close();
    return std::move(judged_);
}

Judge::Applieds Judge::round(Question question) {
    gatekeeper_.new_round();
    Applieds all = gatekeeper_.applied(incident_.kinds);
    if (refusal_) {
        for (Applied& applied : gatekeeper_.applied({rules::Kind::conduct_refuse}, *refusal_, false)) {
            all.push_back(std::move(applied));
        }
    }
    std::erase_if(all, [&](const Applied& applied) {
        const bool is_unborne = nobody_bears(*applied.remedy);
        if (is_unborne) unborne_.insert(applied.article->id);
        return is_unborne;
    });
    for (const Applied& applied : all) remember(applied);
    Applieds answers;
    for (const Applied& applied : all)
        if (question_of(*applied.remedy) == question) answers.push_back(applied);
    return answers;
}

bool Judge::nobody_bears(const rules::Remedy& remedy) const {
    const auto* result = std::get_if<rules::ResultRemedy>(&remedy.what);
    if (result == nullptr || score_of(scene_, result->result)) return false;
    if (const auto winner = rules::row_of(result->result).winner) return !untold(scene_, *winner);
    if (incident_.offender || is_of_both(incident_, scene_.context.dispute)) return false;
    Incident named = incident_;
    named.offender = Color::white;
    return score_of({.context = scene_.context, .incident = named}, result->result).has_value();
}

void Judge::remember(const Applied& applied) {
    const bool known = std::any_of(applied_.begin(), applied_.end(),
                                   [&](const Applied& other) { return other.remedy == applied.remedy; });
    if (!known) applied_.push_back(applied);
}

void Judge::conflict(Question question, const std::string& one, const std::string& other) {
    judged_.ruling.conflicts.push_back({question, one, other});
}

Status Judge::open_or(Question question, Status status) const {
    return gatekeeper_.is_open(question) ? Status::needs_facts : status;
}

bool Judge::answer_game() {
    GameAnswer answer;
    for (const Applied& applied : round(Question::game)) {
        const GameWord what = std::get<rules::GameRemedy>(applied.remedy->what).what;
        if (answer.what && answer.what != what) conflict(Question::game, answer.articles.front(), applied.article->id);
        answer.what = what;
        add_article(answer.articles, applied.article->id);
    }
    answer.status = open_or(Question::game, Status::decided);
    if (!answer.what && answer.status == Status::decided) return false;
    judged_.ruling.game = answer;
    return answer.what == GameWord::annul || answer.what == GameWord::new_game;
}

void Judge::answer_clock_of_new_game() {
    if (judged_.ruling.game->what != GameWord::new_game) return;
    answer_clock();
    if (judged_.ruling.clock) judged_.ruling.clock->before = judged_.ruling.clock->after = {};
}

void Judge::answer_position() {
    PositionAnswer answer;
    for (const Applied& applied : round(Question::position)) {
        if (completes_nothing(incident_, *applied.remedy)) continue;
        const PositionAnswer one = position_by(scene_, *applied.remedy);
        const bool is_same_board = answer.setup && answer.setup == one.setup;  // by whatever name
        const bool is_same_answer =
            answer.place == one.place && answer.men_off == one.men_off && answer.men_on == one.men_on;
        if (answer.place && !is_same_answer && !is_same_board) {
            conflict(Question::position, answer.articles.front(), applied.article->id);
        }
        answer.place = std::max(answer.place, one.place);  // the name that says most of where it is
        answer.setup = one.setup;
        answer.men_off = one.men_off;
        answer.men_kept = one.men_kept;
        answer.men_on = one.men_on;
        answer.not_put = one.not_put;
        add_article(answer.articles, applied.article->id);
    }
    answer.status = open_or(Question::position, Status::decided);
    if (!answer.place && answer.status == Status::decided) return;
    judged_.ruling.position = answer;
    if (answer.setup && answer.has_other_men()) scene_.restored = answer.setup;  // duties are met with these men
    if (answer.setup) leave(*answer.setup);
}

Judged judge(const Context& context, const Incident& incident) {
    Judged judged = Judge(context, incident).run();
    // An objection to a turn gone on from a move taken back is to that as well, and too late for both.
    const bool is_of_both_turns = incident.objection.doubted && incident.due.carried > 0;
    if (judged.ruling.conclusion != Conclusion::waived || is_of_both_turns) return judged;
    const Incident in_time = as_if_in_time(incident);
    Judged at_once = Judge(context, in_time).run();
    if (!was_nothing_wrong(at_once.ruling)) return judged;
    at_once.ruling.position->setup = position_that_stands({.context = context, .incident = incident});
    return at_once;
}

}  // namespace jadoube::adjudicate
