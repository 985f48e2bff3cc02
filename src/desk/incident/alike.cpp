#include "desk/incident/alike.hpp"

#include "desk/known/changed_before.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace jadoube::desk {
namespace {

/// What was done and by whom, without the squares: two arbiters may write the same offence differently.
std::vector<std::pair<std::string, std::string>> kinds_of(const log::IncidentReported& report) {
    std::vector<std::pair<std::string, std::string>> kinds;
    for (const Json& act : report.acts) kinds.emplace_back(act.text("act"), act.text("by"));
    return kinds;
}

/// Whether both tell a fact, and tell it otherwise: then they speak of two things.
bool contradict(const log::IncidentReported& a, const log::IncidentReported& b) {
    return std::any_of(a.facts.begin(), a.facts.end(), [&](const log::ToldFact& one) {
        return std::any_of(b.facts.begin(), b.facts.end(), [&](const log::ToldFact& other) {
            return one.fact == other.fact && one.value != other.value;
        });
    });
}

/// Whether somebody decided on it who had heard of the other.
bool is_decided_beside(const log::State& state, const log::LoggedIncident& incident, const log::LoggedIncident& other) {
    return std::any_of(incident.decisions.begin(), incident.decisions.end(), [&](const auto& decision) {
        return had_heard(state, decision.entry, other.entry) && had_heard(state, decision.entry, incident.entry);
    });
}

bool may_be_one(const log::State& state, const log::LoggedIncident& a, const log::LoggedIncident& b) {
    const bool can_be_read = !a.withdrawal && !b.withdrawal && !a.is_for_few_eyes && !b.is_for_few_eyes;
    if (!can_be_read || a.game != b.game || !is_like(a.report, b.report)) return false;
    if (had_heard(state, a.entry, b.entry) || had_heard(state, b.entry, a.entry)) return false;
    return !is_decided_beside(state, a, b) || !is_decided_beside(state, b, a);
}

}  // namespace

bool is_like(const log::IncidentReported& a, const log::IncidentReported& b) {
    return a.ply == b.ply && a.fen == b.fen && a.moves == b.moves && kinds_of(a) == kinds_of(b) && !contradict(a, b);
}

std::vector<AlikeIncidents> alike_incidents(const log::State& state) {
    std::vector<AlikeIncidents> alike;
    for (auto one = state.incidents.begin(); one != state.incidents.end(); ++one)
        for (auto other = one + 1; other != state.incidents.end(); ++other)
            if (may_be_one(state, *one, *other)) alike.push_back({&*one, &*other});
    return alike;
}

}  // namespace jadoube::desk
