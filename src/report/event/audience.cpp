#include "report/event/audience.hpp"

#include <algorithm>

namespace jadoube::report {
namespace {

bool is_public(const IncidentReport& incident) {
    const log::LoggedIncident& entered = incident.incident;
    return !entered.withdrawal && entered.status() == log::IncidentStatus::decided;
}

void leave_out_what_was(log::LoggedIncident& incident) {
    incident.report.note.clear();
    incident.corrections.clear();
    if (incident.standing.size() > 1) return;  // nobody has settled which holds
    incident.decisions.clear();
    if (incident.decision) incident.decisions.push_back(*incident.decision);
}

/// Of an appeal that waits nothing is said.
void leave_out_persons(log::LoggedIncident& incident) {
    incident.report.reported_by.clear();
    incident.facts.clear();
    if (incident.decision) incident.decision->what.by.clear();
    for (auto* decisions : {&incident.decisions, &incident.standing})
        for (auto& decision : *decisions) decision.what.by.clear();
    std::erase_if(incident.appeals, [](const log::Appeal& appeal) { return !appeal.closed; });
    for (log::Appeal& appeal : incident.appeals) {
        appeal.filed.what.deposit.clear();
        if (!chess::color_named(appeal.filed.what.appellant)) appeal.filed.what.appellant.clear();
        appeal.filed.what.grounds.clear();
        appeal.panel.reset();
        appeal.closed->what.by.clear();
        appeal.closed->what.deposit = log::Deposit::none;
    }
}

}  // namespace

std::string_view name_of(Audience audience) {
    switch (audience) {
        case Audience::everybody: return "public";
        case Audience::organiser: return "organiser";
        case Audience::full: return "full";
    }
    return {};
}

EventReport for_audience(EventReport event, Audience audience) {
    event.audience = audience;
    if (audience == Audience::full) return event;
    for (IncidentReport& incident : event.incidents) leave_out_what_was(incident.incident);
    if (audience == Audience::organiser) return event;
    std::erase_if(event.incidents, [](const IncidentReport& incident) { return !is_public(incident); });
    for (IncidentReport& incident : event.incidents) {
        leave_out_persons(incident.incident);
        incident.given.dispute.reported_by.reset();
    }
    event.adjournments.clear();
    event.readings.clear();
    return event;
}

}  // namespace jadoube::report
