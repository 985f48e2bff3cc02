#include "log/checked_log.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "log/chain_check.hpp"
#include "log/check_note.hpp"
#include "log/entry_rows.hpp"
#include "log/heads_file.hpp"
#include "log/key_file.hpp"
#include "log/log_path.hpp"
#include "log/schema.hpp"
#include "log/wal_check.hpp"

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

/// What the caller goes by may not hold any more.
tl::unexpected<Error> changed_meanwhile(const std::string& what, EntrySeq last, const std::filesystem::path& path) {
    return failure(ErrorCode::log_busy,
                   fmt::format("{} has changed meanwhile: its last entry is {} now", what, last.value), shown(path),
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

Basis basis_in(std::span<const Entry> entries, const std::optional<event::GameReference>& game) {
    Basis basis{.game = game};
    for (const Entry& entry : entries) {
        const bool is_of_event = entry.kind() == EntryKind::event || entry.kind() == EntryKind::rules;
        if (is_of_event) basis.of_event = entry.seq;
        if (game && entry.game == game) basis.of_game = entry.seq;
    }
    return basis;
}

Result<CheckedLog> CheckedLog::open(const std::filesystem::path& path, Access access, const Surroundings& surroundings,
                                    const Part& part) {
    const auto resolved = resolve_log_path(path);
    if (!resolved) return tl::unexpected(resolved.error());
    if (const auto regular = require_regular_file(*resolved); !regular) return tl::unexpected(regular.error());
    // Before SQLite opens it: it would take what is whole in the -wal file and remove the rest.
    if (const auto damage = wal_damage_beside(*resolved)) return damaged(*damage, *resolved);
    auto database = Database::open(*resolved, access, surroundings.wait);
    if (!database) return tl::unexpected(database.error());
    if (const auto ours = require_our_format(*database, *resolved); !ours) return tl::unexpected(ours.error());
    CheckedLog log(*resolved, std::move(*database), surroundings);
    if (const auto whole = log.check_and_read(part); !whole) return tl::unexpected(whole.error());
    if (access == Access::read) return log;
    if (const auto ready = log.prepare_to_append(); !ready) return tl::unexpected(ready.error());
    return log;
}

/// What is checked is what is read: both in one transaction.
Result<void> CheckedLog::check_and_read(const Part& part) {
    if (const auto gone_by = go_by_earlier_check(part); !gone_by || *gone_by) {
        return gone_by ? Result<void>{} : tl::unexpected(gone_by.error());
    }
    const auto beside = surrounds_of(path_);  // the heads first: an entry is there before its head
    if (const auto begun = database_.run("BEGIN"); !begun) return begun;
    auto checked = check_now(beside);
    if (!checked) return tl::unexpected(checked.error());
    verification_ = std::move(checked->verification);
    if (std::holds_alternative<WholeLog>(part)) {
        entries_ = std::move(checked->entries);
    } else if (auto there = read(part); !there) {
        return there;
    }
    return database_.run("COMMIT");
}

/// The part alone is read, where the file is the one that was checked before.
Result<bool> CheckedLog::go_by_earlier_check(const Part& part) {
    if (std::holds_alternative<WholeLog>(part)) return false;
    if (const auto begun = database_.run("BEGIN"); !begun) return tl::unexpected(begun.error());
    const auto commits = commits_of_others(database_);
    if (!commits) return tl::unexpected(commits.error());
    const auto checked = is_as_checked_before();
    if (!checked) return checked;
    if (*checked) {
        checked_at_ = *commits;
        was_checked_before_ = true;
        if (const auto there = read(part); !there) return tl::unexpected(there.error());
    }
    if (const auto ended = database_.run("COMMIT"); !ended) return tl::unexpected(ended.error());
    return checked;
}

Result<bool> CheckedLog::is_as_checked_before() const {
    const auto rows = database_.rows("SELECT chain, first_key FROM main.chains LIMIT 2");
    if (!rows) return false;  // the check of the whole log says what is wrong
    if (rows->size() != 1) return false;
    const auto* id = std::get_if<Blob>(&rows->front()[0]);
    const auto* first = std::get_if<Blob>(&rows->front()[1]);
    const auto chain = id != nullptr ? from_raw<ChainId>(id->value) : std::nullopt;
    const auto key = first != nullptr ? from_raw<PublicKey>(first->value) : std::nullopt;
    if (!chain || !key || chain_of_key(*key) != *chain) return false;
    const auto note = read_check_note(path_, *key);
    const auto head = head_of(database_, *chain);
    return note && head && still_holds(*note, path_, *chain, *head, surroundings_.now());
}

/// In a transaction of the caller's.
Result<Checked> CheckedLog::check_now(const Surrounds& beside) {
    const auto commits = commits_of_others(database_);
    if (!commits) return tl::unexpected(commits.error());
    Checked checked = check(database_, path_, beside);
    checked_at_ = *commits;
    if (checked.verification.is_ok()) return checked;
    return damaged(damage_words(checked.verification), path_);
}

/// Before anything is recorded: others may have written since, well or ill.
Result<void> CheckedLog::check_if_changed() {
    const auto commits = commits_of_others(database_);
    if (!commits) return tl::unexpected(commits.error());
    if (*commits == checked_at_) return {};
    const auto beside = surrounds_of(path_);
    const auto checked = check_now(beside);
    return checked ? Result<void>{} : tl::unexpected(checked.error());
}

Result<void> CheckedLog::read(const Part& part) {
    auto entries = rows_of(part);
    if (!entries) return tl::unexpected(entries.error());
    entries_ = std::move(*entries);
    const auto ever = number(database_, "SELECT count(*) FROM main.entries WHERE kind = 'incident'");
    if (!ever) return tl::unexpected(ever.error());
    numbers_ = {.ever = static_cast<int>(*ever)};
    for (const Entry& entry : entries_) {
        if (entry.kind() != EntryKind::incident) continue;
        const auto its_number = incident_number_at(entry.seq);
        if (!its_number) return tl::unexpected(its_number.error());
        numbers_.of.emplace(entry.id, *its_number);
    }
    return {};
}

Result<std::vector<Entry>> CheckedLog::rows_of(const Part& part) const {
    Value game = nullptr;
    if (const auto* of = std::get_if<GameOf>(&part)) game = Text{event::to_text(of->game)};
    if (const auto* of = std::get_if<GameOfIncident>(&part); of != nullptr && of->number >= 1) {
        auto found =
            database_.value("SELECT game FROM main.entries WHERE kind = 'incident' ORDER BY seq LIMIT 1 OFFSET ?",
                            {std::int64_t{of->number} - 1});
        if (!found) return tl::unexpected(found.error());
        game = std::move(*found);
    }
    const auto rows =
        database_.rows(fmt::format("SELECT {0} FROM main.entries WHERE kind IN ('event', 'rules') UNION ALL "
                                   "SELECT {0} FROM main.entries WHERE game = ? ORDER BY seq",
                                   kEntryColumns),
                       {game});
    if (!rows) return tl::unexpected(rows.error());
    std::vector<Entry> entries;
    for (const Row& row : *rows) {
        auto entry = read_entry(row);
        if (!entry) return damaged(entry.error().message, path_);
        entries.push_back(std::move(*entry));
    }
    return entries;
}

Result<int> CheckedLog::incident_number_at(EntrySeq entry) const {
    const auto before =
        database_.value("SELECT count(*) FROM main.entries WHERE kind = 'incident' AND seq <= ?", {entry.value});
    if (!before) return tl::unexpected(before.error());
    const auto* count = std::get_if<std::int64_t>(&*before);
    return count != nullptr ? static_cast<int>(*count) : 0;
}

Result<std::optional<Entry>> CheckedLog::find(const EntryId& id) const {
    return find_entry(database_, id);
}

Result<void> CheckedLog::prepare_to_append() {
    const Disk disk = disk_of(path_);
    if (disk == Disk::shared) {
        return failure(ErrorCode::log_readonly, "stands on a network disk, where two writers could destroy it",
                       shown(path_), "copy the log and its key to a disk of this computer");
    }
    if (disk == Disk::removable)
        surroundings_.remark("the log stands on a removable disk, which may lose what it was given");
    auto key = read_key_file(key_path_of(path_));
    if (!key) return tl::unexpected(key.error());
    if (entries_.front().chain != chain_of_key(key->public_key())) {
        return failure(ErrorCode::key_unusable, "is the key of another log", shown(key_path_of(path_)),
                       "put the key of this log back beside it");
    }
    key_ = *key;
    if (const auto ready = database_.use_write_ahead_log(); !ready) return ready;
    (void)database_.carry_over();  // what a killed program left; the next recording says so where it cannot be
    return {};
}

/// Again and again where somebody reads, who holds the frames that he reads.
bool CheckedLog::carry_into_main_file() {
    constexpr std::chrono::milliseconds kBetween{20};
    for (auto left = surroundings_.patience; left.count() > 0; left -= kBetween) {
        const auto carried = database_.carry_over();
        if (!carried || *carried) return carried.value_or(false);
        std::this_thread::sleep_for(kBetween);
    }
    return false;
}

void CheckedLog::keep_outside(const std::vector<Recorded>& recorded) {
    surroundings_.recorded(recorded.front().entry.seq, recorded.back().entry.seq);
    if (!carry_into_main_file()) {
        surroundings_.remark(
            "recorded, but still in the -wal file beside the log, since another program reads it: until the next "
            "command that records, copy the log with 'jadoube backup' alone");
    }
    if (const auto kept = keep_head(path_, signed_head(recorded.back().entry, *key_)); !kept) {
        surroundings_.remark(fmt::format("recorded, but its head could not be kept outside: {}: {}", kept.error().where,
                                         kept.error().message));
    }
    note_check();
}

/// First what the system says of the file, then whether anybody else wrote before that.
void CheckedLog::note_check() const {
    const auto files = settled_files_of(path_);
    const auto commits = commits_of_others(database_);
    const auto head = head_of(database_, *own_chain());
    if (!files || !commits || *commits != checked_at_ || !head) return;
    write_check_note(path_, {*own_chain(), *head, *files, entries_.back().at}, *key_);
}

std::optional<ChainId> CheckedLog::own_chain() const {
    return key_ ? std::optional(chain_of_key(key_->public_key())) : std::nullopt;
}

Result<Recorded> CheckedLog::append(const NewEntry& entry, const std::optional<Basis>& basis) {
    auto recorded = append(std::vector<NewEntry>{entry}, basis);
    if (!recorded) return tl::unexpected(recorded.error());
    return std::move(recorded->front());
}

Result<std::vector<Recorded>> CheckedLog::append(const std::vector<NewEntry>& entries,
                                                 const std::optional<Basis>& basis) {
    if (!key_) return failure(ErrorCode::log_readonly, "not recorded: the log was opened to read", shown(path_));
    auto written = write(entries, basis);
    if (!written) return tl::unexpected<Error>(give_up(written.error()));
    if (const auto committed = database_.run("COMMIT"); !committed) return settle(entries, committed.error());
    for (const Recorded& one : *written)
        if (!one.was_there) entries_.push_back(one.entry);
    keep_outside(*written);
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
    const auto of_event = number(database_, "SELECT max(seq) FROM main.entries WHERE kind IN ('event', 'rules')");
    if (!of_event) return tl::unexpected(of_event.error());
    if (*of_event != basis.of_event.value) return changed_meanwhile("the event", EntrySeq{*of_event}, path_);
    if (!basis.game) return {};
    const std::string game = event::to_text(*basis.game);
    const auto last = database_.value("SELECT max(seq) FROM main.entries WHERE game = ?", {Text{game}});
    if (!last) return tl::unexpected(last.error());
    const auto* seq = std::get_if<std::int64_t>(&*last);
    const EntrySeq of_game{seq != nullptr ? *seq : 0};
    return of_game == basis.of_game ? Result<void>{} : changed_meanwhile(game, of_game, path_);
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
    for (const Recorded& one : all) entries_.push_back(one.entry);
    keep_outside(all);
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
