// A log that is open: its entries, checked to the last, and what they say of the event.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "log/recording/checked_log.hpp"
#include "log/state/fold.hpp"

namespace jadoube::desk {

struct OpenLog {
    log::CheckedLog store;
    log::State state;
    std::optional<log::LogNumber> at = {};        // an earlier moment; nothing: as it is now
    bool is_whole = true;                         // else the entries of the event and of one game
    std::vector<log::Arbiter> own_arbiters = {};  // those of this device, as its log was begun

    /// Those of the moment.
    [[nodiscard]] std::span<const log::Entry> entries() const;
    /// Records entries of one game, or of none, all or nothing; where something was recorded of this game or of the
    /// event since the log was read, what they go by may not hold, and this fails with log_busy.
    [[nodiscard]] Result<std::vector<log::Recorded>> record(const std::vector<log::NewEntry>& new_entries);
    [[nodiscard]] Result<log::Recorded> record(const log::NewEntry& entry);
    /// Takes in what was recorded.
    void look_again();

private:
    void take_arbiters();
    [[nodiscard]] log::Basis basis_for(const std::optional<event::GameReference>& game) const;
};

/// Opens a log, and takes in its entries or a part of them: all where the laws in force count matters of other games. A
/// damaged one is not opened.
[[nodiscard]] Result<OpenLog> open_log(const std::filesystem::path& path, log::Access access,
                                       const log::Surroundings& around, const log::Part& part = log::WholeLog{});

/// The log as it stood after the entry of that number; nothing can be recorded in it. Fails with no_such_entry.
[[nodiscard]] Result<OpenLog> as_it_stood(OpenLog open, const log::LogNumber& entry);

/// Whose name stands under what is recorded: the one given, as the event writes it where it knows it; else the only
/// arbiter of this device or of the event; of several nobody's, which is refused where it is recorded. Where the event
/// names no arbiter it is "arbiter".
[[nodiscard]] std::string recorder(const OpenLog& open, const std::string& given);
[[nodiscard]] std::string recorder(const log::State& state, const std::string& given);
/// That it is somebody's. Fails with usage, naming the arbiters.
[[nodiscard]] Result<void> require_recorder(const log::State& state, const std::string& name);

/// The event as it was begun.
[[nodiscard]] log::EventBegun event_of(const log::State& state);
/// The laws in force.
[[nodiscard]] log::AdoptedRules rules_of(const log::State& state);

/// The entry with that number, as it was typed. Fails with no_such_entry, naming what there is.
[[nodiscard]] Result<const log::Entry*> entry_numbered(const OpenLog& open, const log::LogNumber& number);
/// The incident with that number, as it was typed. Fails with no_such_entry, naming what there is.
[[nodiscard]] Result<const log::LoggedIncident*> incident_numbered(const OpenLog& open,
                                                                   const std::optional<log::LogNumber>& number);

/// The id of one entry of a command that records several; the same in a retry.
[[nodiscard]] log::EntryId part_of(const log::EntryId& command, std::string_view part);

}  // namespace jadoube::desk
