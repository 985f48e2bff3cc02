#include "log/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <numeric>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/entry_rows.hpp"
#include "log/head_check.hpp"
#include "log/log_path.hpp"
#include "log/schema.hpp"
#include "log/schema_check.hpp"
#include "log/seal_check.hpp"
#include "log/wal_check.hpp"

namespace jadoube::log {
namespace {

constexpr std::string_view kFileTitle{"SQLite format 3\0", 16};
constexpr std::size_t kMainHeaderSize = 100;
constexpr std::size_t kVersionAt = 60;
constexpr std::size_t kApplicationAt = 68;

std::int64_t big_endian(std::string_view bytes) {
    return std::accumulate(bytes.begin(), bytes.end(), std::int64_t{0},
                           [](std::int64_t sum, char c) { return sum * 256 + static_cast<unsigned char>(c); });
}

/// Of a file to which SQLite has no connection here.
std::string start_of_file(const std::filesystem::path& path) {
    std::string start(kMainHeaderSize, '\0');
    std::ifstream file(path, std::ios::binary);
    file.read(start.data(), static_cast<std::streamsize>(start.size()));
    start.resize(static_cast<std::size_t>(file.gcount()));
    return start;
}

/// What is wrong with the first 100 bytes of the file; SQLite has not looked at them.
std::optional<DamageFound> check_header(std::string_view header) {
    const auto finding = [](std::string words) { return DamageFound{Damage::header, {}, std::move(words)}; };
    if (header.size() < kMainHeaderSize || header.substr(0, kFileTitle.size()) != kFileTitle) {
        return finding("the file is no SQLite database");
    }
    if (big_endian(header.substr(kApplicationAt, 4)) != kApplicationId) {
        return finding("the file's header does not say that it is a log of jadoube");
    }
    const std::int64_t version = big_endian(header.substr(kVersionAt, 4));
    if (version == kFormatVersion) return std::nullopt;
    return finding(
        fmt::format("the file says that it has log format {}; this jadoube verifies {}", version, kFormatVersion));
}

/// Everything that is checked through one connection, in order.
class Verifier {
public:
    explicit Verifier(const Database& database) : database_(&database) {}

    CheckedEntries run(const Surrounds& beside, const GivenHeads& given) {
        if (beside.wal_damage) add({Damage::wal, {}, *beside.wal_damage});
        check_start();
        check_tables();
        check_integrity();
        chains_ = chains();
        for (const ChainRow& chain : chains_) check(chain);
        check_strays();
        read_texts();
        for (const Entry& entry : entries_) known_.emplace(entry.id, &entry);
        for (const Entry& entry : entries_) check_references(entry);
        for (DamageFound& finding : check_seals(entries_)) add(std::move(finding));
        if (!beside.remark.empty()) result_.remarks.push_back(beside.remark);
        check_heads(beside, given);
        sort_by_entry();
        return {std::move(result_), std::move(entries_)};
    }

private:
    void add(DamageFound finding) { result_.findings.push_back(std::move(finding)); }
    void unreadable(const Error& problem) { add({Damage::unreadable, {}, problem.message}); }

    void check_start() {
        const auto start = database_->start_of_file(kMainHeaderSize);
        if (!start) return unreadable(start.error());
        if (auto header = check_header(*start)) add(std::move(*header));
    }

    void check_tables() {
        const auto differences = schema_differences(*database_);
        if (!differences) return unreadable(differences.error());
        for (const std::string& words : *differences) add({Damage::schema, {}, "the log was rebuilt: " + words});
    }

    void check_integrity() {
        const auto read = database_->for_each("PRAGMA main.integrity_check(20)", {}, [&](const Row& row) {
            const auto* words = std::get_if<TextValue>(&row.front());
            if (words == nullptr || words->value != "ok") {
                add({Damage::integrity, {}, "SQLite: " + (words != nullptr ? words->value : std::string("no answer"))});
            }
            return true;
        });
        if (!read) unreadable(read.error());
    }

    std::vector<ChainRow> chains() {
        std::vector<ChainRow> all;
        const auto read = database_->for_each("SELECT chain, device, first_key FROM main.chains ORDER BY chain", {},
                                              [&](const Row& row) {
                                                  if (auto chain = chain_of(row)) all.push_back(std::move(*chain));
                                                  return true;
                                              });
        if (!read) unreadable(read.error());
        if (read && all.empty()) add({Damage::key, {}, "the log names no chain"});
        if (all.size() > 1) {
            add({Damage::key,
                 {},
                 fmt::format("the log names {} chains, and jadoube makes one: the others were put in by "
                             "somebody who had the file and a key of his own",
                             all.size())});
        }
        return all;
    }

    std::optional<ChainRow> chain_of(const Row& row) {
        const auto* id = std::get_if<Blob>(&row.front());
        const auto* device = std::get_if<TextValue>(&row[1]);
        const auto* key = std::get_if<Blob>(&row[2]);
        const auto chain = id != nullptr ? from_raw<ChainId>(id->value) : std::nullopt;
        const auto first_key = key != nullptr ? from_raw<PublicKey>(key->value) : std::nullopt;
        if (!chain || device == nullptr || !first_key) {
            add({Damage::row, {}, "a row of the table chains has a column of a wrong type or length"});
            return std::nullopt;
        }
        if (chain_of_key(*first_key) != *chain)
            add({Damage::key, {}, "the name of the chain does not follow from its key"});
        return ChainRow{*chain, device->value, *first_key};
    }

