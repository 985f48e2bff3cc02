#include "log/recording/checked_log.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "log/chain/chain_rows.hpp"
#include "log/chain/check_note.hpp"
#include "log/chain/entry_rows.hpp"
#include "log/chain/heads_file.hpp"
#include "log/disk/log_path.hpp"
#include "log/disk/reserve_file.hpp"
#include "log/disk/schema.hpp"
#include "log/disk/wal_check.hpp"
#include "log/keys/key_file.hpp"
#include "log/verify/log_format.hpp"

namespace jadoube::log {
namespace {

/// On a full disk SQLite can lack the room even to begin.
Result<Database> open_with_room(const std::filesystem::path& path, Access access, const Surroundings& surroundings) {
    auto database = Database::open(path, access, surroundings.wait);
    const bool was_full = !database && database.error().code == ErrorCode::log_full;
    if (!was_full || access == Access::read || !give_up_reserve(path)) return database;
    surroundings.remark(kReserveGivenUp);
    return Database::open(path, access, surroundings.wait);
}

Result<std::int64_t> commits_of_others(const Database& database) {
    return number(database, "PRAGMA main.data_version");
}

/// The game that a part is about; nothing where it is about none.
Result<std::optional<event::GameReference>> game_of(const Database& database, const Part& part,
                                                    const ChainNames& names) {
    if (const auto* of = std::get_if<GameOf>(&part)) return std::optional(of->game);
    const auto* of = std::get_if<GameOfIncident>(&part);
    const LogNumber wanted = of != nullptr ? names.settled(of->number) : LogNumber{};
    const auto chain = names.chain_of(wanted.device);
    if (wanted.value < 1 || !chain) return std::optional<event::GameReference>();
    // Its number in the chain by the index of kinds (+chain), then that one entry.
    const auto found = database.value(
        "SELECT game FROM main.entries WHERE chain = ?1 AND seq = (SELECT seq FROM main.entries "
        "WHERE kind = 'incident' AND +chain = ?1 ORDER BY seq LIMIT 1 OFFSET ?2)",
        {to_blob(*chain), wanted.value - 1});
    if (!found) return tl::unexpected(found.error());
    const auto* text = std::get_if<TextValue>(&*found);
    const auto game = event::parse_game_reference(text != nullptr ? text->value : std::string());
    return game ? std::optional(*game) : std::nullopt;
}

std::vector<ChainId> all_chains(const ChainId& own, const ChainNames& names) {
    std::vector<ChainId> chains{own};
    for (const auto& [letters, chain] : names.others()) chains.push_back(chain);
    return chains;
}

/// By the index of kinds (+chain). Of all chains in one query they would be sorted first, which takes three times as
/// long where there is one.
Result<std::int64_t> incidents_of(const Database& database, const ChainId& chain) {
    return number(database, "SELECT count(*) FROM main.entries WHERE kind = 'incident' AND +chain = ?",
                  {to_blob(chain)});
}

}  // namespace

CheckedLog::CheckedLog(std::filesystem::path path, Database database, Surroundings surroundings)
    : path_(std::move(path)), database_(std::move(database)), surroundings_(std::move(surroundings)) {}

Result<CheckedLog> CheckedLog::open(const std::filesystem::path& path, Access access, const Surroundings& surroundings,
                                    const Part& part) {
    return open(path, access, surroundings, part, std::nullopt);
}

/// `key`: the device's, where it is in the hand already.
Result<CheckedLog> CheckedLog::open(const std::filesystem::path& path, Access access, const Surroundings& surroundings,
                                    const Part& part, const std::optional<DeviceKey>& key) {
    const auto resolved = resolve_log_path(path);
    if (!resolved) return tl::unexpected(resolved.error());
    if (const auto regular = require_regular_file(*resolved); !regular) return tl::unexpected(regular.error());
    // Before SQLite opens it: it would take what is whole in the -wal file and remove the rest.
    if (const auto damage = wal_damage_beside(*resolved)) return damaged_log(*damage, *resolved);
    auto database = open_with_room(*resolved, access, surroundings);
    if (!database) return tl::unexpected(database.error());
    if (const auto ours = require_our_format(*database, *resolved); !ours) return tl::unexpected(ours.error());
    CheckedLog log(*resolved, std::move(*database), surroundings);
    if (const auto whole = log.check_and_read(part); !whole) return tl::unexpected(whole.error());
    if (access == Access::read) return log;
    log.database_.carry_over_on_close(true);
    if (const auto ready = log.prepare_to_append(key); !ready) return tl::unexpected(ready.error());
    if (const auto open = log.reveal_all(); !open) return tl::unexpected(open.error());
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
    own_ = verification_.chains.front().chain;
    names_ = std::move(checked->names);
    if (!verification_.heads_remark.empty()) surroundings_.remark(verification_.heads_remark);
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
    const auto checked = checked_before();
    if (!checked) return tl::unexpected(checked.error());
    if (*checked) {
        sequels_ = (*checked)->sequels;
        checked_at_ = *commits;
        was_checked_before_ = true;
        if (const auto named = read_names(); !named) return tl::unexpected(named.error());
        if (const auto there = read(part); !there) return tl::unexpected(there.error());
    }
    if (const auto ended = database_.run("COMMIT"); !ended) return tl::unexpected(ended.error());
    return checked->has_value();
}

/// The note of a check that still holds.
Result<std::optional<CheckNote>> CheckedLog::checked_before() const {
    const auto own = own_chain_in(database_);
    if (!own || !*own) return std::nullopt;  // the check of the whole log says what is wrong
    const auto chain = chain_row_in(database_, **own);
    if (!chain || chain_of_key(chain->first_key) != **own) return std::nullopt;
    const auto note = check_note_beside(path_);
    const auto head = head_of(database_, **own);
    const bool holds = note && head && read_keys(database_, *chain).has_signed(*note) &&
                       still_holds(note->note, path_, **own, *head, surroundings_.now());
    return holds ? std::optional(note->note) : std::nullopt;
}

Result<void> CheckedLog::read_names() {
    const auto own = own_chain_in(database_);
    if (!own) return tl::unexpected(own.error());
    auto names = names_in(database_, *own);
    if (!names) return tl::unexpected(names.error());
    own_ = own->value_or(ChainId{});
    names_ = std::move(*names);
    return {};
}

const Entry& CheckedLog::last_own() const {
    return *std::find_if(entries_.rbegin(), entries_.rend(), [&](const Entry& entry) { return entry.chain == own_; });
}

/// In a transaction of the caller's.
Result<CheckedEntries> CheckedLog::check_now(const Surrounds& beside) {
    const auto commits = commits_of_others(database_);
    if (!commits) return tl::unexpected(commits.error());
    CheckedEntries checked = check(database_, beside);
    checked_at_ = *commits;
    sequels_ = sequels_in(checked.entries);
    if (checked.verification.is_ok()) return checked;
    return damaged_log(damage_words(checked.verification), path_);
}

/// Before anything is recorded: others may have written since, well or ill.
Result<void> CheckedLog::check_if_changed() {
    const auto commits = commits_of_others(database_);
    if (!commits) return tl::unexpected(commits.error());
    if (*commits == checked_at_) return {};
    const auto beside = surrounds_of(path_);
    if (const auto checked = check_now(beside); !checked) return tl::unexpected(checked.error());
    return take_key(key_);  // which may be another now
}

Result<void> CheckedLog::read(const Part& part) {
    auto entries = rows_of(part);
    if (!entries) return tl::unexpected(entries.error());
    entries_ = std::move(*entries);
    numbers_ = {};
    for (const ChainId& chain : all_chains(own_, names_)) {
        const auto count = incidents_of(database_, chain);
        if (!count) return tl::unexpected(count.error());
        if (*count > 0) numbers_.ever[names_.number(chain, 0).device] = static_cast<int>(*count);
    }
    for (const Entry& entry : entries_) {
        if (entry.kind() != EntryKind::incident) continue;
        const auto its_number = incident_number_of(entry);
        if (!its_number) return tl::unexpected(its_number.error());
        numbers_.of.emplace(entry.id, *its_number);
    }
    return {};
}

Result<std::vector<Entry>> CheckedLog::rows_of(const Part& part) const {
    const auto game = game_of(database_, part, names_);
    if (!game) return tl::unexpected(game.error());
    const auto wanted = *game ? with_sequels(**game, sequels_) : RowsWanted{std::string(kIsOfGame), Row(3, nullptr)};
    const auto rows = database_.rows(fmt::format("SELECT {0} FROM main.entries WHERE kind IN {1} UNION ALL "
                                                 "SELECT {0} FROM main.entries WHERE {2} ORDER BY hlc, chain, seq",
                                                 kEntryColumns, kKindsOfEvent, wanted.where),
                                     wanted.values);
    if (!rows) return tl::unexpected(rows.error());
    std::vector<Entry> entries;
    for (const Row& row : *rows) {
        auto entry = read_entry(row);
        if (!entry) return damaged_log(entry.error().message, path_);
        entries.push_back(std::move(*entry));
    }
    return entries;
}

Result<LogNumber> CheckedLog::incident_number_of(const Entry& entry) const {
    const auto count =
        number(database_, "SELECT count(*) FROM main.entries WHERE kind = 'incident' AND chain = ? AND seq <= ?",
               {to_blob(entry.chain), entry.seq.value});
    if (!count) return tl::unexpected(count.error());
    return names_.number(entry.chain, *count);
}

Result<std::optional<Entry>> CheckedLog::find(const EntryId& id) const {
    auto there = find_entry(database_, id);
    if (!there || !*there || !key_) return there;
    auto open = revealed(std::move(**there));
    if (!open) return tl::unexpected(open.error());
    return std::optional(std::move(*open));
}

/// First what the system says of the file, then whether anybody else wrote before that.
void CheckedLog::note_check() const {
    const auto files = settled_files_of(path_);
    const auto commits = commits_of_others(database_);
    const auto head = head_of(database_, own_);
    if (!files || !commits || *commits != checked_at_ || !head) return;
    write_check_note(path_, {own_, *head, *files, last_own().at, sequels_}, *key_);
}

Result<std::string> CheckedLog::text(const TextHash& hash) const {
    if (const auto known = texts_.find(hash); known != texts_.end()) return known->second;
    const auto found = database_.value("SELECT content FROM main.texts WHERE sha256 = ?", {to_blob(hash)});
    if (!found) return tl::unexpected(found.error());
    const auto* content = std::get_if<TextValue>(&*found);
    if (content == nullptr) {
        return failure(ErrorCode::no_such_entry, fmt::format("the log keeps no text {}", to_hex(hash)), shown(path_));
    }
    if (hash_of_text(content->value) == hash) return texts_.emplace(hash, content->value).first->second;
    return damaged_log(fmt::format("the text {} was altered", to_hex(hash)), path_);
}

}  // namespace jadoube::log
