#include "desk/incident/left_open.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "desk/incident/appeals.hpp"
#include "desk/incident/authority.hpp"

namespace jadoube::desk {
namespace {

using log::IncidentStatus;

bool waits(IncidentStatus status) {
    return status != IncidentStatus::decided && status != IncidentStatus::withdrawn;
}

bool rests_on_ruling(const log::LoggedIncident& incident) {
    const bool is_own = incident.decision && incident.decision->what.manner == log::DecisionManner::otherwise;
    return incident.ruling && !incident.withdrawal && !incident.is_veiled && !is_own;
}

/// Decided, by somebody above whom somebody stands, and no appeal on it waits.
bool may_be_appealed(const log::EventBegun& event, const log::LoggedIncident& incident) {
    const auto decider = decider_of(event, incident);
    return incident.status() == IncidentStatus::decided && incident.pending_appeal() == nullptr && decider &&
           decider->authority != Authority::appeals_committee;
}

bool is_same(const adjudicate::Ruling& a, const adjudicate::Ruling& b) {
    return a.status == b.status && a.standing == b.standing && counted_by(a) == counted_by(b);
}

}  // namespace

std::vector<const log::LoggedIncident*> waiting(const log::State& state) {
    std::vector<const log::LoggedIncident*> all;
    for (const log::LoggedIncident& incident : state.incidents)
        if (waits(incident.status())) all.push_back(&incident);
    return all;
}

std::vector<const log::LoggedIncident*> with_waiting_appeal(const log::State& state) {
    std::vector<const log::LoggedIncident*> all;
    for (const log::LoggedIncident& incident : state.incidents)
        if (incident.pending_appeal() != nullptr) all.push_back(&incident);
    return all;
}

tl::expected<std::vector<AppealTime>, Errors> appeal_times(const OpenLog& open, log::UtcTime now) {
    std::vector<AppealTime> times;
    const log::EventBegun event = event_of(open.state);
    for (const log::LoggedIncident& incident : open.state.incidents) {
        if (!may_be_appealed(event, incident)) continue;
        const auto laws = laws_in(open.store, incident.rules);
        if (!laws) return tl::unexpected<Errors>(laws.error());
        const auto window = appeal_law(*laws, event).window;
        if (!window) continue;
        const log::UtcTime until{incident.decision->entry.at.ms + window->count};
        if (until > now) times.push_back({&incident, until});
    }
    std::stable_sort(times.begin(), times.end(),
                     [](const AppealTime& a, const AppealTime& b) { return a.until < b.until; });
    return times;
}

tl::expected<std::vector<RulingDue>, Errors> due_again(const OpenLog& open) {
    std::vector<RulingDue> due;
    for (const log::LoggedIncident& incident : open.state.incidents) {
        if (!rests_on_ruling(incident)) continue;
        auto recorded = adjudicate::read_ruling(incident.ruling->what.ruling);
        if (!recorded) return tl::unexpected<Errors>(Errors{recorded.error()});
        const auto matter = matter_of(open, incident);
        if (!matter) return tl::unexpected<Errors>(Errors{matter.error()});
        auto now = judge_matter(open, *matter);
        if (!now) return tl::unexpected<Errors>(now.error());
        if (!is_same(*recorded, now->ruling)) due.push_back({&incident, std::move(*recorded), std::move(*now)});
    }
    return due;
}

}  // namespace jadoube::desk