    void check(const ChainRow& chain) {
        ChainReport report = check_chain(*database_, chain);
        for (DamageFound& finding : report.findings) add(std::move(finding));
        for (std::string& remark : report.remarks) result_.remarks.push_back(std::move(remark));
        if (report.rows == 0) add({Damage::link, EntrySeq{1}, "the chain has no entry"});
        result_.chains.push_back({chain.chain, chain.device, report.rows, report.head});
        std::move(report.entries.begin(), report.entries.end(), std::back_inserter(entries_));
    }

    void check_strays() {
        const auto strays =
            number(*database_, "SELECT count(*) FROM main.entries WHERE chain NOT IN (SELECT chain FROM main.chains)");
        if (!strays) return unreadable(strays.error());
        if (*strays == 0) return;
        add({Damage::key, {}, fmt::format("entries of a chain that the log does not name: {}", *strays)});
    }

    void read_texts() {
        const auto read = database_->for_each("SELECT sha256, content FROM main.texts", {}, [&](const Row& row) {
            check_text(row);
            return true;
        });
        if (!read) unreadable(read.error());
    }

    void check_text(const Row& row) {
        const auto* name = std::get_if<Blob>(&row.front());
        const auto* content = std::get_if<TextValue>(&row[1]);
        const auto hash = name != nullptr ? from_raw<TextHash>(name->value) : std::nullopt;
        if (!hash || content == nullptr) {
            add({Damage::row, {}, "a row of the table texts has a column of a wrong type or length"});
            return;
        }
        if (hash_of_text(content->value) != *hash) {
            add({Damage::text, {}, fmt::format("the text {} was altered", to_hex(*hash))});
        }
        texts_.insert(*hash);
    }

    void check_references(const Entry& entry) {
        for (const auto& [id, kind] : references_of(entry.data)) check_reference(entry, id, kind);
        if (entry.supersedes) check_reference(entry, *entry.supersedes, std::nullopt);
        for (const TextHash& text : texts_of(entry.data)) {
            if (texts_.contains(text)) continue;
            add({Damage::reference, entry.seq,
                 fmt::format("entry {} names a text that is missing: {}", entry.seq.value, to_hex(text))});
        }
    }

    void check_reference(const Entry& entry, const EntryId& id, std::optional<EntryKind> kind) {
        const auto target = known_.find(id);
        const bool fits = target != known_.end() && target->second->hlc < entry.hlc &&
                          target->second->game == entry.game && (!kind || target->second->kind() == *kind);
        if (fits) return;
        add({Damage::reference, entry.seq,
             fmt::format("entry {} speaks about what is no earlier {} of the same game", entry.seq.value,
                         kind ? name_of(*kind) : "entry")});
    }

    /// Of a log with several chains, a finding of its own, nobody can say which of them the heads mean.
    void check_heads(const Surrounds& beside, const GivenHeads& given) {
        if (chains_.size() != 1) return;
        HeadCheck check(chains_.front(), entries_);
        check.check_kept(beside.heads.value_or(HeadNotes{}));
        if (beside.checked) check.check_noted(*beside.checked);
        check.check_given(given);
        const HeadFindings& found = check.found();
        for (const DamageFound& finding : found.findings) add(finding);
        result_.remarks.insert(result_.remarks.end(), found.remarks.begin(), found.remarks.end());
        result_.heads_remark = found.heads_remark;
        result_.kept = found.kept;
        result_.proven = found.proven;
    }

    /// What concerns the file comes first, then the entries by number.
    void sort_by_entry() {
        std::stable_sort(result_.findings.begin(), result_.findings.end(),
                         [](const DamageFound& a, const DamageFound& b) {
                             return a.seq.value_or(EntrySeq{0}) < b.seq.value_or(EntrySeq{0});
                         });
    }

    const Database* database_;
    Verification result_;
    std::vector<ChainRow> chains_;
    std::vector<Entry> entries_;
    std::map<EntryId, const Entry*> known_;
    std::set<TextHash> texts_;
};

bool is_damage(ErrorCode code) {
    return code == ErrorCode::log_damaged || code == ErrorCode::log_foreign || code == ErrorCode::log_unknown ||
           code == ErrorCode::internal;
}

}  // namespace

Surrounds surrounds_of(const std::filesystem::path& path) {
    Surrounds beside{.wal_damage = wal_damage_beside(path), .checked = check_note_beside(path)};
    auto heads = heads_beside(path);
    if (heads) beside.heads = std::move(*heads);
    if (!heads) beside.remark = fmt::format("the heads beside the log cannot be read: {}", heads.error().message);
    return beside;
}

CheckedEntries check(const Database& database, const Surrounds& beside, const GivenHeads& given) {
    return Verifier(database).run(beside, given);
}

Result<Verification> verify(const std::filesystem::path& path, std::chrono::milliseconds wait,
                            const GivenHeads& given) {
    const auto resolved = resolve_log_path(path);
    if (!resolved) return tl::unexpected(resolved.error());
    if (const auto regular = require_regular_file(*resolved); !regular) return tl::unexpected(regular.error());
    const auto beside = surrounds_of(*resolved);
    auto database = Database::open(*resolved, Access::read, wait);
    if (database) {
        if (const auto begun = database->run("BEGIN"); !begun) return tl::unexpected(begun.error());
        return check(*database, beside, given).verification;
    }
    if (!is_damage(database.error().code)) return tl::unexpected(database.error());
    Verification nothing;
    if (auto header = check_header(start_of_file(*resolved))) nothing.findings.push_back(std::move(*header));
    nothing.findings.push_back({Damage::unreadable, {}, database.error().message});
    return nothing;
}

}  // namespace jadoube::log
