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

bool had_heard(const log::State& state, const log::Stamp& entry, const log::Stamp& other) {
    const auto is_before = [&](const log::LogNumber& number) {
        return number.device == entry.number.device && number.value < entry.number.value;
    };
    const auto brings_it = [&](const log::ChainMerged& chain) {
        return state.names.number(chain.chain, chain.last).device == other.number.device &&
               chain.last >= other.number.value;
    };
    return is_before(other.number) ||
           std::any_of(state.merges.begin(), state.merges.end(), [&](const log::Entered<log::ChainsMerged>& merge) {
               const auto& chains = merge.what.chains;
               return is_before(merge.entry.number) && std::any_of(chains.begin(), chains.end(), brings_it);
           });
}

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

std::vector<const log::LoggedIncident*> ruled_unheard(const log::State& state) {
    std::vector<const log::LoggedIncident*> found;
    for (const log::LoggedIncident& incident : state.incidents) {
        const auto came_later = [&](const log::LoggedIncident& one) {
            return one.game == incident.game && one.entry.id != incident.entry.id &&
                   one.entry.hlc < incident.ruling->entry.hlc && !had_heard(state, incident.ruling->entry, one.entry);
        };
        if (rests_on_ruling(incident) && std::ranges::any_of(state.incidents, came_later)) found.push_back(&incident);
    }
    return found;
}

}  // namespace jadoube::desk
