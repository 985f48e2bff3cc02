// The log of an event on this device: entries are added, never changed, each hashed onto the one before and signed.
//
// This is the one door to the entries of a log: there is no way to open it that does not check it to the last entry
// first, and the entries that it gives are those that were read to check them. A damaged log is not opened at all;
// `verify` says what is wrong with it, and a new log that names it (FollowedLog) goes on.
//
// "Recorded" means that the disk has synced. A failure to record says one of two things: not recorded, nothing changed
// (log_busy, log_readonly, log_full, or what is wrong with the entry), or unknown (log_unknown). See "What is promised"
// in docs/log-format.md.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "log/database.hpp"
#include "log/entry.hpp"
#include "log/signing.hpp"
#include "log/verify.hpp"

namespace jadoube::log {

/// What the log takes from the world, given in so that the same input makes the same bytes.
struct Surroundings {
    Clock now;
    Random random;
    std::chrono::milliseconds wait{10'000};  // for another program that is writing
};

/// What a log begins with. The store fills in the hash of the rules and the key of the device.
struct NewLog {
    EventBegun event;
    std::string rules_text;                               // of event.rules.id, as its file has it
    std::map<std::string, std::string> other_rules = {};  // id -> text of what it extends or defers to
    std::string author;
};

struct Recorded {
    Entry entry;
    bool was_there = false;  // recorded by an earlier try of the same command
};

/// One open log. Not for use by two threads, nor across fork().
class CheckedLog {
public:
    /// Starts a log in a file that must not exist, and its key beside it (mode 0600). All or nothing: on failure
    /// neither file is there. Fails with usage (a file of that name), key_unusable (a key of that name), log_missing
    /// (no such folder), log_readonly, log_full, or what is wrong with the event.
    [[nodiscard]] static Result<CheckedLog> create(const std::filesystem::path& path, const NewLog& begin,
                                                   const Surroundings& surroundings);

    /// Opens a log and checks all of it. To read needs no key, and works on read-only disks. To append needs the
    /// device's key and a local disk. Fails with log_damaged, naming the first damaged entry, what is wrong with it and
    /// what was expected; and with log_missing, log_foreign, log_readonly, log_busy, key_unusable, format_newer,
    /// file_unreadable.
    [[nodiscard]] static Result<CheckedLog> open(const std::filesystem::path& path, Access access,
                                                 const Surroundings& surroundings);

    /// Records entries in this order, all or none. Where another program wrote meanwhile, the log is checked again
    /// first. One whose id is in the log already is answered from there; if it
    /// says something else there, this fails with internal. With `seen`, the hash of the last entry that the caller
    /// knows, nothing is recorded after another one: log_busy. Errors name what happened: see above.
    [[nodiscard]] Result<std::vector<Recorded>> append(const std::vector<NewEntry>& entries,
                                                       const std::optional<EntryHash>& seen = {});
    [[nodiscard]] Result<Recorded> append(const NewEntry& entry, const std::optional<EntryHash>& seen = {});

    /// Keeps a long text (UTF-8, at most kLargestText bytes) and answers its hash, by which entries name it.
    [[nodiscard]] Result<TextHash> put_text(std::string_view text);
    /// Fails with no_such_entry, or log_damaged where the text is not the one that was kept.
    [[nodiscard]] Result<std::string> text(const TextHash& hash) const;

    /// All entries by number: as they were checked, and those that were recorded here since.
    [[nodiscard]] const std::vector<Entry>& entries() const { return checked_.entries; }
    /// What the check found, which is no damage.
    [[nodiscard]] const Verification& verification() const { return checked_.verification; }

    /// The chain to which this device appends; nothing where the log was opened to read.
    [[nodiscard]] std::optional<ChainId> own_chain() const;
    /// What a person should know of this log although it works: it stands on a removable disk.
    [[nodiscard]] const std::vector<std::string>& remarks() const { return remarks_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    CheckedLog(std::filesystem::path path, Database database, Surroundings surroundings);
    [[nodiscard]] Result<void> check_now();
    [[nodiscard]] Result<void> check_if_changed();
    [[nodiscard]] Result<void> prepare_to_append();
    [[nodiscard]] Result<std::vector<Recorded>> write(const std::vector<NewEntry>& entries,
                                                      const std::optional<EntryHash>& seen);
    [[nodiscard]] Result<std::vector<Recorded>> settle(const std::vector<NewEntry>& entries, const Error& failed);
    [[nodiscard]] Error give_up(const Error& failed);
    [[nodiscard]] Result<void> reconnect();
    [[nodiscard]] Result<void> check_newest() const;
    [[nodiscard]] Result<Recorded> find_or_record(const NewEntry& entry);

    std::filesystem::path path_;
    Database database_;
    Surroundings surroundings_;
    Checked checked_;
    std::int64_t checked_at_ = 0;   // the connection's count of what others committed, when it was checked
    std::optional<DeviceKey> key_;  // only to append
    std::vector<std::string> remarks_;
};

}  // namespace jadoube::log
