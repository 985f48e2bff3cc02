#include "desk/known/changed_before.hpp"

#include <algorithm>
#include <map>

#include "desk/known/earlier_matters.hpp"

namespace jadoube::desk {
namespace {

/// When what it counts for was changed last; nothing where it counts as it was entered.
std::optional<log::LogicalTime> changed_at(const log::LoggedIncident& incident) {
    std::optional<log::LogicalTime> last;
    const auto at = [&](const log::Stamp& entry) { last = std::max(last.value_or(entry.hlc), entry.hlc); };
    if (incident.withdrawal) at(incident.withdrawal->entry);
    if (!incident.corrections.empty()) at(incident.corrections.back().by.entry);
    if (incident.ruling) at(incident.ruling->entry);
    const bool is_own = incident.decision && (incident.decision->what.manner == log::DecisionManner::otherwise ||
                                              incident.decisions.size() > 1);
    if (is_own) at(incident.decision->entry);
    return last;
}

/// Whether something that happened before it in the game was entered after it was ruled upon.
bool is_preceded_since(const log::State& state, const log::LoggedIncident& incident) {
    return std::ranges::any_of(state.incidents, [&](const log::LoggedIncident& one) {
        return one.report.happened && one.game == incident.game && one.entry.hlc > incident.ruling->entry.hlc &&
               moment_of(one) < moment_of(incident);
    });
}

}  // namespace

bool rests_on_ruling(const log::LoggedIncident& incident) {
    const bool is_own = incident.decision && incident.decision->what.manner == log::DecisionManner::otherwise;
    return incident.ruling && !incident.withdrawal && !incident.is_veiled && !is_own;
}

std::vector<const log::LoggedIncident*> after_changes(const log::State& state) {
    std::map<event::GameReference, log::LogicalTime> changed;
    std::vector<const log::LoggedIncident*> found;
    for (const log::LoggedIncident& incident : state.incidents) {
        const auto before = changed.find(incident.game);
        const bool is_after =
            rests_on_ruling(incident) && ((before != changed.end() && incident.ruling->entry.hlc < before->second) ||
                                          is_preceded_since(state, incident));
        if (is_after) found.push_back(&incident);
        if (const auto at = changed_at(incident)) {
            auto& last = changed[incident.game];
            last = std::max(last, *at);
        }
    }
    return found;
}

}  // namespace jadoube::desk
