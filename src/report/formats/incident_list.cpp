#include "report/formats/incident_list.hpp"

#include <fmt/format.h>

#include "report/explain.hpp"
#include "report/formats/csv.hpp"
#include "report/words.hpp"

namespace jadoube::report {
namespace {

std::string manner(const Decision& decision) {
    switch (decision.kind) {
        case Decision::Kind::as_proposed: return "as proposed";
        case Decision::Kind::option: return "option";
        case Decision::Kind::otherwise: return "otherwise";
    }
    return {};
}

const adjudicate::IncidentRuling* main_of(const IncidentReport& incident) {
    return incident.proposed ? incident.proposed->main() : nullptr;
}

std::string score_field(const IncidentReport& incident) {
    const adjudicate::IncidentRuling* main = main_of(incident);
    return main != nullptr && main->result && main->result->score ? csv_score(*main->result->score) : csv_text("");
}

std::string articles_field(const IncidentReport& incident) {
    const adjudicate::IncidentRuling* main = main_of(incident);
    return csv_text(main == nullptr ? "" : fmt::format("{}", fmt::join(numbers_of(main->articles), "; ")));
}

std::string row_of(const IncidentReport& incident) {
    const Decision decision = incident.decision.value_or(Decision{});
    return csv_row({csv_text(incident.number), csv_text(incident.reference), csv_text(incident.players.white),
                    csv_text(incident.players.black), csv_text(incident.at), csv_text(incident.reported_by),
                    csv_text(incident.status), csv_text(incident.proposed ? verdict(*incident.proposed) : ""),
                    score_field(incident), articles_field(incident),
                    csv_text(incident.decision ? manner(decision) : ""), csv_text(decision.text),
                    csv_text(decision.reason), csv_text(decision.by), csv_text(decision.at)});
}

}  // namespace

std::string incidents_csv(const EventReport& event) {
    std::vector<std::string> head;
    for (const char* name : {"incident", "game", "white", "black", "entered", "raised by", "status", "ruling", "result",
                             "articles", "decision", "decided", "reason", "decided by", "decided at"})
        head.push_back(csv_text(name));
    std::string csv = csv_row(head);
    for (const IncidentReport& incident : event.incidents) csv += row_of(incident);
    return csv;
}

}  // namespace jadoube::report
