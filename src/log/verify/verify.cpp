#include "log/verify/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <numeric>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/chain/believed.hpp"
#include "log/chain/chain_rows.hpp"
#include "log/chain/head_check.hpp"
#include "log/disk/log_path.hpp"
#include "log/disk/schema.hpp"
#include "log/disk/wal_check.hpp"
#include "log/merge/merge_check.hpp"
#include "log/state/fold.hpp"
#include "log/verify/schema_check.hpp"
#include "log/verify/seal_check.hpp"

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

/// "incident 3 has decisions of two devices side by side: entry 12 by Ada Byron and entry B7 by Carl Dorn; ..."
std::string contested_words(const LoggedIncident& incident) {
    std::vector<std::string> decisions;
    for (const auto& made : incident.standing)
        decisions.push_back(fmt::format("entry {} by {}", made.entry.number, made.what.by));
    return fmt::format("incident {} has decisions side by side: {}; who may overrule settles it", incident.number,
                       list_of(decisions));
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
        read_chains();
        for (const ChainRow& chain : chains_) check(chain);
        check_strays();
        read_texts();
        if (!beside.remark.empty()) result_.remarks.push_back(beside.remark);
        check_heads(beside, given);
        std::sort(entries_.begin(), entries_.end(), comes_before);
        for (const Entry& entry : entries_) known_.emplace(entry.id, &entry);
        for (const Entry& entry : entries_) check_references(entry);
        for (const Entry& entry : entries_) remark_redaction(entry);
        remark_not_believed();
        for (DamageFound& finding : check_seals(entries_, names_)) add(std::move(finding));
        if (own_) check_merged();
        sort_by_entry();
        return {std::move(result_), std::move(entries_), std::move(names_)};
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
        for (const std::string& words : *differences)
            add({Damage::schema, {}, "the tables are not as they were made: " + words});
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

    /// This device's own first, then the others by their letters.
    void read_chains() {
        const auto read = database_->for_each(fmt::format("SELECT {} FROM main.chains ORDER BY chain", kChainColumns),
                                              {}, [&](const Row& row) {
                                                  take_chain(row);
                                                  return true;
                                              });
        if (!read) unreadable(read.error());
        if (read && chains_.empty()) add({Damage::key, {}, "the log names no chain"});
        const auto own = own_chain_in(*database_);
        own_ = chains_.size() == 1 ? std::optional(chains_.front().chain) : own.value_or(std::nullopt);
        names_ = names_in(*database_, own_).value_or(ChainNames{});
        std::sort(chains_.begin(), chains_.end(), [&](const ChainRow& a, const ChainRow& b) {
            return names_.number(a.chain, 0) < names_.number(b.chain, 0);
        });
        if (!chains_.empty() && !own_)
            add({Damage::key,
                 {},
                 fmt::format("the log names {} chains, and not one is that of its device: others were put in without a "
                             "merge, by somebody who had the file",
                             chains_.size())});
    }

    void take_chain(const Row& row) {
        auto chain = read_chain_row(row);
        if (!chain) return add({Damage::row, {}, chain.error().message});
        if (chain_of_key(chain->first_key) != chain->chain)
            add({Damage::key, {}, "the name of the chain does not follow from its key"});
        chains_.push_back(std::move(*chain));
    }

    void check_merged() {
        for (DamageFound& finding : check_merges(*database_, chains_, *own_, entries_, names_)) add(std::move(finding));
        if (chains_.size() == 1) return;
        const State state = fold(entries_, names_);
        for (const LoggedIncident& incident : state.incidents)
            if (incident.status() == IncidentStatus::contested) result_.remarks.push_back(contested_words(incident));
    }

    void check(const ChainRow& chain) {
        ChainReport report = check_chain(*database_, chain, names_);
        for (DamageFound& finding : report.findings) add(std::move(finding));
        for (std::string& remark : report.remarks) result_.remarks.push_back(std::move(remark));
        if (report.rows == 0) add({Damage::link, names_.number(chain.chain, 1), "the chain has no entry"});
        const PublicKey* signs = report.keys.last();
        result_.chains.push_back({.chain = chain.chain,
                                  .letters = names_.letters(chain.chain),
                                  .device = chain.device,
                                  .key = chain.first_key,
                                  .signs = signs != nullptr ? std::optional(*signs) : std::nullopt,
                                  .entries = report.rows,
                                  .head = report.head});
        ends_.push_back(entries_.size() + report.entries.size());
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
            add({Damage::reference, names_.number(entry),
                 fmt::format("entry {} names a text that is missing: {}", names_.number(entry), to_hex(text))});
        }
    }

    void remark_redaction(const Entry& entry) {
        const auto* redacted = std::get_if<Redacted>(&entry.data);
        const auto target = redacted != nullptr ? known_.find(redacted->entry) : known_.end();
        if (target == known_.end()) return;
        result_.remarks.push_back(
            fmt::format("entry {} was redacted with entry {}: what it said is gone, its hash stands",
                        names_.number(*target->second), names_.number(entry)));
    }

    void remark_not_believed() {
        const Believed believed(entries_);
        for (const Entry* entry : believed.not_believed(entries_)) {
            const auto by = known_.find(believed.limit_of(entry->chain)->by);
            result_.remarks.push_back(fmt::format(
                "entry {} was signed by a key that another device had retired with entry {}: it is not believed",
                names_.number(*entry), by == known_.end() ? LogNumber{} : names_.number(*by->second)));
        }
    }

    void check_reference(const Entry& entry, const EntryId& id, std::optional<EntryKind> kind) {
        const auto target = known_.find(id);
        const bool fits = target != known_.end() && target->second->hlc < entry.hlc &&
                          target->second->game == entry.game && (!kind || target->second->kind() == *kind);
        if (fits) return;
        add({Damage::reference, names_.number(entry),
             fmt::format("entry {} speaks about what is no earlier {} of the same game", names_.number(entry),
                         kind ? name_of(*kind) : "entry")});
    }

    /// The heads beside the log are of its own chain; one from outside may be of each. Where nobody can say which chain
    /// is the log's own, a finding, nobody can say what the heads mean.
    void check_heads(const Surrounds& beside, const GivenHeads& given) {
        if (!own_ || chains_.empty()) return;
        GivenHeads rest = given;
        for (std::size_t i = 1; i < chains_.size(); ++i) {
            HeadCheck check(chains_[i], entries_of(i), names_);
            check.check_given(taken_from(rest, i));
            result_.chains[i].proven = take(check).proven;
        }
        HeadCheck check(chains_.front(), entries_of(0), names_);
        check.check_kept(beside.heads.value_or(HeadNotes{}));
        if (beside.checked) check.check_noted(*beside.checked);
        check.check_given(rest);
        const HeadFindings& found = take(check);
        result_.heads_remark = found.heads_remark;
        result_.kept = found.kept;
        result_.chains.front().proven = result_.proven = found.proven;
    }

    const HeadFindings& take(const HeadCheck& check) {
        const HeadFindings& found = check.found();
        for (const DamageFound& finding : found.findings) add(finding);
        result_.remarks.insert(result_.remarks.end(), found.remarks.begin(), found.remarks.end());
        return found;
    }

    /// Before they are sorted.
    [[nodiscard]] std::span<const Entry> entries_of(std::size_t chain) const {
        const std::size_t from = chain == 0 ? 0 : ends_[chain - 1];
        return std::span(entries_).subspan(from, ends_[chain] - from);
    }

    /// The heads of that chain, which are left no longer: signed for it, or fitting an entry of it.
    [[nodiscard]] GivenHeads taken_from(GivenHeads& rest, std::size_t chain) const {
        const auto entries = entries_of(chain);
        const auto is_of_chain = [&](const GivenHead& head) {
            if (head.note) return head.note->chain == chains_[chain].chain;
            return std::any_of(entries.begin(), entries.end(), [&](const Entry& one) { return head.fits(one.hash); });
        };
        GivenHeads taken;
        std::copy_if(rest.heads.begin(), rest.heads.end(), std::back_inserter(taken.heads), is_of_chain);
        std::erase_if(rest.heads, is_of_chain);
        return taken;
    }

    /// What concerns the file comes first, then the entries by number.
    void sort_by_entry() {
        std::stable_sort(result_.findings.begin(), result_.findings.end(),
                         [](const DamageFound& a, const DamageFound& b) {
                             return a.entry.value_or(LogNumber{}) < b.entry.value_or(LogNumber{});
                         });
    }

    const Database* database_;
    Verification result_;
    std::vector<ChainRow> chains_;
    std::optional<ChainId> own_;
    ChainNames names_;
    std::vector<Entry> entries_;
    std::vector<std::size_t> ends_;  // of the entries of each chain among them, until they are sorted
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
