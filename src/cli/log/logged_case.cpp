#include "cli/log/logged_case.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "game/pgn_reader.hpp"
#include "game/replay.hpp"
#include "rules/words/remedy_json.hpp"

namespace jadoube::cli {
namespace {

using adjudicate::Case;

/// The text of a game that is kept as a list of moves.
std::string pgn_of(const log::GameKnown& known) {
    std::string text = known.start ? fmt::format("[SetUp \"1\"]\n[FEN \"{}\"]\n\n", *known.start) : std::string();
    for (const std::string& move : known.moves) text += move + " ";
    return text + "*\n";
}

std::optional<game::Record> record_in(const std::string& pgn) {
    std::istringstream in(pgn);
    auto game = game::PgnReader(in).next();
    return game ? std::optional(std::move(game->record)) : std::nullopt;
}

Json clocks_json(const log::ClockReadings& clocks) {
    Json json = Json::object();
    if (clocks.reading.white) json.set("white_ms", clocks.reading.white->count);
    if (clocks.reading.black) json.set("black_ms", clocks.reading.black->count);
    if (clocks.running) json.set("running", name_of(*clocks.running));
    if (clocks.control) json.set("control", *clocks.control);
    for (const chess::Color side : {chess::Color::white, chess::Color::black}) {
        if (clocks.moves[side]) json.set(fmt::format("{}_moves", name_of(side)), *clocks.moves[side]);
        if (clocks.period[side]) json.set(fmt::format("{}_period", name_of(side)), *clocks.period[side]);
    }
    return json;
}

/// Facts by name; the last answer on each counts.
Json facts_json(const log::Incident& incident) {
    Json json = Json::object();
    for (const auto& told : incident.facts) json.set(told.what.fact, told.what.value);
    return json;
}

/// The kind of play of the event, unless this game's was told.
std::string play_of(const Matter& matter, const Json& facts) {
    return facts.text("play", matter.event.play);
}

Json given_json(const Matter& matter, const Json& facts) {
    const log::IncidentReported& report = matter.incident.report;
    Json json = Json::object({{"ruleset", matter.incident.rules.id}, {"play", play_of(matter, facts)}});
    json.set("position", report.fen ? Json::object({{"fen", *report.fen}}) : Json());
    if (report.fen && !report.moves.empty()) {
        JsonArray moves;
        for (const std::string& move : report.moves) moves.push_back(move);
        json.set("moves", moves);
    }
    json.set("clocks", clocks_json(report.clocks));
    JsonArray earlier;
    for (const log::Counted& one : matter.earlier) {
        earlier.push_back(Json::object({{"kind", one.kind}, {"by", one.by}}));
    }
    return json.set("earlier", earlier).set("event", matter.event.facts);
}

Json when_json(const Matter& matter, const Json& facts) {
    const log::IncidentReported& report = matter.incident.report;
    Json json = Json::object({{"acts", Json(report.acts)}, {"facts", facts}});
    if (report.told_complete) json.set("told", "complete");
    if (adjudicate::person_named(report.reported_by)) {
        json.set("reported", Json::object({{"by", report.reported_by}}));
    }
    return json;
}

/// The moves of the record up to the incident.
void take_moves(const game::Record& record, std::int64_t ply, adjudicate::GameState& game) {
    const auto count = std::min(record.moves.size(), static_cast<std::size_t>(ply));
    game.start = record.start;
    game.moves.assign(record.moves.begin(), record.moves.begin() + static_cast<std::ptrdiff_t>(count));
    game.whole_game = true;
}

/// The game with its moves, from the text that the log keeps of it.
Result<std::optional<GameOnFile>> on_file(const Desk& desk, const log::GameKnown& known) {
    GameOnFile game{known};
    if (game.known.pgn) {
        auto text = desk.store.text(*game.known.pgn);
        if (!text) return tl::unexpected<Error>(text.error());
        game.pgn = std::move(*text);
        game.record = record_in(game.pgn);
    } else if (game.known.start || !game.known.moves.empty()) {
        game.record = record_in(pgn_of(game.known));
    }
    return std::optional(std::move(game));
}

}  // namespace

Result<std::optional<GameOnFile>> game_on_file(const Desk& desk, const event::GameReference& reference) {
    const auto found = desk.state.games.find(reference);
    if (found == desk.state.games.end()) return std::optional<GameOnFile>();
    return on_file(desk, found->second.what);
}

Result<Matter> matter_of(const Desk& desk, const log::Incident& incident) {
    Matter matter{.incident = incident};
    if (incident.record) {
        auto game = on_file(desk, incident.record->what);
        if (!game) return tl::unexpected<Error>(game.error());
        matter.game = std::move(*game);
    }
    if (desk.state.event) matter.event = desk.state.event->what;
    matter.earlier = log::counted_in(desk.state, incident.game, incident.number);
    return matter;
}

tl::expected<Case, Errors> to_case(const Matter& matter) {
    const Json facts = facts_json(matter.incident);
    const Json json = Json::object({{"given", given_json(matter, facts)}, {"when", when_json(matter, facts)}});
    const std::string name = fmt::format("incident {}", matter.incident.number);
    auto cases = adjudicate::read_cases(to_text(json), name);
    if (!cases) return tl::unexpected<Errors>(cases.error());
    Case given = std::move(cases->front());
    const bool has_record = matter.game && matter.game->record && matter.incident.report.ply;
    if (has_record) take_moves(*matter.game->record, *matter.incident.report.ply, given.game);
    return given;
}

Json value_json(const rules::Values& values) {
    if (values.size() == 1) return rules::to_json(values.front());
    JsonArray list;
    for (const rules::Value& value : values) list.push_back(rules::to_json(value));
    return list;
}

namespace {

log::ClockReadings clocks_of(const adjudicate::Clocks& clocks) {
    log::ClockReadings readings{.reading = clocks.reading, .running = clocks.running};
    if (clocks.control) readings.control = game::to_text(*clocks.control);
    readings.moves = clocks.moves;
    readings.period = clocks.period;
    return readings;
}

}  // namespace

log::IncidentReported to_report(const Case& given, const std::string& by) {
    const Json json = adjudicate::to_json(given);
    log::IncidentReported report{.acts = *json.find("when")->find("acts")->if_array(),
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

std::optional<chess::Setup> Judged::before() const {
    if (!given.game.start) return std::nullopt;
    const game::Replay replay(*given.game.start, given.game.moves);
    return replay.at(replay.end());
}

tl::expected<Judged, Errors> judge(const Desk& desk, const Matter& matter) {
    auto given = to_case(matter);
    if (!given) return tl::unexpected<Errors>(given.error());
    auto laws = laws_in(desk.store, matter.incident.rules);
    if (!laws) return tl::unexpected<Errors>(laws.error());
    auto ruling = adjudicate::adjudicate(laws->ruleset(), given->game, given->dispute, {}, laws->deferred.get());
    if (!ruling) return tl::unexpected<Errors>(Errors{ruling.error()});
    return Judged{std::move(*given), std::move(*laws), std::move(*ruling)};
}

tl::expected<Judged, Errors> stored_ruling(const Desk& desk, const log::Incident& incident) {
    const auto matter = matter_of(desk, incident);
    if (!matter) return tl::unexpected<Errors>(Errors{matter.error()});
    auto given = to_case(*matter);
    if (!given) return tl::unexpected<Errors>(given.error());
    auto laws = laws_in(desk.store, incident.ruling->what.rules);
    if (!laws) return tl::unexpected<Errors>(laws.error());
    auto ruling = adjudicate::read_ruling(incident.ruling->what.ruling);
    if (!ruling) return tl::unexpected<Errors>(Errors{ruling.error()});
    return Judged{std::move(*given), std::move(*laws), std::move(*ruling)};
}

std::vector<log::Counted> counted_by(const adjudicate::Ruling& ruling) {
    std::vector<log::Counted> counted;
    for (const adjudicate::IncidentRuling& incident : ruling.incidents) {
        if (incident.offender && incident.counts_as) {
            counted.push_back(
                {std::string(rules::name_of(*incident.counts_as)), std::string(name_of(*incident.offender))});
        }
    }
    return counted;
}

}  // namespace jadoube::cli
