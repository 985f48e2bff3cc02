// Each kind of entry as a JSON object and back. Every key always stands, but "control", "follows" and "time_zone" of an
// event, "goes_on_from" and "happened" of an incident, "replaces" and "settles" of a decision; null is what is absent.
#include <algorithm>
#include <array>
#include <chrono>

#include "base/text.hpp"
#include "log/entry/adjournment_json.hpp"
#include "log/entry/appeal_json.hpp"
#include "log/entry/confidential_json.hpp"
#include "log/entry/entries.hpp"
#include "log/entry/entry_parts.hpp"
#include "log/entry/import_json.hpp"
#include "log/entry/merge_json.hpp"

namespace jadoube::log {
namespace {

constexpr std::int64_t kMostMoves = 20'000;
constexpr std::int64_t kLastOfDay = std::int64_t{24} * 3600 * 1000 - 1;

constexpr std::array<DecisionManner, 3> kManners{DecisionManner::as_proposed, DecisionManner::option,
                                                 DecisionManner::otherwise};

// Writing.

Json followed_json(const FollowedLog& followed) {
    return Json::object({{"file", followed.file},
                         {"sha256", to_hex(followed.sha256)},
                         {"chain", json_of(followed.chain)},
                         {"entries", followed.entries},
                         {"verdict", followed.verdict}});
}

struct Writer {
    Json operator()(const EventBegun& event) const {
        Json json = Json::object({{"name", event.name},
                                  {"place", event.place},
                                  {"first_day", event.first_day},
                                  {"last_day", event.last_day},
                                  {"rules", json_of(event.rules)},
                                  {"play", rules::name_of(event.play)},
                                  {"arbiters", json_of(event.arbiters)},
                                  {"facts", event.facts},
                                  {"device", event.device},
                                  {"key", to_hex(event.key)}});
        if (event.control) json.set("control", *event.control);
        if (event.follows) json.set("follows", followed_json(*event.follows));
        if (!event.time_zone.empty()) json.set("time_zone", event.time_zone);
        return json;
    }
    Json operator()(const RulesChanged& change) const {
        return Json::object({{"rules", json_of(change.rules)}, {"reason", change.reason}});
    }
    Json operator()(const GameKnown& game) const {
        return Json::object({{"players", json_of(game.players)},
                             {"start", json_of(game.start)},
                             {"moves", json_of(game.moves)},
                             {"pgn", json_of(game.pgn)},
                             {"result", game.result}});
    }
    Json operator()(const IncidentReported& incident) const {
        Json json = Json::object({{"acts", Json(incident.acts)},
                                  {"told_complete", incident.told_complete},
                                  {"facts", json_of(incident.facts)},
                                  {"clocks", json_of(incident.clocks)},
                                  {"ply", json_of(incident.ply)},
                                  {"fen", json_of(incident.fen)},
                                  {"moves", json_of(incident.moves)},
                                  {"reported_by", incident.reported_by},
                                  {"note", incident.note}});
        if (incident.goes_on_from) json.set("goes_on_from", to_hex(*incident.goes_on_from));
        if (incident.happened) json.set("happened", incident.happened->ms);
        return json;
    }
    Json operator()(const IncidentCorrected& correction) const {
        return Json::object({{"incident", to_hex(correction.incident)},
                             {"report", (*this)(correction.report)},
                             {"reason", correction.reason},
                             {"by", correction.by}});
    }
    Json operator()(const FactTold& fact) const {
        return Json::object({{"incident", to_hex(fact.incident)}, {"told", json_of(fact.told)}, {"note", fact.note}});
    }
    Json operator()(const RulingProposed& ruling) const {
        return Json::object({{"incident", to_hex(ruling.incident)},
                             {"rules", json_of(ruling.rules)},
                             {"ruling", ruling.ruling},
                             {"program", ruling.program},
                             {"counted", json_of(ruling.counted)}});
    }
    Json operator()(const DecisionMade& decision) const {
        Json json = Json::object({{"incident", to_hex(decision.incident)},
                                  {"ruling", json_of(decision.ruling)},
                                  {"manner", name_of(decision.manner)},
                                  {"option", decision.option},
                                  {"words", decision.words},
                                  {"reason", decision.reason},
                                  {"by", decision.by},
                                  {"counted", json_of(decision.counted)}});
        if (decision.replaces) json.set("replaces", to_hex(*decision.replaces));
        JsonArray settled;
        for (const EntryId& other : decision.settles) settled.push_back(to_hex(other));
        if (!settled.empty()) json.set("settles", std::move(settled));
        return json;
    }
    Json operator()(const Withdrawn& withdrawal) const { return Json::object({{"reason", withdrawal.reason}}); }
    Json operator()(const ClocksRead& read) const {
        return Json::object({{"watch_ms", read.watch ? Json(read.watch->count) : Json()},
                             {"boards", json_of(read.boards)},
                             {"note", read.note}});
    }
    Json operator()(const FileImported& imported) const { return import_json(imported); }
    Json operator()(const RoundPaired& round) const { return import_json(round); }
    Json operator()(const ChainsMerged& merge) const { return merge_json(merge); }
    Json operator()(const KeyChanged& change) const {
        return Json::object({{"key", change.key ? Json(to_hex(*change.key)) : Json()}, {"reason", change.reason}});
    }
    Json operator()(const ConfidentialNote& note) const { return confidential_json(note); }
    Json operator()(const DeviceRetired& retired) const { return merge_json(retired); }
    Json operator()(const Redacted& redacted) const { return confidential_json(redacted); }
    Json operator()(const AppealFiled& appeal) const { return appeal_json(appeal); }
    Json operator()(const AppealPanel& panel) const { return appeal_json(panel); }
    Json operator()(const AppealClosed& closed) const { return appeal_json(closed); }
    template <typename OfAdjournment>
    Json operator()(const OfAdjournment& data) const {
        return adjournment_json(data);
    }
};

// Reading.

/// A day of the calendar as YYYY-MM-DD.
bool is_day(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
    const auto year = parse_int(text.substr(0, 4));
    const auto month = parse_int(text.substr(5, 2));
    const auto day = parse_int(text.substr(8, 2));
    if (!year || !month || !day || *year < 0 || *month < 1 || *day < 1) return false;
    return std::chrono::year_month_day(std::chrono::year(static_cast<int>(*year)),
                                       std::chrono::month(static_cast<unsigned>(*month)),
                                       std::chrono::day(static_cast<unsigned>(*day)))
        .ok();
}

std::string read_day(Fields& fields, std::string_view key) {
    std::string day = fields.name_or_empty(key);
    if (!day.empty() && !is_day(day)) fields.refuse(key, "a day as YYYY-MM-DD, or an empty text");
    return day;
}

Arbiter read_arbiter(Fields& fields) {
    return {fields.name("name"), fields.name_or_empty("role")};
}
ToldFact read_told(Fields& fields) {
    return {fields.name("fact"), fields.any("value"), fields.name("by")};
}

FollowedLog read_followed(Fields& fields) {
    constexpr std::int64_t kMostEntries = (std::int64_t{1} << 53) - 1;
    return {.file = fields.name("file"),
            .sha256 = fields.bytes<TextHash>("sha256"),
            .chain = fields.bytes_or_null<ChainId>("chain"),
            .entries = fields.number("entries", 0, kMostEntries),
            .verdict = fields.name("verdict")};
}

std::optional<FollowedLog> read_follows(Fields& fields) {
    if (!fields.has("follows")) return std::nullopt;
    return read_part(fields, "follows", fields.object("follows"), read_followed);
}

std::optional<std::string> read_control(Fields& fields) {
    return fields.has("control") ? std::optional(fields.name("control")) : std::nullopt;
}

rules::Play read_play(Fields& fields) {
    const auto play = rules::named<rules::Play>(fields.name("play"));
    if (play && *play != rules::Play::any) return *play;
    fields.refuse("play", joined(rules::texts_of(rules::plays()), ", "));
    return rules::Play::standard;
}

EventBegun read_event(Fields& fields) {
    return {.name = fields.name("name"),
            .place = fields.name_or_empty("place"),
            .first_day = read_day(fields, "first_day"),
            .last_day = read_day(fields, "last_day"),
            .rules = read_part(fields, "rules", fields.object("rules"), read_rules),
            .play = read_play(fields),
            .control = read_control(fields),
            .arbiters = read_list(fields, "arbiters", read_arbiter),
            .facts = fields.object("facts"),
            .device = fields.name("device"),
            .key = fields.bytes<PublicKey>("key"),
            .time_zone = fields.has("time_zone") ? fields.name("time_zone") : std::string(),
            .follows = read_follows(fields)};
}

RulesChanged read_change(Fields& fields) {
    return {.rules = read_part(fields, "rules", fields.object("rules"), read_rules), .reason = fields.note("reason")};
}

GameKnown read_game(Fields& fields) {
    return {.players = read_part(fields, "players", fields.object("players"), read_players),
            .start = fields.name_or_null("start"),
            .moves = fields.names("moves"),
            .pgn = fields.bytes_or_null<TextHash>("pgn"),
            .result = fields.name_or_empty("result")};
}

IncidentReported read_incident(Fields& fields) {
    IncidentReported report{.acts = fields.list("acts"),
                            .told_complete = fields.truth("told_complete"),
                            .facts = read_list(fields, "facts", read_told),
                            .clocks = read_part(fields, "clocks", fields.object("clocks"), read_clocks),
                            .ply = fields.number_or_null("ply", 0, kMostMoves),
                            .fen = fields.name_or_null("fen"),
                            .moves = fields.names("moves"),
                            .reported_by = fields.name_or_empty("reported_by"),
                            .note = fields.note("note")};
    if (fields.has("goes_on_from")) report.goes_on_from = fields.bytes<EntryId>("goes_on_from");
    if (fields.has("happened")) report.happened = UtcTime{fields.number("happened", 0, kLatestTime.ms)};
    return report;
}

IncidentCorrected read_correction(Fields& fields) {
    IncidentCorrected correction{.incident = fields.bytes<EntryId>("incident"),
                                 .report = read_part(fields, "report", fields.object("report"), read_incident),
                                 .reason = fields.note("reason"),
                                 .by = fields.name("by")};
    if (correction.reason.empty()) fields.refuse("reason", "why it was wrong");
    return correction;
}

FactTold read_fact(Fields& fields) {
    return {.incident = fields.bytes<EntryId>("incident"),
            .told = read_part(fields, "told", fields.object("told"), read_told),
            .note = fields.note("note")};
}

RulingProposed read_ruling(Fields& fields) {
    RulingProposed proposed{.incident = fields.bytes<EntryId>("incident"),
                            .rules = read_part(fields, "rules", fields.object("rules"), read_rules),
                            .ruling = fields.object("ruling"),
                            .program = fields.name_or_empty("program"),
                            .counted = read_list(fields, "counted", read_counted)};
    if (proposed.ruling.text("status").empty()) fields.refuse("ruling", "an object with a status");
    return proposed;
}

DecisionManner read_manner(Fields& fields) {
    const std::string name = fields.name("manner");
    const auto* manner = std::find_if(kManners.begin(), kManners.end(), [&](auto m) { return name_of(m) == name; });
    if (manner != kManners.end()) return *manner;
    fields.refuse("manner", "as_proposed, option or otherwise");
    return DecisionManner::otherwise;
}

/// A decision against the proposal says what and why; another one names the proposal.
void check_decision(Fields& fields, const DecisionMade& decision) {
    const bool otherwise = decision.manner == DecisionManner::otherwise;
    if (!otherwise && !decision.ruling) fields.refuse("ruling", "the proposal that was followed");
    if (otherwise && decision.words.empty()) fields.refuse("words", "what was decided");
    if (otherwise && decision.reason.empty()) fields.refuse("reason", "why it was decided otherwise");
    if (!otherwise && !decision.counted.empty()) fields.refuse("counted", "nothing: the proposal says what counts");
    const bool takes_option = decision.manner == DecisionManner::option;
    if (takes_option == decision.option.is_null()) {
        fields.refuse("option", takes_option ? "the option that was taken" : "null: no option was taken");
    }
}

/// At least one: a decision that settles nothing has no such member.
std::vector<EntryId> read_settled(Fields& fields) {
    std::vector<EntryId> settled;
    for (const std::string& name : fields.names("settles")) {
        const auto id = from_hex<EntryId>(name);
        if (!id) fields.refuse("settles", "ids of decisions");
        settled.push_back(id.value_or(EntryId{}));
    }
    if (settled.empty()) fields.refuse("settles", "at least one id");
    return settled;
}

DecisionMade read_decision(Fields& fields) {
    DecisionMade decision{.incident = fields.bytes<EntryId>("incident"),
                          .ruling = fields.bytes_or_null<EntryId>("ruling"),
                          .manner = read_manner(fields),
                          .option = fields.any("option"),
                          .words = fields.note("words"),
                          .reason = fields.note("reason"),
                          .by = fields.name_or_empty("by"),
                          .counted = read_list(fields, "counted", read_counted)};
    if (fields.has("replaces")) decision.replaces = fields.bytes<EntryId>("replaces");
    if (fields.has("settles")) decision.settles = read_settled(fields);
    check_decision(fields, decision);
    return decision;
}

Withdrawn read_withdrawal(Fields& fields) {
    return {.reason = fields.note("reason")};
}

KeyChanged read_key_change(Fields& fields) {
    return {.key = fields.bytes_or_null<PublicKey>("key"), .reason = fields.note("reason")};
}

bool is_twice(const std::vector<BoardReading>& boards, const event::GameReference& game) {
    return std::count_if(boards.begin(), boards.end(), [&](const BoardReading& b) { return b.game == game; }) > 1;
}

ClocksRead read_clocks_read(Fields& fields) {
    const auto watch = fields.number_or_null("watch_ms", 0, kLastOfDay);
    ClocksRead read{.watch = watch ? std::optional(Millis{*watch}) : std::nullopt,
                    .boards = read_list(fields, "boards", read_board),
                    .note = fields.note("note")};
    const auto twice = [&](const BoardReading& board) { return is_twice(read.boards, board.game); };
    if (read.boards.empty()) fields.refuse("boards", "at least one board");
    if (std::any_of(read.boards.begin(), read.boards.end(), twice)) fields.refuse("boards", "each game once");
    return read;
}

}  // namespace

std::string_view name_of(DecisionManner manner) {
    switch (manner) {
        case DecisionManner::as_proposed: return "as_proposed";
        case DecisionManner::option: return "option";
        default: return "otherwise";
    }
}

Json to_json(const EntryData& data) {
    return std::visit(Writer{}, data);
}

Result<EntryData> read_data(EntryKind kind, const Json& data) {
    switch (kind) {
        case EntryKind::event: return read_with(data, read_event);
        case EntryKind::rules: return read_with(data, read_change);
        case EntryKind::game: return read_with(data, read_game);
        case EntryKind::incident: return read_with(data, read_incident);
        case EntryKind::fact: return read_with(data, read_fact);
        case EntryKind::ruling: return read_with(data, read_ruling);
        case EntryKind::decision: return read_with(data, read_decision);
        case EntryKind::withdrawal: return read_with(data, read_withdrawal);
        case EntryKind::correction: return read_with(data, read_correction);
        case EntryKind::appeal:
        case EntryKind::appeal_panel:
        case EntryKind::appeal_closed: return read_appeal_data(kind, data);
        case EntryKind::imported:
        case EntryKind::pairing: return read_import_data(kind, data);
        case EntryKind::merged:
        case EntryKind::device_retired: return read_merge_data(kind, data);
        case EntryKind::key: return read_with(data, read_key_change);
        case EntryKind::confidential:
        case EntryKind::redaction: return read_confidential_data(kind, data);
        case EntryKind::clocks_read: return read_with(data, read_clocks_read);
        default: return read_adjournment_data(kind, data);
    }
}

}  // namespace jadoube::log
