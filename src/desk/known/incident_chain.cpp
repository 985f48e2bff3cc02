#include "desk/known/incident_chain.hpp"

#include <algorithm>
#include <set>

#include "desk/known/earlier_matters.hpp"
#include "report/event/entry_words.hpp"

namespace jadoube::desk {
namespace {

const log::LoggedIncident* with_id(const log::State& state, const log::EntryId& id) {
    const auto found =
        std::ranges::find_if(state.incidents, [&](const log::LoggedIncident& one) { return one.entry.id == id; });
    return found == state.incidents.end() ? nullptr : &*found;
}

}  // namespace

std::vector<const log::LoggedIncident*> with_those_it_rests_on(const OpenLog& open,
                                                               const log::LoggedIncident& incident) {
    std::set<log::EntryId> before;
    const log::LoggedIncident* last = &incident;
    while (last != nullptr && last->report.goes_on_from && before.insert(*last->report.goes_on_from).second)
        last = with_id(open.state, *last->report.goes_on_from);
    const auto counted = counted_before(open.state, incident, incident.counted());
    std::vector<const log::LoggedIncident*> all{&incident};
    for (const log::LoggedIncident* one : incidents_before(open.state, desk::before(incident))) {
        const bool is_counted = std::ranges::any_of(
            counted, [&](const report::EarlierOffence& offence) { return offence.incident == one->number; });
        if (!one->is_for_few_eyes && (is_counted || before.contains(one->entry.id))) all.push_back(one);
    }
    return all;
}

std::vector<report::ChainLine> chain_of(const OpenLog& open, const std::vector<const log::LoggedIncident*>& incidents) {
    std::set<log::EntryId> ids;
    for (const log::LoggedIncident* incident : incidents) {
        ids.insert(incident->entry.id);
        if (incident->record) ids.insert(incident->record->entry.id);
    }
    std::vector<report::ChainLine> chain;
    for (const log::Entry& entry : open.entries()) {
        const auto references = log::references_of(entry.data);
        const bool is_another = entry.kind() == log::EntryKind::incident && ids.count(entry.id) == 0;
        const bool speaks_of_it =
            (entry.supersedes && ids.count(*entry.supersedes) != 0) ||
            std::ranges::any_of(references, [&](const log::Reference& one) { return ids.count(one.id) != 0; });
        if (ids.count(entry.id) == 0 && (is_another || !speaks_of_it)) continue;
        ids.insert(entry.id);
        chain.push_back({log::stamp_of(entry, open.state.names, incidents.front()->entry.zone),
                         std::string(name_of(entry.kind())), report::to_words(entry, open.state), entry.hash});
    }
    return chain;
}

}  // namespace jadoube::desk
