#include "log/chain/believed.hpp"

#include <algorithm>

namespace jadoube::log {

Believed::Believed(std::span<const Entry> entries) {
    const bool has_any = std::any_of(entries.begin(), entries.end(),
                                     [](const Entry& entry) { return entry.kind() == EntryKind::device_retired; });
    if (!has_any) return;
    for (const Entry& begun : entries) {
        if (begun.kind() != EntryKind::event) continue;
        for (const Entry& entry : entries) {
            const auto* retired = std::get_if<DeviceRetired>(&entry.data);
            const bool is_heard = retired != nullptr && entry.chain == begun.chain && is_believed(entry);
            if (is_heard) limits_.insert_or_assign(retired->chain, BelievedUpTo{EntrySeq{retired->last}, entry.id});
        }
    }
}

std::optional<BelievedUpTo> Believed::limit_of(const ChainId& chain) const {
    const auto found = limits_.find(chain);
    return found == limits_.end() ? std::nullopt : std::optional(found->second);
}

bool Believed::is_believed(const Entry& entry) const {
    const auto limit = limits_.find(entry.chain);
    return limit == limits_.end() || entry.seq <= limit->second.last;
}

std::vector<const Entry*> Believed::not_believed(std::span<const Entry> entries) const {
    std::vector<const Entry*> all;
    for (const Entry& entry : entries)
        if (!is_believed(entry)) all.push_back(&entry);
    return all;
}

}  // namespace jadoube::log
