// How a log begins: made whole under another name, then given its own, so that there is a complete log or none.
#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>  // NOLINT(modernize-deprecated-headers): renameat2 is POSIX, not C++
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/error.hpp"
#include "log/chain/entry_rows.hpp"
#include "log/disk/log_path.hpp"
#include "log/disk/schema.hpp"
#include "log/keys/key_file.hpp"
#include "log/recording/checked_log.hpp"
#include "log/verify/schema_check.hpp"

namespace jadoube::log {
namespace {

/// Files that are removed again unless the log is kept.
class Unfinished {
public:
    Unfinished() = default;
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;
    ~Unfinished() {
        for (const auto& file : files_) ::unlink(file.c_str());
    }
    void add(const std::filesystem::path& file) { files_.push_back(file); }
    void keep_all() { files_.clear(); }

private:
    std::vector<std::filesystem::path> files_;
};

Result<DeviceKey> new_key(const Random& random) {
    const std::string bytes = random(DeviceKey::kSeedSize);
    DeviceKey::Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(bytes.at(i));
    return DeviceKey::from_seed(seed);
}

/// The texts of the laws, in the log; their hashes under their names.
Result<AdoptedRules> keep_rules(Database& database, const NewLog& begin) {
    const auto text = keep_text(database, begin.rules_text);
    if (!text) return tl::unexpected(text.error());
    AdoptedRules rules{begin.event.rules.id, *text};
    for (const auto& [id, other] : begin.other_rules) {
        const auto kept = keep_text(database, other);
        if (!kept) return tl::unexpected(kept.error());
        rules.with.push_back({id, *kept});
    }
    return rules;
}

Result<void> fill(Database& database, const DeviceKey& key, const NewLog& begin, const Surroundings& surroundings) {
    if (auto set = database.run(fmt::format("PRAGMA application_id={}", kApplicationId)); !set) return set;
    if (auto set = database.run(fmt::format("PRAGMA user_version={}", kFormatVersion)); !set) return set;
    if (auto made = make_tables(database); !made) return made;
    auto rules = keep_rules(database, begin);
    if (!rules) return tl::unexpected(rules.error());
    EventBegun event = begin.event;
    event.rules = std::move(*rules);
    event.key = key.public_key();
    if (const auto fits = read_data(EntryKind::event, to_json(EntryData(event))); !fits)
        return tl::unexpected(fits.error());
    auto chain = database.run("INSERT INTO main.chains(chain, device, first_key) VALUES(?, ?, ?)",
                              {to_blob(chain_of_key(event.key)), TextValue{event.device}, to_blob(event.key)});
    if (!chain) return chain;
    const NewEntry first{.id = new_entry_id(surroundings.random), .data = event, .author = begin.author};
    const auto recorded = record(database, chain_of_key(event.key), key, first, surroundings.now());
    if (!recorded) return tl::unexpected(recorded.error());
    return {};
}

Result<void> make_file(const std::filesystem::path& path, const DeviceKey& key, const NewLog& begin,
                       const Surroundings& surroundings) {
    auto database = Database::create(path);
    if (!database) return tl::unexpected(database.error());
    // A table WITHOUT ROWID keeps a quarter of a page of each row with its key: 8 kB hold a usual body, 4 kB do not,
    // and the log was four times as large.
    if (auto set = database->run("PRAGMA page_size=8192"); !set) return set;
    if (auto set = database->use_write_ahead_log(); !set) return set;
    if (auto begun = database->run("BEGIN IMMEDIATE"); !begun) return begun;
    if (auto filled = fill(*database, key, begin, surroundings); !filled) return filled;
    if (auto committed = database->run("COMMIT"); !committed) return committed;
    return database->checkpoint();
}

Result<void> give_name(const std::filesystem::path& made, const std::filesystem::path& path) {
    if (::renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE) == 0) return {};
    return failure(ErrorCode::log_readonly, fmt::format("the log cannot be given its name: {}", std::strerror(errno)),
                   shown(path), "choose another name or folder");
}

/// The names under which a log and its key are made, before they get their own. They follow from the key, so that what
/// a killed program left can be told from the key of a log that was moved away.
struct MakingNames {
    std::filesystem::path log;
    std::filesystem::path key;
};
MakingNames making_names(const std::filesystem::path& path, const PublicKey& key) {
    const std::string mark = to_hex(chain_of_key(key)).substr(0, 16);
    return {fmt::format("{}.{}.tmp", path.string(), mark), fmt::format("{}.{}.key.tmp", path.string(), mark)};
}

/// A program that was killed while it made this log may have left its key under the key's own name, and then the log
/// under another: nothing was recorded with it, and both are removed.
void remove_what_was_left(const std::filesystem::path& path) {
    const auto key_path = key_path_of(path);
    const auto key = look_at_key_file(key_path);
    if (!key) return;
    const MakingNames names = making_names(path, key->key);
    std::error_code problem;
    if (!std::filesystem::exists(names.log, problem)) return;
    const HeldKey held(key_path);
    if (!held.is_held()) return;  // it is being made at this moment
    ::unlink(key_path.c_str());
    for (const char* suffix : {"", "-wal", "-shm"}) ::unlink((names.log.string() + suffix).c_str());
}

Result<void> require_no_log(const std::filesystem::path& path) {
    std::error_code problem;
    const auto status = std::filesystem::symlink_status(path, problem);
    if (status.type() == std::filesystem::file_type::not_found) return {};
    return failure(ErrorCode::usage, "a file of this name is here already; a log is never replaced", shown(path),
                   "choose another name");
}

}  // namespace

