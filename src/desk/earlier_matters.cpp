#include "desk/earlier_matters.hpp"

#include <algorithm>

#include "adjudicate/ruling/as_earlier.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::EarlierIncident;

std::vector<EarlierIncident> proposed(const log::LoggedIncident& incident) {
    if (!incident.ruling) return {};
    const auto ruling = adjudicate::read_ruling(incident.ruling->what.ruling);
    if (!ruling) return {};
    std::vector<const adjudicate::MatterRuling*> matters;
    for (const adjudicate::MatterRuling& matter : ruling->matters) matters.push_back(&matter);
    return as_earlier(matters);
}

/// What is remembered by the log, at the matter that it is about, or as one of its own.
void remember(const log::Counted& counted, std::vector<EarlierIncident>& matters) {
    const auto kind = rules::named<rules::Kind>(counted.kind);
    const auto by = adjudicate::person_named(counted.by);
    if (!kind || !by) return;
    const auto found = std::find_if(matters.begin(), matters.end(), [&](const EarlierIncident& matter) {
        return !matter.is_remembered && matter.by == *by && rules::covers_any(*kind, matter.kinds);
    });
    if (found != matters.end()) {
        found->is_remembered = true;
    } else {
        matters.push_back({.kinds = {*kind}, .by = *by});
    }
}

/// The arbiter decided otherwise: under which articles, and what was found, nobody can tell.
void forget_ruling(std::vector<EarlierIncident>& matters) {
    for (EarlierIncident& matter : matters) {
        matter.articles.reset();
        matter.found.reset();
    }
}

std::vector<EarlierIncident> matters_of(const log::LoggedIncident& incident) {
    const log::IncidentStatus status = incident.status();
    if (status != log::IncidentStatus::ruled && status != log::IncidentStatus::decided) return {};
    std::vector<EarlierIncident> matters = proposed(incident);
    if (incident.decision && incident.decision->what.manner == log::DecisionManner::otherwise) forget_ruling(matters);
    for (EarlierIncident& matter : matters) matter.is_remembered = false;
    for (const log::Counted& counted : incident.counted()) remember(counted, matters);
    for (EarlierIncident& matter : matters) matter.is_decided = status == log::IncidentStatus::decided;
    return matters;
}

}  // namespace

std::vector<EarlierIncident> earlier_in(const log::State& state, const event::GameReference& game,
                                        std::optional<int> before_incident) {
    std::vector<EarlierIncident> all;
    for (const log::LoggedIncident& incident : state.incidents) {
        if (incident.game != game || (before_incident && incident.number >= *before_incident)) continue;
        const auto matters = matters_of(incident);
        all.insert(all.end(), matters.begin(), matters.end());
    }
    return all;
}

}  // namespace jadoube::desk
