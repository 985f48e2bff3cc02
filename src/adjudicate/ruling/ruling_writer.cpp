// A ruling as JSON (schemas/ruling.schema.json). Absent members are questions that did not arise.
#include <algorithm>

#include "adjudicate/ruling/answered_json.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "rules/words/remedy_json.hpp"

namespace jadoube::adjudicate {
namespace {

template <typename Items, typename Write>
Json list_of(const Items& items, const Write& write) {
    JsonArray list;
    for (const auto& item : items) list.push_back(write(item));
    return list;
}

void set_text(Json& json, std::string_view key, const std::string& text) {
    if (!text.empty()) json.set(key, text);
}
void set_texts(Json& json, std::string_view key, const std::vector<std::string>& words) {
    if (!words.empty()) json.set(key, array_of(words));
}
void set_squares(Json& json, std::string_view key, const Squares& squares) {
    if (!squares.empty())
        json.set(key, list_of(squares, [](chess::Square square) { return Json(chess::to_text(square)); }));
}

template <typename Word>
void set_word(Json& json, std::string_view key, const std::optional<Word>& word) {
    if (word) json.set(key, rules::name_of(*word));
}

template <typename Word>
std::vector<std::string> named(const std::vector<Word>& words) {
    std::vector<std::string> names;
    for (const Word& word : words) names.push_back(to_text(word));
    return names;
}

Json answer(Status status) {
    return Json::object({{"status", name_of(status)}});
}

Json readings_json(const chess::ByColor<std::optional<Millis>>& readings) {
    Json json = Json::object();
    if (readings.white) json.set("white_ms", readings.white->count);
    if (readings.black) json.set("black_ms", readings.black->count);
    return json;
}

Json clock_step_json(const ClockStep& step) {
    Json json = Json::object({{"side", name_of(step.side)},
                              {"change_ms", step.change.count},
                              {"action", rules::name_of(step.action)},
                              {"article", step.article}});
    set_texts(json, "by", step.by);
    if (step.to) json.set("to_ms", step.to->count);
    return json;
}

Json clock_json(const ClockAnswer& clock) {
    Json json = answer(clock.status);
    json.set("before", readings_json(clock.before)).set("after", readings_json(clock.after));
    json.set("steps", list_of(clock.steps, clock_step_json));
    return json.set("articles", array_of(clock.articles));
}

Json option_json(const Option& option) {
    Json json = Json::object({{"do", to_text(option.action)}});
    set_text(json, "man", to_text(option.man));
    set_text(json, "with", to_text(option.with));
    if (option.moves) json.set("moves", array_of(*option.moves));
    if (option.position_after) json.set("position", chess::to_fen(*option.position_after));
    set_text(json, "words", to_text(option.about));
    if (option.clock) json.set("clock", clock_json(*option.clock));
    return json;
}

Json unavailable_json(const Unavailable& option) {
    Json json = Json::object({{"do", to_text(option.action)}});
    set_text(json, "man", to_text(option.man));
    set_text(json, "with", to_text(option.with));
    return json.set("why", name_of(option.why));
}

Json game_json(const GameAnswer& game) {
    Json json = answer(game.status);
    set_word(json, "what", game.what);
    return json.set("articles", array_of(game.articles));
}

Json position_json(const PositionAnswer& position) {
    Json json = answer(position.status);
    set_word(json, "place", position.place);
    json.set("fen", position.setup ? Json(chess::to_fen(*position.setup)) : Json(nullptr));
    set_squares(json, "men_off", position.men_off);
    set_squares(json, "men_kept", position.men_kept);
    set_squares(json, "men_on", position.men_on);
    set_squares(json, "not_put", position.not_put);
    if (position.unchanged) json.set("unchanged", true);
    if (position.undoes_later) json.set("undoes_later", true);
    return json.set("articles", array_of(position.articles));
}

Json obligation_json(const Obligation& obligation) {
    Json json = answer(obligation.status);
    json.set("binds", name_of(obligation.binds));
    set_word(json, "chooser", obligation.chooser);
    if (obligation.until) json.set("until", rules::to_json(*obligation.until));
    if (obligation.discharged) json.set("discharged", true);
    json.set("options", list_of(obligation.options, option_json));
    if (!obligation.unavailable.empty()) json.set("unavailable", list_of(obligation.unavailable, unavailable_json));
    set_texts(json, "not_reached", named(obligation.not_reached));
    if (!obligation.lost.empty()) json.set("lost", list_of(obligation.lost, option_json));
    if (obligation.first_due) json.set("first_due", name_of(*obligation.first_due));
    return json.set("articles", array_of(obligation.articles));
}

Json right_json(const Right& right) {
    Json json = Json::object({{"holder", rules::name_of(right.holder)}});
    if (!right.options.empty()) json.set("options", list_of(right.options, option_json));
    if (!right.unavailable.empty()) json.set("unavailable", list_of(right.unavailable, unavailable_json));
    if (right.lost) json.set("lost", true).set("words", rules::name_of(*right.lost));
    return json.set("articles", array_of(right.articles));
}

Json mate_json(const MateAnswer& mate) {
    Json json = Json::object({{"side", name_of(mate.side)}, {"from", chess::to_fen(mate.from)}});
    set_texts(json, "line", mate.line);
    if (mate.why_not) json.set("why_not", name_of(*mate.why_not));
    if (mate.positions != 0) json.set("positions", static_cast<std::int64_t>(mate.positions));
    return json;
}

Json result_json(const ResultAnswer& result) {
    Json json = answer(result.status);
    set_word(json, "word", result.word);
    if (result.score) json.set("score", game::to_text(*result.score));
    if (result.mate) json.set("mate", mate_json(*result.mate));
    return json.set("articles", array_of(result.articles));
}

Json other_json(const OtherAnswer& other) {
    Json json = Json::object({{"kind", rules::name_of(other.kind)}});
    set_texts(json, "words", named(other.words));
    return json.set("articles", array_of(other.articles));
}

Json chain_json(const ArticleFinding& finding) {
    Json json = Json::object({{"article", finding.article}, {"finding", rules::name_of(finding.finding)}});
    set_texts(json, "by", finding.by);
    if (!(finding.when == Answered{})) json.set("when", to_json(finding.when));
    if (finding.until) json.set("until", to_json(*finding.until));
    if (finding.raised_by) json.set("raised_by", to_json(*finding.raised_by));
    if (!finding.options.empty())
        json.set("options", list_of(finding.options, [](const Answered& option) { return to_json(option); }));
    return json;
}

Json contradiction_json(const Contradiction& contradiction) {
    return Json::object({{"question", rules::name_of(contradiction.question)},
                         {"articles", Json::array({contradiction.one, contradiction.other})}});
}

Json move_of_record_json(const MoveOfRecord& one) {
    return Json::object({{"ply", static_cast<std::int64_t>(one.ply)},
                         {"number", static_cast<std::int64_t>(one.number)},
                         {"by", name_of(one.by)},
                         {"move", one.move}});
}

Json matter_json(const MatterRuling& matter) {
    Json json = Json::object({{"kinds", array_of(rules::texts_of(matter.kinds))}});
    if (matter.offender) json.set("offender", name_of(*matter.offender));
    if (!matter.acts.empty())
        json.set("acts", list_of(matter.acts, [](std::size_t act) { return Json(static_cast<std::int64_t>(act)); }));
    if (matter.of_record) json.set("of_record", move_of_record_json(*matter.of_record));
    set_texts(json, "due_under", matter.due_under);
    json.set("status", name_of(matter.status));
    if (matter.conclusion) json.set("finding", rules::name_of(*matter.conclusion));
    if (matter.game) json.set("game", game_json(*matter.game));
    if (matter.position) json.set("position", position_json(*matter.position));
    if (matter.obligation) json.set("obligation", obligation_json(*matter.obligation));
    if (!matter.rights.empty()) json.set("rights", list_of(matter.rights, right_json));
    if (matter.clock) json.set("clock", clock_json(*matter.clock));
    if (matter.result) json.set("result", result_json(*matter.result));
    if (!matter.other.empty()) json.set("other", list_of(matter.other, other_json));
    json.set("articles", array_of(matter.articles)).set("chain", list_of(matter.chain, chain_json));
    if (!matter.conflicts.empty()) json.set("conflicts", list_of(matter.conflicts, contradiction_json));
    set_text(json, "deferred_to", matter.deferred_to);
    set_texts(json, "deferred_by", matter.deferred_by);
    set_word(json, "counts_as", matter.counts_as);
    return json;
}

void set_index(Json& json, std::string_view key, const std::optional<std::size_t>& index) {
    if (index) json.set(key, static_cast<std::int64_t>(*index));
}

Json effect_json(const Effect& effect) {
    Json json = Json::object({{"effect", rules::name_of(effect.what)}});
    set_index(json, "matter", effect.matter);
    set_word(json, "why", effect.why);
    set_index(json, "since", effect.since);
    return json;
}

Json end_json(const GameEnd& end) {
    Json json = Json::object({{"by", rules::name_of(end.by)}});
    set_index(json, "act", end.act);
    set_index(json, "matter", end.matter);
    if (end.score) json.set("score", game::to_text(*end.score));
    return json;
}

Json standing_json(const FinalStanding& standing) {
    Json json = Json::object();
    if (standing.over) json.set("over", end_json(*standing.over));
    if (standing.play_from) json.set("play_from", chess::to_fen(*standing.play_from));
    if (!standing.due.empty()) json.set("due", list_of(standing.due, obligation_json));
    if (!standing.clock_steps.empty()) json.set("clock_steps", list_of(standing.clock_steps, clock_step_json));
    if (standing.clocks.white || standing.clocks.black) json.set("clocks", readings_json(standing.clocks));
    return json;
}

Json facts_json(const Facts& facts) {
    Json json = Json::object();
    for (const auto& [fact, values] : facts) {
        const Json all = list_of(values, [](const rules::Value& value) { return rules::to_json(value); });
        json.set(fact, values.size() == 1 ? rules::to_json(values.front()) : all);
    }
    return json;
}

Json supposed_json(const Supposed& supposed) {
    Json json = Json::object({{"facts", facts_json(supposed.facts)}, {"status", name_of(supposed.status)}});
    set_word(json, "finding", supposed.conclusion);
    return json.set("standing", standing_json(supposed.standing));
}

Json question_json(const OpenQuestion& question) {
    Json json = Json::object({{"fact", question.fact}});
    if (question.of) json.set("of", name_of(*question.of));
    if (!question.answers.empty())
        json.set("answers", list_of(question.answers, [](const rules::Value& value) { return rules::to_json(value); }));
    set_texts(json, "articles", question.articles);
    if (!question.leads_to.empty()) json.set("leads_to", list_of(question.leads_to, supposed_json));
    return json;
}

}  // namespace

Json to_json(const Ruling& ruling) {
    Json ruleset = Json::object({{"id", ruling.ruleset}, {"title", ruling.ruleset_title}});
    Json json = Json::object({{"schema", "jadoube/ruling/2"}, {"ruleset", ruleset}});
    if (ruling.unverified) json.set("unverified", true);
    json.set("status", name_of(ruling.status));
    if (ruling.conclusion) json.set("finding", rules::name_of(*ruling.conclusion));
    json.set("standing", standing_json(ruling.standing));
    json.set("story", list_of(ruling.story, effect_json));
    json.set("matters", list_of(ruling.matters, matter_json));
    if (ruling.main() != nullptr) json.set("main_matter", static_cast<std::int64_t>(ruling.main_matter));
    if (!ruling.questions.empty()) json.set("questions", list_of(ruling.questions, question_json));
    if (ruling.if_usual) json.set("if_usual", supposed_json(*ruling.if_usual));
    return json;
}

}  // namespace jadoube::adjudicate
