#include "log/checked_log.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "log/chain_check.hpp"
#include "log/entry_rows.hpp"
#include "log/key_file.hpp"
#include "log/log_path.hpp"
#include "log/schema.hpp"
#include "log/schema_check.hpp"

namespace jadoube::log {
namespace {

Result<std::int64_t> number(const Database& database, std::string_view sql) {
    const auto value = database.value(sql);
    if (!value) return tl::unexpected(value.error());
    const auto* number = std::get_if<std::int64_t>(&*value);
    return number != nullptr ? *number : 0;
}

/// That the file is a log of a format that this version can check.
Result<void> require_our_format(const Database& database, const std::filesystem::path& path) {
    const auto application = number(database, "PRAGMA main.application_id");
    if (!application) return tl::unexpected(application.error());
    const auto version = number(database, "PRAGMA main.user_version");
    if (!version) return tl::unexpected(version.error());
    if (*application != kApplicationId || *version < 1) {
        return failure(ErrorCode::log_foreign, "is empty or a database of another program, not a log", shown(path),
                       "name a file made by jadoube init");
    }
    if (*version <= kFormatVersion) return {};
    return failure(
        ErrorCode::format_newer,
        fmt::format("written by a newer jadoube (log format {}; this one checks {})", *version, kFormatVersion),
        shown(path), "update jadoube");
}

Result<std::int64_t> commits_of_others(const Database& database) {
    return number(database, "PRAGMA main.data_version");
}

tl::unexpected<Error> damaged(std::string words, const std::filesystem::path& path) {
    return failure(ErrorCode::log_damaged, std::move(words), shown(path),
                   fmt::format("'jadoube verify' says all that is wrong; a new log that names this one goes on: "
                               "jadoube init NEW.jadoube --follows {}",
                               shown(path.filename())));
}

/// The failed attempt changed nothing.
Error not_recorded(Error cause) {
    if (cause.code == ErrorCode::log_unknown) cause.code = ErrorCode::log_readonly;  // it is known now: it is not there
    cause.message = "not recorded: " + cause.message;
    return cause;
}

Error unknown(const Error& cause) {
    return {ErrorCode::log_unknown, "unknown whether it was recorded: " + cause.message, cause.where,
            "look for it when the disk works again (jadoube log), and keep a note on paper until then"};
}

/// What the caller checked may not hold any more.
tl::unexpected<Error> changed_meanwhile(EntrySeq last, const std::filesystem::path& path) {
    return failure(ErrorCode::log_busy,
                   fmt::format("the log has changed meanwhile: its last entry is {} now", last.value), shown(path),
                   "look at it with 'jadoube log'; the same command again goes by what it says now");
}

bool may_have_harmed_the_connection(ErrorCode code) {
    return code == ErrorCode::log_full || code == ErrorCode::log_unknown || code == ErrorCode::log_damaged;
}

bool says_the_same(const Entry& there, const NewEntry& given) {
    return there.data == given.data && there.author == given.author && there.game == given.game &&
           there.supersedes == given.supersedes;
}

}  // namespace

CheckedLog::CheckedLog(std::filesystem::path path, Database database, Surroundings surroundings)
    : path_(std::move(path)), database_(std::move(database)), surroundings_(std::move(surroundings)) {}

Result<CheckedLog> CheckedLog::open(const std::filesystem::path& path, Access access,
                                    const Surroundings& surroundings) {
    const auto resolved = resolve_log_path(path);
    if (!resolved) return tl::unexpected(resolved.error());
    auto database = Database::open(*resolved, access, surroundings.wait);
    if (!database) return tl::unexpected(database.error());
    if (const auto ours = require_our_format(*database, *resolved); !ours) return tl::unexpected(ours.error());
    CheckedLog log(*resolved, std::move(*database), surroundings);
    if (const auto begun = log.database_.run("BEGIN"); !begun) return tl::unexpected(begun.error());
    if (const auto whole = log.check_now(); !whole) return tl::unexpected(whole.error());
    if (const auto ended = log.database_.run("COMMIT"); !ended) return tl::unexpected(ended.error());
    if (access == Access::read) return log;
    if (const auto ready = log.prepare_to_append(); !ready) return tl::unexpected(ready.error());
    return log;
}

/// In a transaction of the caller's, so that what is checked is what is read.
Result<void> CheckedLog::check_now() {
    const auto commits = commits_of_others(database_);
    if (!commits) return tl::unexpected(commits.error());
    checked_ = check(database_, path_);
    checked_at_ = *commits;
    if (checked_.verification.is_ok()) return {};
    return damaged(damage_words(checked_.verification), path_);
}

Result<void> CheckedLog::check_if_changed() {
    const auto commits = commits_of_others(database_);
    if (!commits) return tl::unexpected(commits.error());
    return *commits == checked_at_ ? Result<void>{} : check_now();
}

Result<void> CheckedLog::prepare_to_append() {
    const Disk disk = disk_of(path_);
    if (disk == Disk::shared) {
        return failure(ErrorCode::log_readonly, "stands on a network disk, where two writers could destroy it",
                       shown(path_), "copy the log and its key to a disk of this computer");
    }
    if (disk == Disk::removable)
        remarks_.emplace_back("the log stands on a removable disk, which may lose what it was given");
    auto key = read_key_file(key_path_of(path_));
    if (!key) return tl::unexpected(key.error());
    if (checked_.entries.front().chain != chain_of_key(key->public_key())) {
        return failure(ErrorCode::key_unusable, "is the key of another log", shown(key_path_of(path_)),
                       "put the key of this log back beside it");
    }
    key_ = *key;
    return database_.use_write_ahead_log();
}

std::optional<ChainId> CheckedLog::own_chain() const {
    return key_ ? std::optional(chain_of_key(key_->public_key())) : std::nullopt;
}

Result<Recorded> CheckedLog::append(const NewEntry& entry, const std::optional<EntryHash>& seen) {
    auto recorded = append(std::vector<NewEntry>{entry}, seen);
    if (!recorded) return tl::unexpected(recorded.error());
    return std::move(recorded->front());
}

Result<std::vector<Recorded>> CheckedLog::append(const std::vector<NewEntry>& entries,
                                                 const std::optional<EntryHash>& seen) {
    if (!key_) return failure(ErrorCode::log_readonly, "not recorded: the log was opened to read", shown(path_));
    auto written = write(entries, seen);
    if (!written) return tl::unexpected<Error>(give_up(written.error()));
    if (const auto committed = database_.run("COMMIT"); !committed) return settle(entries, committed.error());
    for (const Recorded& one : *written)
        if (!one.was_there) checked_.entries.push_back(one.entry);
    return written;
}

/// Before the commit nothing can have been recorded. After a failure of the disk the connection is not used again.
Error CheckedLog::give_up(const Error& failed) {
    (void)database_.run("ROLLBACK");
    if (may_have_harmed_the_connection(failed.code)) (void)reconnect();
    return not_recorded(failed);
}

Result<void> CheckedLog::reconnect() {
    database_.close();
    auto again = Database::open(path_, Access::append, surroundings_.wait);
    if (!again) return tl::unexpected(again.error());
    database_ = std::move(*again);
    checked_at_ = -1;  // of a connection that is gone
    return {};
}

Result<std::vector<Recorded>> CheckedLog::write(const std::vector<NewEntry>& entries,
                                                const std::optional<EntryHash>& seen) {
    if (const auto begun = database_.run("BEGIN IMMEDIATE"); !begun) return tl::unexpected(begun.error());
    if (const auto whole = check_if_changed(); !whole) return tl::unexpected(whole.error());
    const auto last = head_of(database_, chain_of_key(key_->public_key()));
    if (!last) return tl::unexpected(last.error());
    const bool is_as_seen = !seen || last->hash == *seen;
    std::vector<Recorded> all;
    for (const NewEntry& entry : entries) {
        auto recorded = find_or_record(entry);
        if (!recorded) return tl::unexpected(recorded.error());
        if (!is_as_seen && !recorded->was_there) return changed_meanwhile(last->seq, path_);
        all.push_back(std::move(*recorded));
    }
    return all;
}

Result<Recorded> CheckedLog::find_or_record(const NewEntry& entry) {
    auto there = find_entry(database_, entry.id);
    if (!there) return tl::unexpected(there.error());
    if (!*there) {
        auto made = record(database_, *key_, entry, surroundings_.now());
        if (!made) return tl::unexpected(made.error());
        return Recorded{std::move(*made), false};
    }
    if (says_the_same(**there, entry)) return Recorded{std::move(**there), true};
    return failure(ErrorCode::internal,
                   fmt::format("entry {} has this id and says something else", (*there)->seq.value));
}

/// Whether the newest entries of this device are whole.
Result<void> CheckedLog::check_newest() const {
    constexpr std::int64_t kNewest = 100;
    const ChainRow chain{chain_of_key(key_->public_key()), {}, key_->public_key()};
    const auto last = database_.value("SELECT max(seq) FROM main.entries WHERE chain = ?", {to_blob(chain.chain)});
    if (!last) return tl::unexpected(last.error());
    const auto* seq = std::get_if<std::int64_t>(&*last);
    const std::int64_t from = std::max<std::int64_t>(1, (seq != nullptr ? *seq : 0) - kNewest + 1);
    const ChainReport report = check_chain(database_, chain, EntrySeq{from});
    const auto damage = std::find_if(report.findings.begin(), report.findings.end(),
                                     [](const Finding& finding) { return finding.damage != Damage::key; });
    if (damage == report.findings.end()) return {};
    return damaged(damage->words, path_);
}

/// After a failure of the disk nothing is believed: a new connection is asked what is there, and what is there is
/// synced once more before it counts as recorded.
Result<std::vector<Recorded>> CheckedLog::settle(const std::vector<NewEntry>& entries, const Error& failed) {
    if (!reconnect()) return tl::unexpected<Error>(unknown(failed));
    if (const auto whole = check_newest(); !whole) return tl::unexpected<Error>(unknown(whole.error()));
    std::vector<Recorded> all;
    for (const NewEntry& entry : entries) {
        auto there = find_entry(database_, entry.id);
        if (!there) return tl::unexpected<Error>(unknown(there.error()));
        if (!*there) return tl::unexpected<Error>(not_recorded(failed));
        all.push_back({std::move(**there), false});
    }
    if (const auto synced = database_.checkpoint(); !synced) return tl::unexpected<Error>(unknown(synced.error()));
    return all;
}

Result<TextHash> CheckedLog::put_text(std::string_view text) {
    if (!key_) return failure(ErrorCode::log_readonly, "not recorded: the log was opened to read", shown(path_));
    if (const auto begun = database_.run("BEGIN IMMEDIATE"); !begun)
        return tl::unexpected<Error>(give_up(begun.error()));
    auto kept = keep_text(database_, text);
    if (!kept) return tl::unexpected<Error>(give_up(kept.error()));
    if (const auto done = database_.run("COMMIT"); !done) return tl::unexpected<Error>(give_up(done.error()));
    return kept;
}

Result<std::string> CheckedLog::text(const TextHash& hash) const {
    const auto found = database_.value("SELECT content FROM main.texts WHERE sha256 = ?", {to_blob(hash)});
    if (!found) return tl::unexpected(found.error());
    const auto* content = std::get_if<Text>(&*found);
    if (content == nullptr) {
        return failure(ErrorCode::no_such_entry, fmt::format("the log keeps no text {}", to_hex(hash)), shown(path_));
    }
    if (hash_of_text(content->value) == hash) return content->value;
    return damaged(fmt::format("the text {} was altered", to_hex(hash)), path_);
}

}  // namespace jadoube::log
