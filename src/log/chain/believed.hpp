// How far each device is believed: where another device of the event retired its key (it was stolen, or lost), what was
// signed with it after that stays in the log, is named, and has no effect.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "log/entry/entry.hpp"

namespace jadoube::log {

/// The last entry of a chain that is believed, and the entry that says so.
struct BelievedUpTo {
    EntrySeq last;
    EntryId by;
};

/// For each chain whose key was retired elsewhere. Follows from the entries alone, in the order of
/// CheckedLog::entries(): chains are heard in the order in which they began, each as far as it is believed itself; so
/// of two devices that retire each other that which began first counts. The last word of a chain on another counts.
class Believed {
public:
    explicit Believed(std::span<const Entry> entries);
    /// Nothing where the chain is believed whole.
    [[nodiscard]] std::optional<BelievedUpTo> limit_of(const ChainId& chain) const;
    [[nodiscard]] bool is_believed(const Entry& entry) const;
    /// In their order.
    [[nodiscard]] std::vector<const Entry*> not_believed(std::span<const Entry> entries) const;

private:
    std::map<ChainId, BelievedUpTo> limits_;
};

}  // namespace jadoube::log
