// The kinds of entries that a log has.
#pragma once

#include <optional>
#include <string_view>

namespace jadoube::log {

enum class EntryKind {
    event,
    rules,
    game,
    incident,
    fact,
    ruling,
    decision,
    withdrawal,
    adjournment,
    sealed,
    clock_paused,
    presence,
    opened,
    resumed,
    seal_void,
    clocks_read,
    correction,
    appeal,
    appeal_panel,
    appeal_closed,
    imported,
    pairing,
    merged,
    key,
    confidential,
    redaction,
    device_retired
};
[[nodiscard]] std::string_view name_of(EntryKind kind);
[[nodiscard]] std::optional<EntryKind> kind_named(std::string_view name);
/// Everything but the event, withdrawals, merges, changes of the key, what is confidential, and what makes a sealed
/// move checkable.
[[nodiscard]] bool may_be_withdrawn(EntryKind kind);

}  // namespace jadoube::log
