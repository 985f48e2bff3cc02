// The log of an event on this device: entries are added, never changed, each hashed onto the one before and signed.
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
class EntryStore {
public:
    /// Starts a log in a file that must not exist, and its key beside it (mode 0600). All or nothing: on failure
    /// neither file is there. Fails with usage (a file of that name), key_unusable (a key of that name), log_missing
    /// (no such folder), log_readonly, log_full, or what is wrong with the event.
    [[nodiscard]] static Result<EntryStore> create(const std::filesystem::path& path, const NewLog& begin,
                                                   const Surroundings& surroundings);

    /// Opens a log. To read needs no key, and works on read-only disks. To append needs the device's key, the tables
    /// exactly as we made them, a local disk and the format of this version. Fails with log_missing, log_foreign,
    /// log_readonly, log_damaged, log_busy, key_unusable, format_newer, file_unreadable.
    [[nodiscard]] static Result<EntryStore> open(const std::filesystem::path& path, Access access,
                                                 const Surroundings& surroundings);

    /// Records entries in this order, all or none. One whose id is in the log already is answered from there; if it
    /// says something else there, this fails with internal. With `seen`, the hash of the last entry that the caller
    /// knows, nothing is recorded after another one: log_busy. Errors name what happened: see above.
    [[nodiscard]] Result<std::vector<Recorded>> append(const std::vector<NewEntry>& entries,
                                                       const std::optional<EntryHash>& seen = {});
    [[nodiscard]] Result<Recorded> append(const NewEntry& entry, const std::optional<EntryHash>& seen = {});

    /// Keeps a long text (UTF-8, at most kLargestText bytes) and answers its hash, by which entries name it.
    [[nodiscard]] Result<TextHash> put_text(std::string_view text);
    /// Fails with no_such_entry, or log_damaged where the text is not the one that was kept.
    [[nodiscard]] Result<std::string> text(const TextHash& hash) const;

    /// All entries in logical order: those of one chain by number, several chains merged. Fails with log_damaged at the
    /// first that is not as it was recorded.
    [[nodiscard]] Result<std::vector<Entry>> entries() const;

    /// The chain to which this device appends; nothing where the log was opened to read.
    [[nodiscard]] std::optional<ChainId> own_chain() const;
    /// What a person should know of this log although it works: written by a newer version, on a removable disk.
    [[nodiscard]] const std::vector<std::string>& remarks() const { return remarks_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    EntryStore(std::filesystem::path path, Database database, Surroundings surroundings);
    [[nodiscard]] Result<void> prepare_to_append(std::int64_t version);
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
    std::optional<DeviceKey> key_;  // only to append
    std::vector<std::string> remarks_;
};

}  // namespace jadoube::log
