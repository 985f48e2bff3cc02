#include "report/formats/incident_list.hpp"

#include <fmt/format.h>

#include "report/event/as_decided.hpp"
#include "report/event/entry_words.hpp"
#include "report/formats/csv.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

std::string manner(log::DecisionManner manner) {
    switch (manner) {
        case log::DecisionManner::as_proposed: return "as proposed";
        case log::DecisionManner::option: return "option";
        case log::DecisionManner::otherwise: return "otherwise";
    }
    return {};
}

const adjudicate::MatterRuling* main_of(const IncidentReport& incident) {
    return incident.proposed ? incident.proposed->main() : nullptr;
}

std::string score_field(const IncidentReport& incident, const std::optional<adjudicate::Ruling>& ruling) {
    if (ruling && ruling->standing.over && ruling->standing.over->score)
        return csv_score(*ruling->standing.over->score);
    const adjudicate::MatterRuling* main = main_of(incident);
    return main != nullptr && main->result && main->result->score ? csv_score(*main->result->score) : csv_text("");
}

std::string articles_field(const IncidentReport& incident) {
    const adjudicate::MatterRuling* main = main_of(incident);
    return csv_text(main == nullptr ? "" : fmt::format("{}", fmt::join(numbers_of(main->articles), "; ")));
}

/// Manner, text, reason, by and at; empty where nothing is decided.
std::vector<std::string> decision_fields(const IncidentReport& incident) {
    const auto& decision = incident.incident.decision;
    if (!decision) return std::vector<std::string>(5, csv_text(""));
    const log::DecisionMade& made = decision->what;
    return {csv_text(manner(made.manner)), csv_text(decided(incident)), csv_text(made.reason), csv_text(made.by),
            csv_text(stamp_words(decision->entry))};
}

std::string row_of(const IncidentReport& incident) {
    const log::LoggedIncident& entered = incident.incident;
    const auto ruling = as_decided(incident);
    std::vector<std::string> fields{csv_text(log::to_text(entered.number)),
                                    csv_text(reference_words(entered.game)),
                                    csv_text(incident.players.white),
                                    csv_text(incident.players.black),
                                    csv_text(stamp_words(entered.entry)),
                                    csv_text(entered.report.reported_by),
                                    csv_text(status_words(entered.status())),
                                    csv_text(ruling ? plain(verdict(*ruling)) : std::string()),
                                    score_field(incident, ruling),
                                    articles_field(incident)};
    const std::vector<std::string> decision = decision_fields(incident);
    fields.insert(fields.end(), decision.begin(), decision.end());
    return csv_row(fields);
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
