// A ruling as JSON (schemas/ruling.schema.json). Absent members are questions that did not arise.
#include <algorithm>
#include <array>

#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {
namespace {

constexpr std::array<std::string_view, 6> kStatuses{"decided", "choice",      "discretion",
                                                    "silent",  "needs_facts", "conflict"};

Json texts(const std::vector<std::string>& words) {
    JsonArray list;
    for (const std::string& word : words) list.push_back(word);
    return list;
}

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
    if (!words.empty()) json.set(key, texts(words));
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

struct NameOfAbout {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(const rules::SaidWord& word) const { return rules::to_text(word); }
    template <typename Word>
    std::string operator()(Word word) const {
        return std::string(rules::name_of(word));
    }
};

Json option_json(const Option& option) {
    Json json = Json::object({{"do", to_text(option.action)}});
    set_text(json, "man", option.man);
    set_text(json, "with", option.with);
    if (option.moves) json.set("moves", texts(*option.moves));
    if (option.position_after) json.set("position", chess::to_fen(*option.position_after));
    set_text(json, "words", to_text(option.about));
    return json;
}

Json unavailable_json(const Unavailable& option) {
    Json json = Json::object({{"do", to_text(option.action)}});
    set_text(json, "man", option.man);
    set_text(json, "with", option.with);
    return json.set("why", option.why);
}

Json answer(Status status) {
    return Json::object({{"status", name_of(status)}});
}

Json game_json(const GameAnswer& game) {
    Json json = answer(game.status);
    set_word(json, "what", game.what);
    return json.set("articles", texts(game.articles));
}

Json position_json(const PositionAnswer& position) {
    Json json = answer(position.status);
    set_word(json, "place", position.place);
    json.set("fen", position.setup ? Json(chess::to_fen(*position.setup)) : Json(nullptr));
    return json.set("articles", texts(position.articles));
}

Json obligation_json(const Obligation& obligation) {
    Json json = answer(obligation.status);
    json.set("binds", name_of(obligation.binds));
    set_word(json, "chooser", obligation.chooser);
    set_text(json, "until", obligation.until);
    if (obligation.discharged) json.set("discharged", true);
    json.set("options", list_of(obligation.options, option_json));
    if (!obligation.unavailable.empty()) json.set("unavailable", list_of(obligation.unavailable, unavailable_json));
    set_texts(json, "not_reached", named(obligation.not_reached));
    if (!obligation.lost.empty()) json.set("lost", list_of(obligation.lost, option_json));
    set_text(json, "first_due", obligation.first_due);
    return json.set("articles", texts(obligation.articles));
}

Json right_json(const Right& right) {
    Json json = Json::object({{"holder", rules::name_of(right.holder)}});
    if (!right.options.empty()) json.set("options", list_of(right.options, option_json));
    if (!right.unavailable.empty()) json.set("unavailable", list_of(right.unavailable, unavailable_json));
    if (right.lost) json.set("lost", true).set("words", rules::name_of(*right.lost));
    return json.set("articles", texts(right.articles));
}

Json readings_json(const chess::ByColor<std::optional<Millis>>& readings) {
    Json json = Json::object();
    if (readings.white) json.set("white_ms", readings.white->count);
    if (readings.black) json.set("black_ms", readings.black->count);
    return json;
}

Json clock_json(const ClockAnswer& clock) {
    Json json = answer(clock.status);
    json.set("before", readings_json(clock.before)).set("after", readings_json(clock.after));
    json.set("steps", list_of(clock.steps, [](const ClockStep& step) {
                 return Json::object({{"side", name_of(step.side)},
                                      {"change_ms", step.change.count},
                                      {"what", step.what},
                                      {"article", step.article}});
             }));
    set_text(json, "words", clock.words);
    return json.set("articles", texts(clock.articles));
}

Json result_json(const ResultAnswer& result) {
    Json json = answer(result.status);
    set_word(json, "word", result.word);
    if (result.score) json.set("score", game::to_text(*result.score));
    set_text(json, "why", result.why);
    return json.set("articles", texts(result.articles));
}

Json other_json(const OtherAnswer& other) {
    Json json = Json::object({{"kind", rules::name_of(other.kind)}});
    set_texts(json, "words", named(other.words));
    return json.set("articles", texts(other.articles));
}

Json fact_use_json(const FactUse& use) {
    return Json::object({{"fact", use.fact}, {"expected", use.expected}, {"found", use.found}, {"from", use.from}});
}

Json chain_json(const ArticleFinding& finding) {
    Json json = Json::object({{"article", finding.article}, {"finding", rules::name_of(finding.finding)}});
    set_texts(json, "by", finding.by);
    if (!finding.because.empty()) json.set("because", list_of(finding.because, fact_use_json));
    return json;
}

Json incident_json(const IncidentRuling& incident) {
    Json json = Json::object({{"kinds", texts(rules::texts_of(incident.kinds))}});
    if (incident.offender) json.set("offender", name_of(*incident.offender));
    set_text(json, "what", incident.what);
    json.set("status", name_of(incident.status));
    if (incident.conclusion) json.set("finding", rules::name_of(*incident.conclusion));
    if (incident.game) json.set("game", game_json(*incident.game));
    if (incident.position) json.set("position", position_json(*incident.position));
    if (incident.obligation) json.set("obligation", obligation_json(*incident.obligation));
    if (!incident.rights.empty()) json.set("rights", list_of(incident.rights, right_json));
    if (incident.clock) json.set("clock", clock_json(*incident.clock));
    if (incident.result) json.set("result", result_json(*incident.result));
    if (!incident.other.empty()) json.set("other", list_of(incident.other, other_json));
    json.set("articles", texts(incident.articles)).set("chain", list_of(incident.chain, chain_json));
    set_texts(json, "conflicts", incident.conflicts);
    set_text(json, "deferred_to", incident.deferred_to);
    set_texts(json, "deferred_by", incident.deferred_by);
    set_word(json, "counts_as", incident.counts_as);
    return json;
}

Json question_json(const OpenQuestion& question) {
    Json json = Json::object({{"fact", question.fact}, {"ask", question.ask}});
    set_texts(json, "answers", question.answers);
    set_texts(json, "articles", question.articles);
    return json;
}

}  // namespace

std::string to_text(const About& about) {
    return std::visit(NameOfAbout{}, about);
}

std::string_view name_of(Status status) {
    return kStatuses[static_cast<std::size_t>(status)];
}

Json to_json(const Ruling& ruling) {
    Json ruleset = Json::object({{"id", ruling.ruleset}, {"title", ruling.ruleset_title}});
    Json json = Json::object({{"schema", "jadoube/ruling/1"}, {"ruleset", ruleset}});
    if (ruling.unverified) json.set("unverified", true);
    json.set("status", name_of(ruling.status));
    if (ruling.conclusion) json.set("finding", rules::name_of(*ruling.conclusion));
    if (ruling.clocks.reading.white || ruling.clocks.reading.black)
        json.set("clocks", readings_json(ruling.clocks.reading));
    if (ruling.play_from) json.set("play_from", chess::to_fen(*ruling.play_from));
    json.set("incidents", list_of(ruling.incidents, incident_json));
    if (ruling.main() != nullptr) json.set("main_incident", static_cast<std::int64_t>(ruling.main_incident));
    if (!ruling.questions.empty()) json.set("questions", list_of(ruling.questions, question_json));
    return json;
}

}  // namespace jadoube::adjudicate
