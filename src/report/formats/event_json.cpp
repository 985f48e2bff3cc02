#include "report/formats/event_json.hpp"

#include "report/event/audience.hpp"
#include "report/event/entry_words.hpp"
#include "report/event/statistics.hpp"

namespace jadoube::report {
namespace {

Json appeal_json(const log::Appeal& appeal) {
    const auto late = appeal.late_by();
    return Json::object({{"entry", log::json_of(appeal.filed.entry.number)},
                         {"at", log::to_text(appeal.filed.entry.at)},
                         {"filed", log::to_json(log::EntryData(appeal.filed.what))},
                         {"after_ms", appeal.after().count},
                         {"late_by_ms", late ? Json(late->count) : Json()},
                         {"panel", appeal.panel ? log::to_json(log::EntryData(appeal.panel->what)) : Json()},
                         {"closed", appeal.closed ? log::to_json(log::EntryData(appeal.closed->what)) : Json()}});
}

Json incident_json(const IncidentReport& report) {
    const log::LoggedIncident& incident = report.incident;
    const auto& happened = incident.report.happened;
    Json json = Json::object({{"incident", log::json_of(incident.number)},
                              {"entry", log::json_of(incident.entry.number)},
                              {"game", event::to_text(incident.game)},
                              {"at", log::to_text(incident.entry.at)},
                              {"happened", happened ? Json(log::to_text(*happened)) : Json()},
                              {"status", name_of(incident.status())},
                              {"note", incident.report.note},
                              {"case", adjudicate::to_json(report.given)}});
    JsonArray facts;
    for (const auto& [told, entry] : incident.facts) {
        facts.push_back(Json::object({{"fact", told.fact}, {"value", told.value}, {"by", told.by}}));
    }
    json.set("facts", facts);
    json.set("ruling", incident.ruling ? incident.ruling->what.ruling : Json());
    json.set("earlier", earlier_json(report.earlier));
    JsonArray corrections;
    for (const log::CorrectedReport& one : incident.corrections)
        corrections.push_back(Json::object({{"entry", log::json_of(one.by.entry.number)},
                                            {"by", one.by.what.by},
                                            {"reason", one.by.what.reason},
                                            {"before", log::to_json(log::EntryData(one.before))}}));
    json.set("corrections", std::move(corrections));
    JsonArray replaced;
    const std::size_t standing = incident.decision ? 1 : 0;
    for (std::size_t i = 0; i + standing < incident.decisions.size(); ++i)
        replaced.push_back(log::to_json(log::EntryData(incident.decisions[i].what)));
    json.set("replaced_decisions", std::move(replaced));
    JsonArray appeals;
    for (const log::Appeal& appeal : incident.appeals) appeals.push_back(appeal_json(appeal));
    json.set("appeals", std::move(appeals));
    json.set("decision", incident.decision ? log::to_json(log::EntryData(incident.decision->what)) : Json());
    return json;
}

Json envelope_json(const log::Envelope& envelope) {
    const log::MoveSealed& sealed = envelope.sealed.what;
    const auto& opened = envelope.opened;
    return Json::object({{"entry", log::json_of(envelope.sealed.entry.number)},
                         {"by", name_of(sealed.by)},
                         {"commitment", fingerprint_of(sealed.sealing.commitment)},
                         {"replaced", envelope.replaced},
                         {"opened", opened ? log::to_json(log::EntryData(opened->what)) : Json()},
                         {"agrees", opened ? Json(log::is_as_sealed(sealed, opened->what)) : Json()}});
}

Json adjourned_json(const log::AdjournedGame& game) {
    JsonArray sealed;
    for (const log::Envelope& envelope : game.envelopes) sealed.push_back(envelope_json(envelope));
    return Json::object({{"entry", log::json_of(game.adjournment.entry.number)},
                         {"game", event::to_text(game.game)},
                         {"status", name_of(game.status())},
                         {"envelope", log::to_json(log::EntryData(game.adjournment.what))},
                         {"sealed", std::move(sealed)},
                         {"resumed", game.resumed ? log::to_json(log::EntryData(game.resumed->what)) : Json()},
                         {"ended", game.ended ? log::to_json(log::EntryData(game.ended->what)) : Json()}});
}

}  // namespace

Json event_json(const EventReport& event) {
    JsonArray incidents;
    for (const IncidentReport& incident : event.incidents) incidents.push_back(incident_json(incident));
    JsonArray adjourned;
    for (const AdjournmentReport& adjournment : event.adjournments)
        adjourned.push_back(adjourned_json(adjournment.game));
    Json json = Json::object({{"schema", "jadoube/report/1"},
                              {"for", name_of(event.audience)},
                              {"event", event.event.name},
                              {"time_zone", event.event.time_zone.empty() ? Json() : Json(event.event.time_zone)},
                              {"at", event.at ? log::json_of(*event.at) : Json()},
                              {"verification", log::to_json(event.verification)},
                              {"incidents", std::move(incidents)},
                              {"adjourned", std::move(adjourned)},
                              {"readings", to_json(event.readings)}});
    if (event.audience == Audience::organiser) json.set("statistics", statistics_json(event));
    return json;
}

}  // namespace jadoube::report