/// Takes in what the log joins while it has no name yet: whatever is refused, or cut short, leaves no log.
Result<void> CheckedLog::join(const std::filesystem::path& made, const DeviceKey& key, const NewLog& begin,
                              const Surroundings& surroundings) {
    auto database = Database::open(made, Access::append, surroundings.wait);
    if (!database) return tl::unexpected(database.error());
    database->carry_over_on_close(true);
    CheckedLog log(made, std::move(*database), surroundings);
    log.own_ = chain_of_key(key.public_key());
    log.key_ = key;
    if (const auto taken = log.take_in(begin.joins, begin.author); !taken) return tl::unexpected(taken.error());
    if (auto committed = log.database_.run("COMMIT"); !committed) return committed;
    return log.database_.checkpoint();
}

/// What its own device recorded of a log that was just begun.
void CheckedLog::keep_begun() {
    std::vector<Recorded> begun;
    for (const Entry& entry : entries_)
        if (entry.chain == own_) begun.push_back({entry, false});
    keep_outside(begun);
}

Result<CheckedLog> CheckedLog::create(const std::filesystem::path& path, const NewLog& begin,
                                      const Surroundings& surroundings) {
    const auto resolved = resolve_log_path(path);
    if (!resolved) return tl::unexpected(resolved.error());
    if (const auto free = require_no_log(*resolved); !free) return tl::unexpected(free.error());
    if (disk_of(resolved->parent_path()) == Disk::shared) {
        return failure(ErrorCode::log_readonly, "a network disk: two writers could destroy the log", shown(*resolved),
                       "choose a folder on a disk of this computer");
    }
    const auto key = new_key(surroundings.random);
    if (!key) return tl::unexpected(key.error());

    remove_what_was_left(*resolved);
    const auto key_path = key_path_of(*resolved);
    if (const auto free = require_no_key(key_path); !free) return tl::unexpected(free.error());
    const MakingNames names = making_names(*resolved, key->public_key());
    Unfinished unfinished;
    if (const auto written = write_key_file(names.key, *key, begin.passphrase.get()); !written)
        return tl::unexpected(written.error());
    unfinished.add(names.key);
    std::optional<HeldKey> held(std::in_place, names.key);
    for (const char* suffix : {"", "-wal", "-shm"}) unfinished.add(names.log.string() + suffix);
    if (const auto made = make_file(names.log, *key, begin, surroundings); !made) return tl::unexpected(made.error());
    if (!begin.joins.empty())
        if (const auto joined = join(names.log, *key, begin, surroundings); !joined)
            return tl::unexpected(joined.error());
    if (const auto named = give_name(names.key, key_path); !named) return tl::unexpected(named.error());
    unfinished.add(key_path);
    if (const auto named = give_name(names.log, *resolved); !named) return tl::unexpected(named.error());
    unfinished.add(*resolved);
    if (const auto synced = sync_folder_of(*resolved); !synced) return tl::unexpected(synced.error());
    unfinished.keep_all();
    held.reset();
    auto log = open(*resolved, Access::append, surroundings, WholeLog{}, *key);
    if (log) log->keep_begun();
    return log;
}

}  // namespace jadoube::log
