#include "desk/known/logged_case.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "desk/known/earlier_matters.hpp"
#include "desk/known/election.hpp"
#include "game/time/time_control_words.hpp"
#include "rules/words/remedy_json.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::Case;

/// Facts by name; the last answer on each counts. An end that the log has told is the state of the game.
Json facts_json(const GameMatter& matter) {
    const bool is_end_of_log = is_told_after_the_end(matter.incident);
    Json json = Json::object();
    for (const auto& told : matter.incident.facts)
        if (!is_end_of_log || !is_of_the_end(told.what.fact)) json.set(told.what.fact, told.what.value);
    return json;
}

template <typename T>
JsonArray list_json(const std::vector<T>& items) {
    return JsonArray(items.begin(), items.end());
}

/// What the log keeps in the words of case files. The kind of play is that of the event, unless this game's was told.
Json given_json(const GameMatter& matter, const Json& facts) {
    const log::IncidentReported& report = matter.incident.report;
    const std::string play = facts.text("play", rules::name_of(matter.event.play));
    Json json = Json::object({{"ruleset", matter.incident.rules.id}, {"play", play}});
    json.set("position", report.fen ? Json::object({{"fen", *report.fen}}) : Json());
    if (report.fen && !report.moves.empty()) json.set("moves", list_json(report.moves));
    return json.set("event", matter.event.facts);
}

Json when_json(const log::IncidentReported& report, const Json& facts) {
    return Json::object({{"acts", Json(report.acts)}, {"facts", facts}});
}

/// The moves of the record up to the incident.
void take_moves(const game::Record& record, std::int64_t ply, adjudicate::GameState& game) {
    const auto count = std::min(record.moves.size(), static_cast<std::size_t>(ply));
    game.start = record.start;
    game.moves.assign(record.moves.begin(), record.moves.begin() + static_cast<std::ptrdiff_t>(count));
    game.whole_game = true;
}

Result<adjudicate::Clocks> clocks_from(const log::ClockReadings& readings) {
    adjudicate::Clocks clocks{
        .reading = readings.reading, .running = readings.running, .moves = readings.moves, .period = readings.period};
    if (!readings.control) return clocks;
    auto control = game::read_time_control(*readings.control);
    if (!control) return tl::unexpected<Error>(control.error());
    clocks.control = std::move(*control);
    return clocks;
}

/// The control of the game's record, else of the event.
std::optional<game::TimeControl> usual_control(const GameMatter& matter) {
    if (matter.game && matter.game->record) {
        if (auto control = game::time_control_of(*matter.game->record)) return control;
    }
    if (!matter.event.control) return std::nullopt;
    auto control = game::parse_time_control(*matter.event.control);
    return control ? std::optional(std::move(*control)) : std::nullopt;
}

/// The incidents of which the rulings stand, from which this one goes on in an unbroken line; the last first.
std::vector<const log::LoggedIncident*> goes_on_from(const log::State& state, const log::LoggedIncident& incident) {
    std::vector<const log::LoggedIncident*> all;
    auto from = incident.report.goes_on_from;
    while (from) {
        const auto found = std::find_if(state.incidents.begin(), state.incidents.end(),
                                        [&](const log::LoggedIncident& one) { return one.entry.id == *from; });
        if (found == state.incidents.end() || !leaves_what_was_ruled(*found)) break;
        all.push_back(&*found);
        from = found->report.goes_on_from;
    }
    return all;
}

/// The disputes of the story, and what was elected in a decision after each; nothing where it begins with the matter.
tl::expected<std::optional<adjudicate::StoryBefore>, Errors> story_before(const GameMatter& matter) {
    if (matter.before.empty()) return std::optional<adjudicate::StoryBefore>();
    adjudicate::StoryBefore story;
    for (const GameMatter& one : matter.before) {
        const auto given = to_case(one);
        if (!given) return tl::unexpected<Errors>(given.error());
        if (story.disputes.empty()) {
            story.start = given->game.start;
            story.moves = given->game.moves;
            story.whole_game = given->game.whole_game;
        }
        story.disputes.push_back({given->dispute, given->game.clocks, given->game.earlier});
        if (auto election = election_in(one.incident))
            story.disputes.push_back(
                {{.acts = {std::move(*election)}, .told_complete = true}, given->game.clocks, given->game.earlier});
    }
    return std::optional(std::move(story));
}

log::ClockReadings clocks_of(const adjudicate::Clocks& clocks) {
    log::ClockReadings readings{.reading = clocks.reading, .running = clocks.running};
    if (clocks.control) readings.control = game::to_text(*clocks.control);
    readings.moves = clocks.moves;
    readings.period = clocks.period;
    return readings;
}

}  // namespace

