// The arbiter's desk: a log that is open, what it says, and the laws it was begun under.
#pragma once

#include "cli/laws/laws.hpp"
#include "log/entry_store.hpp"
#include "log/fold.hpp"

namespace jadoube::cli {

struct Desk {
    log::EntryStore store;
    std::vector<log::Entry> entries;
    log::State state;

    /// Records entries, all or none, where the log still ends as it was read: else what was checked on this desk may
    /// not hold, and this fails with log_busy.
    [[nodiscard]] Result<std::vector<log::Recorded>> record(const std::vector<log::NewEntry>& new_entries);
    [[nodiscard]] Result<log::Recorded> record(const log::NewEntry& entry);

private:
    [[nodiscard]] log::EntryHash last() const;
};

/// The clock of the session and the random bytes of the system.
[[nodiscard]] Result<log::Surroundings> surroundings(const Session& session);

/// Opens the log that find_log names and takes in its entries. What is remarkable about it is said on `err`.
[[nodiscard]] Result<Desk> open_desk(const Session& session, const std::string& log, log::Access access);

/// The laws as the log keeps them; installed rulesets are not looked at.
[[nodiscard]] tl::expected<Laws, Errors> laws_in(const log::EntryStore& store, const log::AdoptedRules& rules);

/// Whose name stands under what is recorded: the one given, else the event's only arbiter, else "arbiter".
[[nodiscard]] std::string recorder(const log::State& state, const std::string& given);

/// The incident with that number. Fails with no_such_entry, naming what there is.
[[nodiscard]] Result<const log::Incident*> incident_numbered(const Desk& desk, std::optional<int> number);

/// The id of a command: the one given with --id, in hexadecimal, else a new one. Fails with usage.
[[nodiscard]] Result<log::EntryId> command_id(const Session& session, const std::string& given);
/// The id of one entry of a command that records several; the same in a retry.
[[nodiscard]] log::EntryId part_of(const log::EntryId& command, std::string_view part);

/// A failure to record, with what to do in the hall while it lasts.
[[nodiscard]] Error on_paper(Error error);
/// The same for a command with this id, which may be tried again.
[[nodiscard]] Error on_paper(Error error, const log::EntryId& command);

}  // namespace jadoube::cli
