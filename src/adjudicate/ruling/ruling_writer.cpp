// A ruling as JSON (schemas/ruling.schema.json). Absent members are questions that did not arise.
#include <algorithm>
#include <array>

#include "adjudicate/ruling/answered_json.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "rules/words/remedy_json.hpp"

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
    return json.set("why", name_of(option.why));
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
    if (obligation.until) json.set("until", rules::to_json(*obligation.until));
    if (obligation.discharged) json.set("discharged", true);
    json.set("options", list_of(obligation.options, option_json));
    if (!obligation.unavailable.empty()) json.set("unavailable", list_of(obligation.unavailable, unavailable_json));
    set_texts(json, "not_reached", named(obligation.not_reached));
    if (!obligation.lost.empty()) json.set("lost", list_of(obligation.lost, option_json));
    if (obligation.first_due) json.set("first_due", name_of(*obligation.first_due));
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
                 Json written = Json::object({{"side", name_of(step.side)},
                                              {"change_ms", step.change.count},
                                              {"action", rules::name_of(step.action)},
                                              {"article", step.article}});
                 set_texts(written, "by", step.by);
                 return written;
             }));
    return json.set("articles", texts(clock.articles));
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
    return json.set("articles", texts(result.articles));
}

Json other_json(const OtherAnswer& other) {
    Json json = Json::object({{"kind", rules::name_of(other.kind)}});
    set_texts(json, "words", named(other.words));
    return json.set("articles", texts(other.articles));
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

Json incident_json(const IncidentRuling& incident) {
    Json json = Json::object({{"kinds", texts(rules::texts_of(incident.kinds))}});
    if (incident.offender) json.set("offender", name_of(*incident.offender));
    if (!incident.acts.empty())
        json.set("acts", list_of(incident.acts, [](std::size_t act) { return Json(static_cast<std::int64_t>(act)); }));
    set_texts(json, "due_under", incident.due_under);
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
    if (!incident.conflicts.empty()) json.set("conflicts", list_of(incident.conflicts, contradiction_json));
    set_text(json, "deferred_to", incident.deferred_to);
    set_texts(json, "deferred_by", incident.deferred_by);
    set_word(json, "counts_as", incident.counts_as);
    return json;
}

Json question_json(const OpenQuestion& question) {
    Json json = Json::object({{"fact", question.fact}});
    if (!question.answers.empty())
        json.set("answers", list_of(question.answers, [](const rules::Value& value) { return rules::to_json(value); }));
    set_texts(json, "articles", question.articles);
    return json;
}

}  // namespace

std::string to_text(const About& about) {
    return std::visit(NameOfAbout{}, about);
}

std::string_view name_of(Obstacle obstacle) {
    switch (obstacle) {
        case Obstacle::blocked: return "blocked";
        case Obstacle::held_by_check: return "held_by_check";
        case Obstacle::cannot_be_taken: return "cannot_be_taken";
        case Obstacle::cannot_be_moved_or_taken: return "cannot_be_moved_or_taken";
        case Obstacle::no_such_man: return "no_such_man";
        case Obstacle::king_has_no_move: return "king_has_no_move";
        case Obstacle::king_left_in_check: return "king_left_in_check";
        case Obstacle::not_in_this_case: return "not_in_this_case";
        case Obstacle::cannot_be_done: return "cannot_be_done";
    }
    return {};
}

std::string_view name_of(NoMate why) {
    switch (why) {
        case NoMate::is_mated: return "is_mated";
        case NoMate::stalemate: return "stalemate";
        case NoMate::lone_king: return "lone_king";
        case NoMate::lone_knight: return "lone_knight";
        case NoMate::lone_knight_against_queens: return "lone_knight_against_queens";
        case NoMate::bishops_on_one_colour: return "bishops_on_one_colour";
        case NoMate::lines_end: return "lines_end";
        case NoMate::no_position_left: return "no_position_left";
        case NoMate::no_room: return "no_room";
    }
    return {};
}

std::string_view name_of(Status status) {
    return kStatuses[static_cast<std::size_t>(status)];
}

Json to_json(const Ruling& ruling) {
    Json ruleset = Json::object({{"id", ruling.ruleset}, {"title", ruling.ruleset_title}});
    Json json = Json::object({{"schema", "jadoube/ruling/2"}, {"ruleset", ruleset}});
    if (ruling.unverified) json.set("unverified", true);
    json.set("status", name_of(ruling.status));
    if (ruling.conclusion) json.set("finding", rules::name_of(*ruling.conclusion));
    if (ruling.clocks.white || ruling.clocks.black) json.set("clocks", readings_json(ruling.clocks));
    if (ruling.play_from) json.set("play_from", chess::to_fen(*ruling.play_from));
    json.set("incidents", list_of(ruling.incidents, incident_json));
    if (ruling.main() != nullptr) json.set("main_incident", static_cast<std::int64_t>(ruling.main_incident));
    if (!ruling.questions.empty()) json.set("questions", list_of(ruling.questions, question_json));
    return json;
}

}  // namespace jadoube::adjudicate
