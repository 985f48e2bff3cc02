// Recording incidents and rulings, and saying so: "recorded as 3 (incident 1)".
#pragma once

#include <functional>

#include "cli/log/logged_case.hpp"

namespace jadoube::cli {

/// One command that records.
struct Recording {
    log::EntryId id;
    std::string author;
};

/// The ruling as an entry, to be recorded with what it rules on.
[[nodiscard]] log::NewEntry ruling_entry(const Recording& recording, const log::Incident& incident,
                                         const Judged& judged);

/// What was recorded, or had been by an earlier try of the same command.
struct Receipt {
    log::EntrySeq seq;  // of the entry that the command is for
    log::EntryId id;
    bool was_there = false;
    int incident = 0;  // its number
};

/// "recorded as 3 (incident 1)", "already recorded as 3 (incident 1)".
[[nodiscard]] std::string to_text(const Receipt& receipt);
/// `schema`, `entry`, `id`, `was_there`, `incident`.
[[nodiscard]] Json to_json(const Receipt& receipt);

/// Whether an entry of the command's kind is what the command tells now.
using SaysTheSame = std::function<bool(const log::Entry&)>;

/// The receipt of a command that was recorded before; nothing where this is the first try. Fails with usage where the
/// id is that of another kind of entry, or of one that says something else.
[[nodiscard]] Result<std::optional<Receipt>> earlier_try(const Desk& desk, const log::EntryId& id, log::EntryKind kind,
                                                         const SaysTheSame& says_the_same);

/// Prints a ruling, with its reasons or without, the receipt and what to type next; answers fine, needs_facts or
/// bad_input.
[[nodiscard]] ExitCode show_ruling(const Session& session, const Judged& judged, const Receipt& receipt,
                                   bool with_reasons);
/// The same for a ruling that the log holds already.
[[nodiscard]] ExitCode show_recorded(const Session& session, const Desk& desk, const Receipt& receipt,
                                     bool with_reasons);

}  // namespace jadoube::cli
