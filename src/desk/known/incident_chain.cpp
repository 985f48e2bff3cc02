#include "desk/known/incident_chain.hpp"

#include <algorithm>
#include <set>

#include "report/event/entry_words.hpp"

namespace jadoube::desk {

std::vector<report::ChainLine> chain_of(const OpenLog& open, const log::LoggedIncident& incident) {
    std::set<log::EntryId> ids{incident.entry.id};
    if (incident.record) ids.insert(incident.record->entry.id);
    std::vector<report::ChainLine> chain;
    for (const log::Entry& entry : open.entries()) {
        const auto references = log::references_of(entry.data);
        const bool is_another = entry.kind() == log::EntryKind::incident && entry.id != incident.entry.id;
        const bool speaks_of_it =
            (entry.supersedes && ids.count(*entry.supersedes) != 0) ||
            std::ranges::any_of(references, [&](const log::Reference& one) { return ids.count(one.id) != 0; });
        if (ids.count(entry.id) == 0 && (is_another || !speaks_of_it)) continue;
        ids.insert(entry.id);
        chain.push_back({log::stamp_of(entry, open.state.names, incident.entry.zone),
                         std::string(name_of(entry.kind())), report::to_words(entry, open.state), entry.hash});
    }
    return chain;
}

}  // namespace jadoube::desk
