#include "desk/left_open.hpp"

#include "base/error.hpp"

namespace jadoube::desk {
namespace {

using log::IncidentStatus;

bool waits(IncidentStatus status) {
    return status == IncidentStatus::open || status == IncidentStatus::needs_facts || status == IncidentStatus::ruled;
}

bool rests_on_ruling(const log::LoggedIncident& incident) {
    const bool is_own = incident.decision && incident.decision->what.manner == log::DecisionManner::otherwise;
    return incident.ruling && !incident.withdrawal && !is_own;
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
