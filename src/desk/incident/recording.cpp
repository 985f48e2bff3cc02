#include "desk/incident/recording.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "desk/known/judged_matter.hpp"

namespace jadoube::desk {
namespace {

/// The incident that an entry speaks of.
std::optional<log::EntryId> incident_of(const log::Entry& entry) {
    if (entry.kind() == log::EntryKind::incident) return entry.id;
    const auto references = log::references_of(entry.data);
    const auto found = std::find_if(references.begin(), references.end(),
                                    [](const log::Reference& r) { return r.kind == log::EntryKind::incident; });
    return found == references.end() ? std::nullopt : std::optional(found->id);
}

log::LogNumber number_of(const log::State& state, const std::optional<log::EntryId>& id) {
    const auto found = std::find_if(state.incidents.begin(), state.incidents.end(),
                                    [&](const log::LoggedIncident& incident) { return incident.entry.id == id; });
    return found == state.incidents.end() ? log::LogNumber{} : found->number;
}

}  // namespace

Result<log::NewEntry> game_entry(OpenLog& open, const Recording& recording, const event::GameReference& reference,
                                 const GameOnFile& game) {
    if (game.known.pgn) {
        if (const auto kept = open.store.put_text(game.pgn); !kept) return tl::unexpected<Error>(kept.error());
    }
    return log::NewEntry{part_of(recording.id, "game"), game.known, recording.author, reference};
}

log::NewEntry ruling_entry(const Recording& recording, const log::LoggedIncident& incident,
                           const JudgedMatter& judged) {
    log::RulingProposed proposed{.incident = incident.entry.id,
                                 .rules = incident.rules,
                                 .ruling = adjudicate::to_json(judged.ruling),
                                 .program = fmt::format("jadoube {}", JADOUBE_VERSION),
                                 .counted = counted_by(judged.ruling)};
    return {part_of(recording.id, "ruling"), std::move(proposed), recording.author, incident.game};
}

Result<std::optional<Receipt>> earlier_try(const OpenLog& open, const log::EntryId& id, log::EntryKind kind,
                                           const SaysTheSame& says_the_same) {
    const auto found = open.store.find(id);
    if (!found) return tl::unexpected<Error>(found.error());
    const std::optional<log::Entry>& entry = *found;
    if (!entry) return std::optional<Receipt>();
    if (entry->kind() != kind) {
        return failure(
            ErrorCode::usage,
            fmt::format("entry {} has this id and is of the kind '{}'", entry->seq.value, name_of(entry->kind())),
            "--id", "leave --id out for a new command");
    }
    if (!says_the_same(*entry)) {
        return failure(
            ErrorCode::usage,
            fmt::format("entry {} has this id and says something else: nothing was recorded", entry->seq.value), "--id",
            "leave --id out for a new command");
    }
    return std::optional(Receipt{entry->seq, id, true, number_of(open.state, incident_of(*entry))});
}

}  // namespace jadoube::desk