Result<GameMatter> matter_of(const OpenLog& open, const log::LoggedIncident& incident) {
    GameMatter matter{.incident = incident, .event = event_of(open.state)};
    if (const auto before = take_what_was_before(open.store, open.state, matter); !before)
        return tl::unexpected<Error>(before.error());
    if (!incident.record) return matter;
    auto game = on_file(open.store, incident.record->what);
    if (!game) return tl::unexpected<Error>(game.error());
    matter.game = std::move(*game);
    matter.elsewhere = earlier_elsewhere(open.state, incident.game, matter.game->known.players, before(incident));
    return matter;
}

Result<void> take_what_was_before(const log::CheckedLog& store, const log::State& state, GameMatter& matter) {
    const log::LoggedIncident& incident = matter.incident;
    const auto ended = ended_game(state, incident.game, before(incident));
    const bool is_decided_since = ended && !ended->is_imported && !is_end_told_otherwise(incident);
    matter.ended = is_told_after_the_end(incident) || is_decided_since ? ended : std::nullopt;
    const bool goes_on_from_nothing = matter.ended || (ended && is_end_told_otherwise(incident));
    auto line = goes_on_from_nothing ? std::vector<const log::LoggedIncident*>() : goes_on_from(state, incident);
    std::vector<log::EntryId> told_again;
    for (const log::LoggedIncident* one : line) told_again.push_back(one->entry.id);
    matter.earlier = earlier_in(state, incident.game, before(incident), told_again);
    std::reverse(line.begin(), line.end());
    matter.before.clear();
    for (const log::LoggedIncident* one : line) {
        GameMatter before{.incident = *one,
                          .event = matter.event,
                          .earlier = earlier_in(state, one->game, desk::before(*one), told_again)};
        if (one->record) {
            auto game = on_file(store, one->record->what);
            if (!game) return tl::unexpected<Error>(game.error());
            before.game = std::move(*game);
        }
        matter.before.push_back(std::move(before));
    }
    return {};
}

log::LoggedIncident incident_to_be(const OpenLog& open, const log::EntryId& id, const event::GameReference& game,
                                   const log::AdoptedRules& rules, log::IncidentReported report) {
    log::LoggedIncident incident{.number = open.state.next_incident(),
                                 .entry = {.id = id},
                                 .game = game,
                                 .report = std::move(report),
                                 .rules = rules};
    for (const log::ToldFact& fact : incident.report.facts) incident.facts.push_back({fact, incident.entry});
    return incident;
}

tl::expected<Case, Errors> to_case(const GameMatter& matter) {
    const log::IncidentReported& report = matter.incident.report;
    const Json facts = facts_json(matter);
    auto given =
        adjudicate::read_case(Json::object({{"given", given_json(matter, facts)}, {"when", when_json(report, facts)}}),
                              fmt::format("incident {}", matter.incident.number));
    if (!given) return given;
    auto clocks = clocks_from(report.clocks);
    if (!clocks) return tl::unexpected<Errors>(Errors{clocks.error()});
    given->game.clocks = std::move(*clocks);
    given->game.earlier = matter.earlier;
    given->game.earlier_known = true;
    given->game.earlier_elsewhere = matter.elsewhere;
    if (matter.ended) given->game.ended = matter.ended->end;
    given->dispute.told_complete = report.told_complete;
    given->dispute.reported_by = adjudicate::person_named(report.reported_by);
    if (matter.game && matter.game->record && report.ply && !report.fen) {
        take_moves(*matter.game->record, *report.ply, given->game);
    }
    if (auto& control = given->game.clocks.control; !control) control = usual_control(matter);
    auto before = story_before(matter);
    if (!before) return tl::unexpected<Errors>(before.error());
    given->game.before = std::move(*before);
    return given;
}

JsonArray acts_json(const std::vector<adjudicate::Act>& acts) {
    JsonArray list;
    for (const adjudicate::Act& act : acts) list.push_back(adjudicate::to_json(act));
    return list;
}

Json value_json(const rules::Values& values) {
    if (values.size() == 1) return rules::to_json(values.front());
    JsonArray list;
    for (const rules::Value& value : values) list.push_back(rules::to_json(value));
    return list;
}

log::IncidentReported to_report(const Case& given, const std::string& by) {
    const Json json = adjudicate::to_json(given);
    log::IncidentReported report{.acts = acts_json(given.dispute.acts),
                                 .told_complete = given.dispute.told_complete,
                                 .clocks = clocks_of(given.game.clocks)};
    for (const auto& [fact, values] : given.dispute.facts) report.facts.push_back({fact, value_json(values), by});
    for (const auto& [fact, values] : given.game.event) report.facts.push_back({fact, value_json(values), by});
    if (given.game.start) report.fen = chess::to_fen(*given.game.start);
    if (const Json* moves = json.find("given")->find("moves")) {
        for (const Json& move : *moves->if_array()) report.moves.push_back(*move.if_string());
    }
    if (given.dispute.reported_by) report.reported_by = name_of(*given.dispute.reported_by);
    return report;
}

}  // namespace jadoube::desk
