// How entries go from a log to another device, and how those of others come in.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "log/chain/entry_rows.hpp"
#include "log/disk/log_path.hpp"
#include "log/keys/key_file.hpp"
#include "log/recording/checked_log.hpp"
#include "log/recording/outside_heads.hpp"
#include "log/verify/verify.hpp"

namespace jadoube::log {
namespace {

/// By how much the latest of these entries was recorded ahead of our clock.
std::optional<std::int64_t> ahead_of(UtcTime now, const std::vector<const BundledEntry*>& entries) {
    UtcTime latest;
    for (const BundledEntry* one : entries) latest = std::max(latest, one->entry.at);
    return latest > now ? std::optional(latest.ms - now.ms) : std::nullopt;
}

ChainsMerged merge_of(const MergePlan& plan, const std::vector<BundleFile>& bundles, const ChainId& own, UtcTime now) {
    ChainsMerged merge;
    for (const ChainNews& news : plan.chains) {
        const Entry& last = news.entries.back()->entry;
        const auto ahead = news.chain == own ? std::nullopt : ahead_of(now, news.entries);
        merge.chains.push_back({news.chain, news.entries.front()->entry.seq.value, last.seq.value, last.hash, ahead});
    }
    for (const BundleFile& file : bundles) merge.bundles.push_back(file.sha256);
    return merge;
}

std::vector<std::pair<std::string, std::string>> renamed_in(const ChainNames& before, const ChainNames& after) {
    std::vector<std::pair<std::string, std::string>> renamed;
    for (const auto& [letters, chain] : before.others())
        if (const std::string now = after.letters(chain); now != letters) renamed.emplace_back(letters, now);
    return renamed;
}

/// In the columns of chain, body, signature.
Result<BundledEntry> bundled_entry(const Row& row) {
    auto stored = read_row(row);
    if (!stored) return tl::unexpected(stored.error());
    auto entry = read_entry(row);
    if (!entry) return tl::unexpected(entry.error());
    return BundledEntry{std::move(stored->body), stored->sig, std::move(*entry)};
}

/// The key that signed the first of these entries, or the head where there is none, if it is another than the first.
std::optional<PublicKey> signs_first(const BundledChain& chain, const ChainKeys& keys) {
    const EntrySeq seq = chain.entries.empty() ? chain.head.seq : chain.entries.front().entry.seq;
    const PublicKey* key = keys.at(seq);
    if (chain.entries.empty() && (key == nullptr || !is_signed_by(*key, chain.head)))
        key = keys.at(EntrySeq{seq.value + 1});
    return key == nullptr || *key == chain.key ? std::nullopt : std::optional(*key);
}

}  // namespace

Result<Bundle> CheckedLog::bundle(const std::map<ChainId, EntrySeq>& since) const {
    Bundle bundle{.by = own_, .at = surroundings_.now()};
    std::set<TextHash> named;
    for (const VerifiedChain& chain : verification_.chains) {
        const auto after = since.find(chain.chain);
        auto made = bundled(chain, after == since.end() ? EntrySeq{0} : after->second);
        if (!made) return tl::unexpected(made.error());
        for (const BundledEntry& one : made->entries)
            for (const TextHash& hash : texts_of(one.entry.data)) named.insert(hash);
        bundle.chains.push_back(std::move(*made));
    }
    for (const TextHash& hash : named) {
        auto content = text(hash);
        if (!content) return tl::unexpected(content.error());
        bundle.texts.emplace(hash, std::move(*content));
    }
    return bundle;
}

Result<BundledChain> CheckedLog::bundled(const VerifiedChain& chain, EntrySeq since) const {
    const auto rows = database_.rows(
        fmt::format("SELECT {} FROM main.entries WHERE chain = ? AND seq > ? ORDER BY seq", kEntryColumns),
        {to_blob(chain.chain), since.value});
    if (!rows) return tl::unexpected(rows.error());
    BundledChain made{.chain = chain.chain, .key = chain.key};
    const ChainKeys keys = read_keys(database_, {chain.chain, chain.device, chain.key});
    for (const Row& row : *rows) {
        auto one = bundled_entry(row);
        if (!one) return tl::unexpected(one.error());
        made.entries.push_back(std::move(*one));
    }
    if (chain.chain == own_) {
        const auto head = head_note_of(*this);
        if (!head) return tl::unexpected(head.error());
        made.head = *head;
        made.signs = signs_first(made, keys);
        return made;
    }
    const auto note = database_.value("SELECT note FROM main.heads WHERE chain = ? ORDER BY seq DESC LIMIT 1",
                                      {to_blob(chain.chain)});
    if (!note) return tl::unexpected(note.error());
    const auto* words = std::get_if<TextValue>(&*note);
    const auto head = words != nullptr ? parse_head_note(words->value) : std::nullopt;
    if (!head) return damaged_log("a row of the table heads is no head", path_);
    made.head = *head;
    made.signs = signs_first(made, keys);
    return made;
}

Result<Merged> CheckedLog::merge(const std::vector<BundleFile>& bundles, const std::string& author) {
    if (!key_) return failure(ErrorCode::log_readonly, "not recorded: the log was opened to read", shown(path_));
    const HeldKey alone(key_path_of(path_), surroundings_.wait);
    if (!alone.is_held()) return tl::unexpected<Error>(alone.error());
    auto merged = try_to_merge(bundles, author);
    if (merged || !makes_room(merged.error())) return merged;
    if (const auto again = reconnect(); !again) return tl::unexpected(again.error());
    return try_to_merge(bundles, author);  // the union of both is the same, whatever came in before
}

Result<Merged> CheckedLog::try_to_merge(const std::vector<BundleFile>& bundles, const std::string& author) {
    auto merged = take_in(bundles, author);
    if (!merged || merged->chains.empty()) {
        (void)database_.run("ROLLBACK");
        return merged;
    }
    if (const auto committed = database_.run("COMMIT"); !committed) {
        if (committed.error().code == ErrorCode::log_full) return tl::unexpected(committed.error());
        Error unknown = committed.error();
        unknown.code = ErrorCode::log_unknown;
        unknown.message = "unknown whether it was merged: " + unknown.message;
        unknown.hint = "merge it again when the disk works: what is there already is not taken in twice";
        return tl::unexpected<Error>(unknown);
    }
    keep_merged(*merged);
    return merged;
}

/// In one transaction, which stays open.
Result<Merged> CheckedLog::take_in(const std::vector<BundleFile>& bundles, const std::string& author) {
    const auto beside = surrounds_of(path_);
    if (const auto begun = database_.run("BEGIN IMMEDIATE"); !begun) return tl::unexpected(begun.error());
    auto now = check_now(beside);  // others may have written since
    if (!now) return tl::unexpected(now.error());
    const ChainNames before = now->names;
    const auto plan = plan_merge(now->entries, own_, bundles);
    if (!plan) return tl::unexpected(plan.error());
    Merged merged;
    if (plan->chains.empty()) return merged;
    if (const auto inserted = insert(*plan); !inserted) return tl::unexpected(inserted.error());
    if (const auto key = take_key(key_); !key) return tl::unexpected(key.error());
    const ChainsMerged what = merge_of(*plan, bundles, own_, surroundings_.now());
    if (std::any_of(plan->chains.begin(), plan->chains.end(), [](const auto& news) { return news.says_something(); })) {
        const NewEntry entry{.id = new_entry_id(surroundings_.random), .data = what, .author = author};
        const auto recorded = record(database_, own_, *key_, entry, surroundings_.now());
        if (!recorded) return tl::unexpected(recorded.error());
        merged.entry = recorded->seq;
    }
    if (const auto whole = check_taken_in(bundles, beside); !whole) return tl::unexpected(whole.error());
    for (std::size_t i = 0; i < what.chains.size(); ++i) {
        const ChainId& chain = what.chains[i].chain;
        const auto row = std::find_if(verification_.chains.begin(), verification_.chains.end(),
                                      [&](const VerifiedChain& one) { return one.chain == chain; });
        merged.chains.push_back({what.chains[i], row->letters, row->device, plan->chains[i].is_new});
    }
    merged.renamed = renamed_in(before, names_);
    return merged;
}

Result<void> CheckedLog::insert(const MergePlan& plan) {
    for (const auto& [hash, content] : plan.texts)
        if (const auto kept = keep_text(database_, *content); !kept) return tl::unexpected(kept.error());
    for (const ChainNews& news : plan.chains)
        if (auto inserted = insert(news); !inserted) return inserted;
    return {};
}

Result<void> CheckedLog::insert(const ChainNews& news) {
    if (news.is_new) {
        auto row = database_.run("INSERT INTO main.chains(chain, device, first_key) VALUES(?, ?, ?)",
                                 {to_blob(news.chain), TextValue{news.device}, to_blob(news.key)});
        if (!row) return row;
    }
    for (const BundledEntry* one : news.entries)
        if (auto row = insert_entry(database_, one->entry, one->body, one->sig); !row) return row;
    if (news.chain == own_) return {};
    return database_.run("INSERT INTO main.heads(chain, seq, note) VALUES(?, ?, ?)",
                         {to_blob(news.chain), news.head.seq.value, TextValue{to_text(news.head)}});
}

/// The log as it would be, checked as ever. What is wrong now came with the bundles.
Result<void> CheckedLog::check_taken_in(const std::vector<BundleFile>& bundles, const Surrounds& beside) {
    const auto commits = number(database_, "PRAGMA main.data_version");
    if (!commits) return tl::unexpected(commits.error());
    CheckedEntries checked = check(database_, beside);
    if (!checked.verification.is_ok()) {
        const DamageFound* first = checked.verification.first_bad();
        if (first == nullptr) first = &checked.verification.findings.front();
        return failure(ErrorCode::bundle_refused, fmt::format("{}: {}", name_of(first->damage), first->words),
                       shown(bundles.front().name), "have it made anew: jadoube export FILE.bundle");
    }
    checked_at_ = *commits;
    verification_ = std::move(checked.verification);
    sequels_ = sequels_in(checked.entries);
    entries_ = std::move(checked.entries);
    names_ = std::move(checked.names);
    return reveal_all();
}

void CheckedLog::keep_merged(const Merged& merged) {
    if (merged.entry) return keep_outside({{last_own(), false}});
    remark_carried();
    note_check();
}

}  // namespace jadoube::log
