// How entries are added to a log that was checked, and what is known after a failure.
#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "base/error.hpp"
#include "log/chain/believed.hpp"
#include "log/chain/chain_check.hpp"
#include "log/chain/chain_rows.hpp"
#include "log/chain/entry_rows.hpp"
#include "log/chain/heads_file.hpp"
#include "log/disk/log_path.hpp"
#include "log/disk/reserve_file.hpp"
#include "log/keys/key_file.hpp"
#include "log/recording/checked_log.hpp"

namespace jadoube::log {
namespace {

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

/// What the caller goes by may not hold any more.
tl::unexpected<Error> changed_meanwhile(const std::string& what, const std::string& last,
                                        const std::filesystem::path& path) {
    return failure(ErrorCode::log_busy, fmt::format("{} has changed meanwhile: its last entry is {} now", what, last),
                   shown(path), "look at it with 'jadoube log'; the same command again goes by what it says now");
}

bool may_have_harmed_the_connection(ErrorCode code) {
    return code == ErrorCode::log_full || code == ErrorCode::log_unknown || code == ErrorCode::log_damaged;
}

bool says_the_same(const Entry& there, const NewEntry& given) {
    return there.data == given.data && there.author == given.author && there.game == given.game &&
           there.supersedes == given.supersedes;
}

}  // namespace

Basis basis_in(std::span<const Entry> entries, const std::optional<event::GameReference>& game) {
    Basis basis{.game = game};
    for (const Entry& entry : entries) {
        if (is_of_event(entry.kind())) ++basis.of_event;
        if (game && is_of_game(entry, *game)) ++basis.of_game;
    }
    return basis;
}

Result<void> CheckedLog::prepare_to_append(const std::optional<DeviceKey>& key) {
    const Disk disk = disk_of(path_);
    if (disk == Disk::shared) {
        return failure(ErrorCode::log_readonly, "stands on a network disk, where two writers could destroy it",
                       shown(path_), "copy the log and its key to a disk of this computer");
    }
    if (disk == Disk::removable)
        surroundings_.remark("the log stands on a removable disk, which may lose what it was given");
    if (auto taken = take_key(key); !taken) return taken;
    if (auto free = require_not_retired(); !free) return free;
    if (auto ready = database_.use_write_ahead_log(); !ready) return ready;
    // What a killed program left is carried over; where it cannot be the next recording says so.
    if (const HeldKey alone(key_path_of(path_)); alone.is_held()) {
        (void)database_.carry_over();
        keep_reserve(path_);
    }
    return {};
}

/// Whether a full disk was the reason, and what was kept for that is given up now: once more, then.
bool CheckedLog::makes_room(const Error& failed) const {
    if (failed.code != ErrorCode::log_full || !give_up_reserve(path_)) return false;
    surroundings_.remark(kReserveGivenUp);
    return true;
}

/// The key that signs what comes next: the one in the hand, else that of the file.
Result<void> CheckedLog::take_key(const std::optional<DeviceKey>& known) {
    const auto chain = own_row();
    if (!chain) return tl::unexpected(chain.error());
    const ChainKeys keys = read_keys(database_, *chain);
    const PublicKey* signs = keys.last();
    if (signs == nullptr)
        return failure(ErrorCode::key_unusable, "the key of this log was retired: nothing more is recorded in it",
                       shown(path_),
                       "a new log goes on: jadoube init NEW.jadoube --follows " + shown(path_.filename()));
    if (known && known->public_key() == *signs) {
        key_ = known;
        return {};
    }
    auto key = read_device_key(path_, *signs);
    if (!key) return tl::unexpected(key.error());
    key_ = *key;
    return {};
}

/// Others would not believe what comes next.
Result<void> CheckedLog::require_not_retired() const {
    const auto limit = Believed(entries_).limit_of(own_);
    if (!limit) return {};
    return failure(ErrorCode::key_unusable, "another device retired the key of this log: what it signs is not believed",
                   shown(path_),
                   "a new log goes on: jadoube init NEW.jadoube --joins BUNDLE, from a bundle of the other device");
}

Result<ChainRow> CheckedLog::own_row() const {
    return chain_row_in(database_, own_);
}

Result<Recorded> CheckedLog::change_key(const NewEntry& entry, const std::optional<DeviceKey>& next,
                                        const Secret* passphrase) {
    if (!key_) return failure(ErrorCode::log_readonly, "not recorded: the log was opened to read", shown(path_));
    const HeldKey alone(key_path_of(path_), surroundings_.wait);
    if (!alone.is_held()) return tl::unexpected<Error>(not_recorded(alone.error()));
    if (next) {
        auto ready = write_next_key(path_, *next, passphrase);
        if (!ready && makes_room(ready.error())) ready = write_next_key(path_, *next, passphrase);
        if (!ready) return tl::unexpected<Error>(not_recorded(ready.error()));
    }
    auto recorded = append_held({entry}, {});
    if (!recorded) return tl::unexpected(recorded.error());
    if (recorded->front().was_there) return std::move(recorded->front());
    // Recorded: where the file cannot follow now, the next command that records sees to it (read_device_key).
    const auto followed = next ? adopt_next_key(path_) : destroy_key(path_);
    if (!followed) surroundings_.remark("recorded, but the key file is still the old one: " + followed.error().message);
    key_ = next;
    return std::move(recorded->front());
}

Result<Recorded> CheckedLog::append(const NewEntry& entry, const std::optional<Basis>& basis) {
    auto recorded = append(std::vector<NewEntry>{entry}, basis);
    if (!recorded) return tl::unexpected(recorded.error());
    return std::move(recorded->front());
}

Result<std::vector<Recorded>> CheckedLog::append(const std::vector<NewEntry>& entries,
                                                 const std::optional<Basis>& basis) {
    if (!key_) return failure(ErrorCode::log_readonly, "not recorded: the log was opened to read", shown(path_));
    const HeldKey alone(key_path_of(path_), surroundings_.wait);
    if (!alone.is_held()) return tl::unexpected<Error>(not_recorded(alone.error()));
    return append_held(entries, basis);
}

/// While this program alone has the key.
Result<std::vector<Recorded>> CheckedLog::append_held(const std::vector<NewEntry>& entries,
                                                      const std::optional<Basis>& basis) {
    auto recorded = try_to_append(entries, basis);
    return recorded || !makes_room(recorded.error()) ? recorded : try_to_append(entries, basis);
}

Result<std::vector<Recorded>> CheckedLog::try_to_append(const std::vector<NewEntry>& entries,
                                                        const std::optional<Basis>& basis) {
    auto written = write(entries, basis);
    if (!written) return tl::unexpected<Error>(give_up(written.error()));
    if (const auto committed = database_.run("COMMIT"); !committed) return settle(entries, committed.error());
    for (const Recorded& one : *written)
        if (!one.was_there) entries_.push_back(one.entry);
    keep_outside(*written);
    return written;
}

Result<std::vector<Recorded>> CheckedLog::write(const std::vector<NewEntry>& entries,
                                                const std::optional<Basis>& basis) {
    if (const auto begun = database_.run("BEGIN IMMEDIATE"); !begun) return tl::unexpected(begun.error());
    if (const auto whole = check_if_changed(); !whole) return tl::unexpected(whole.error());
    const auto holds = basis ? require_basis(*basis) : Result<void>{};
    std::vector<Recorded> all;
    for (const NewEntry& entry : entries) {
        auto recorded = find_or_record(entry);
        if (!recorded) return tl::unexpected(recorded.error());
        if (!holds && !recorded->was_there) return tl::unexpected(holds.error());
        all.push_back(std::move(*recorded));
    }
    return all;
}

Result<void> CheckedLog::require_basis(const Basis& basis) const {
    const std::string of_event = fmt::format("kind IN {}", kKindsOfEvent);
    if (auto same = require_count(of_event, {}, basis.of_event, "the event"); !same || !basis.game) return same;
    return require_count(std::string(kIsOfGame), of_game(*basis.game), basis.of_game, event::to_text(*basis.game));
}

/// That there are so many entries of which `which` holds, as when the caller read them.
Result<void> CheckedLog::require_count(const std::string& which, const Row& values, std::int64_t count,
                                       const std::string& what) const {
    const auto now = number(database_, fmt::format("SELECT count(*) FROM main.entries WHERE {}", which), values);
    if (!now) return tl::unexpected(now.error());
    if (*now == count) return {};
    const auto rows = database_.rows(
        fmt::format("SELECT {} FROM main.entries WHERE {} ORDER BY hlc DESC, chain, seq LIMIT 1", kEntryColumns, which),
        values);
    const auto last = rows && !rows->empty() ? read_entry(rows->front()) : Result<Entry>();
    return changed_meanwhile(what, last ? to_text(names_.number(*last)) : std::string("another"), path_);
}

Result<Recorded> CheckedLog::find_or_record(const NewEntry& entry) {
    auto there = find(entry.id);
    if (!there) return tl::unexpected(there.error());
    if (!*there) {
        const auto veil = veil_for(entry);
        if (!veil) return tl::unexpected(veil.error());
        auto made = record(database_, own_, *key_, entry, surroundings_.now(), *veil);
        if (!made) return tl::unexpected(made.error());
        if (const auto kept = keep_or_destroy_field_key(entry, *made); !kept) return tl::unexpected(kept.error());
        return Recorded{std::move(*made), false};
    }
    if (says_the_same(**there, entry)) return Recorded{std::move(**there), true};
    return failure(ErrorCode::internal,
                   fmt::format("entry {} has this id and says something else", (*there)->seq.value));
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
    if (!again && makes_room(again.error())) again = Database::open(path_, Access::append, surroundings_.wait);
    if (!again) return tl::unexpected(again.error());
    database_ = std::move(*again);
    checked_at_ = -1;  // of a connection that is gone
    return {};
}

/// After a failure of the disk nothing is believed: a new connection is asked what is there, and what is there is
/// synced once more before it counts as recorded.
Result<std::vector<Recorded>> CheckedLog::settle(const std::vector<NewEntry>& entries, const Error& failed) {
    if (!reconnect()) return tl::unexpected<Error>(unknown(failed));
    if (const auto whole = check_newest(); !whole) return tl::unexpected<Error>(unknown(whole.error()));
    std::vector<Recorded> all;
    for (const NewEntry& entry : entries) {
        auto there = find(entry.id);
        if (!there) return tl::unexpected<Error>(unknown(there.error()));
        if (!*there) return tl::unexpected<Error>(not_recorded(failed));
        all.push_back({std::move(**there), false});
    }
    if (const auto synced = database_.checkpoint(); !synced) return tl::unexpected<Error>(unknown(synced.error()));
    for (const Recorded& one : all) entries_.push_back(one.entry);
    keep_outside(all);
    return all;
}

/// Whether the newest entries of this device are whole.
Result<void> CheckedLog::check_newest() const {
    constexpr std::int64_t kNewest = 100;
    const auto chain = own_row();
    if (!chain) return tl::unexpected(chain.error());
    const auto last = number(database_, "SELECT max(seq) FROM main.entries WHERE chain = ?", {to_blob(own_)});
    if (!last) return tl::unexpected(last.error());
    const std::int64_t from = std::max<std::int64_t>(1, *last - kNewest + 1);
    const ChainReport report = check_chain(database_, *chain, names_, EntrySeq{from});
    const auto damage = std::find_if(report.findings.begin(), report.findings.end(),
                                     [](const DamageFound& finding) { return finding.damage != Damage::key; });
    if (damage == report.findings.end()) return {};
    return damaged_log(damage->words, path_);
}

/// Again and again where somebody reads, who holds the frames that he reads. Why it could not be; empty where it was.
std::string CheckedLog::carry_into_main_file() {
    constexpr std::chrono::milliseconds kBetween{20};
    for (auto left = surroundings_.patience; left.count() > 0; left -= kBetween) {
        const auto carried = database_.carry_over();
        if (!carried) return carried.error().message;
        if (*carried) return {};
        std::this_thread::sleep_for(kBetween);
    }
    return "another program reads it";
}

void CheckedLog::remark_carried() {
    if (const std::string why = carry_into_main_file(); !why.empty()) {
        surroundings_.remark(
            fmt::format("recorded, but still in the -wal file beside the log, since {}: until the next command that "
                        "records, copy the log with 'jadoube backup' alone",
                        why));
    }
}

void CheckedLog::keep_outside(const std::vector<Recorded>& recorded) {
    surroundings_.recorded(recorded.front().entry.seq, recorded.back().entry.seq);
    for (const Recorded& one : recorded) sequels_.take_in(one.entry);
    remark_carried();
    if (const auto kept = keep_last_head(recorded.back().entry); !kept) {
        surroundings_.remark(fmt::format("recorded, but its head could not be kept outside: {}: {}", kept.error().where,
                                         kept.error().message));
    }
    note_check();
}

Result<void> CheckedLog::keep_last_head(const Entry& last) {
    const HeadNote head = signed_head(last, *key_);
    auto kept = keep_head(path_, head);
    return kept || !makes_room(kept.error()) ? kept : keep_head(path_, head);
}

Result<TextHash> CheckedLog::put_text(std::string_view text) {
    if (!key_) return failure(ErrorCode::log_readonly, "not recorded: the log was opened to read", shown(path_));
    const HeldKey alone(key_path_of(path_), surroundings_.wait);
    if (!alone.is_held()) return tl::unexpected<Error>(not_recorded(alone.error()));
    auto kept = try_to_put_text(text);
    return kept || !makes_room(kept.error()) ? kept : try_to_put_text(text);
}

Result<TextHash> CheckedLog::try_to_put_text(std::string_view text) {
    if (const auto begun = database_.run("BEGIN IMMEDIATE"); !begun)
        return tl::unexpected<Error>(give_up(begun.error()));
    auto kept = keep_text(database_, text);
    if (!kept) return tl::unexpected<Error>(give_up(kept.error()));
    if (const auto done = database_.run("COMMIT"); !done) return tl::unexpected<Error>(give_up(done.error()));
    return kept;
}

}  // namespace jadoube::log
