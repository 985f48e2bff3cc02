#include "log/entry/entry_kind.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace jadoube::log {
namespace {

constexpr std::array<std::pair<EntryKind, std::string_view>, 27> kKinds{{
    {EntryKind::event, "event"},
    {EntryKind::rules, "rules"},
    {EntryKind::game, "game"},
    {EntryKind::incident, "incident"},
    {EntryKind::fact, "fact"},
    {EntryKind::ruling, "ruling"},
    {EntryKind::decision, "decision"},
    {EntryKind::withdrawal, "withdrawal"},
    {EntryKind::adjournment, "adjournment"},
    {EntryKind::sealed, "sealed"},
    {EntryKind::clock_paused, "clock_paused"},
    {EntryKind::presence, "presence"},
    {EntryKind::opened, "opened"},
    {EntryKind::resumed, "resumed"},
    {EntryKind::seal_void, "seal_void"},
    {EntryKind::clocks_read, "clocks_read"},
    {EntryKind::correction, "correction"},
    {EntryKind::appeal, "appeal"},
    {EntryKind::appeal_panel, "appeal_panel"},
    {EntryKind::appeal_closed, "appeal_closed"},
    {EntryKind::imported, "imported"},
    {EntryKind::pairing, "pairing"},
    {EntryKind::merged, "merged"},
    {EntryKind::key, "key"},
    {EntryKind::confidential, "confidential"},
    {EntryKind::redaction, "redaction"},
    {EntryKind::device_retired, "device_retired"},
}};

}  // namespace

std::string_view name_of(EntryKind kind) {
    return std::find_if(kKinds.begin(), kKinds.end(), [&](const auto& row) { return row.first == kind; })->second;
}

std::optional<EntryKind> kind_named(std::string_view name) {
    const auto* row = std::find_if(kKinds.begin(), kKinds.end(), [&](const auto& r) { return r.second == name; });
    if (row == kKinds.end()) return std::nullopt;
    return row->first;
}

bool may_be_withdrawn(EntryKind kind) {
    switch (kind) {
        case EntryKind::event:
        case EntryKind::withdrawal:
        case EntryKind::merged:
        case EntryKind::key:
        case EntryKind::confidential:
        case EntryKind::redaction:
        case EntryKind::device_retired:
        case EntryKind::sealed:
        case EntryKind::clock_paused:
        case EntryKind::opened:
        case EntryKind::seal_void: return false;
        default: return true;
    }
}

}  // namespace jadoube::log
