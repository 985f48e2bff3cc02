#include "log/merge/merge_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "base/error.hpp"
#include "log/chain/heads_file.hpp"

namespace jadoube::log {
namespace {

/// The head of another chain in `heads`: the columns, and the note that its device signed.
struct KeptHead {
    ChainId chain = {};
    EntrySeq seq{};
    HeadNote note = {};
};

std::optional<KeptHead> kept_head_in(const Row& row) {
    const auto* chain = std::get_if<Blob>(&row.front());
    const auto* seq = std::get_if<std::int64_t>(&row[1]);
    const auto* text = std::get_if<TextValue>(&row[2]);
    const auto id = chain != nullptr ? from_raw<ChainId>(chain->value) : std::nullopt;
    const auto note = text != nullptr ? parse_head_note(text->value) : std::nullopt;
    if (!id || seq == nullptr || !note) return std::nullopt;
    return KeptHead{*id, EntrySeq{*seq}, *note};
}

class MergeChecker {
public:
    MergeChecker(std::span<const ChainRow> chains, const ChainId& own, std::span<const Entry> entries,
                 const ChainNames& names)
        : chains_(chains), own_(own), names_(&names) {
        for (const Entry& entry : entries) by_number_.emplace(std::pair(entry.chain, entry.seq), &entry);
        for (const ChainRow& chain : chains_) keys_.emplace(chain.chain, ChainKeys(chain.first_key));
        for (const auto& [number, entry] : by_number_)
            if (const auto keys = keys_.find(number.first); keys != keys_.end()) keys->second.take(*entry);
    }

    void check_head(const Row& row) {
        const auto head = kept_head_in(row);
        const auto chain = std::find_if(chains_.begin(), chains_.end(),
                                        [&](const ChainRow& one) { return head && one.chain == head->chain; });
        if (!head || chain == chains_.end()) return find(Damage::row, {}, "a row of the table heads is no head");
        const LogNumber number = names_->number(head->chain, head->seq.value);
        const Entry* entry = entry_at(head->chain, head->seq);
        const bool is_same = head->note.chain == head->chain && head->note.seq == head->seq;
        if (!is_same || !keys_.at(chain->chain).has_signed(head->note))
            find(Damage::end, number, fmt::format("the head of entry {} is not signed by its device", number));
        else if (entry == nullptr || entry->hash != head->note.hash)
            find(Damage::end, number, fmt::format("entry {} is not the one whose head its device signed", number));
        EntrySeq& last = heads_[head->chain];
        last = std::max(last, head->seq);
    }

    void check_ends() {
        for (const ChainRow& chain : chains_) {
            if (chain.chain == own_) continue;
            const EntrySeq last = last_of(chain.chain);
            const LogNumber end = names_->number(chain.chain, last.value);
            if (heads_[chain.chain] < last)
                find(Damage::end, end, fmt::format("no head that its device signed reaches to entry {}", end));
            check_bound(chain.chain, last);
        }
    }

    /// That the ends which merges name are there.
    void check_named() {
        for (const auto& [place, entry] : by_number_) {
            if (const auto* merge = std::get_if<ChainsMerged>(&entry->data))
                for (const ChainMerged& chain : merge->chains) require_end(*entry, chain.chain, chain.last, chain.head);
            if (const auto* retired = std::get_if<DeviceRetired>(&entry->data))
                require_end(*entry, retired->chain, retired->last, retired->head);
        }
    }

    [[nodiscard]] std::vector<DamageFound> take() { return std::move(findings_); }

private:
    void find(Damage damage, std::optional<LogNumber> entry, std::string words) {
        findings_.push_back({damage, std::move(entry), std::move(words)});
    }

    void require_end(const Entry& entry, const ChainId& chain, std::int64_t last, const EntryHash& head) {
        const Entry* end = entry_at(chain, EntrySeq{last});
        if (end != nullptr && end->hash == head && end->hlc < entry.hlc) return;
        const LogNumber number = names_->number(entry);
        find(Damage::reference, number,
             fmt::format("entry {} names the end of a chain that is not there: {} of {}...", number, last,
                         to_hex(chain).substr(0, 16)));
    }

    [[nodiscard]] const Entry* entry_at(const ChainId& chain, EntrySeq seq) const {
        const auto found = by_number_.find({chain, seq});
        return found == by_number_.end() ? nullptr : found->second;
    }

    [[nodiscard]] EntrySeq last_of(const ChainId& chain) const {
        EntrySeq last{0};
        while (entry_at(chain, EntrySeq{last.value + 1}) != nullptr) ++last.value;
        return last;
    }

    /// What a merge brought is named by an entry of our own, but for news of merges alone.
    void check_bound(const ChainId& chain, EntrySeq last) {
        EntrySeq bound{0};
        for (const auto& [place, entry] : by_number_) {
            const auto* merge = place.first == own_ ? std::get_if<ChainsMerged>(&entry->data) : nullptr;
            if (merge == nullptr) continue;
            for (const ChainMerged& one : merge->chains)
                if (one.chain == chain) bound = std::max(bound, EntrySeq{one.last});
        }
        for (EntrySeq seq{bound.value + 1}; seq <= last; ++seq.value) {
            if (entry_at(chain, seq)->kind() == EntryKind::merged) continue;
            const LogNumber number = names_->number(chain, seq.value);
            return find(Damage::key, number, fmt::format("entry {} came in without a merge by this device", number));
        }
    }

    std::span<const ChainRow> chains_;
    ChainId own_;
    const ChainNames* names_;
    std::map<std::pair<ChainId, EntrySeq>, const Entry*> by_number_;
    std::map<ChainId, ChainKeys> keys_;
    std::map<ChainId, EntrySeq> heads_;
    std::vector<DamageFound> findings_;
};

}  // namespace

std::vector<DamageFound> check_merges(const Database& database, std::span<const ChainRow> chains, const ChainId& own,
                                      std::span<const Entry> entries, const ChainNames& names) {
    const auto heads = number(database, "SELECT count(*) FROM main.heads");
    const bool has_merge = std::any_of(entries.begin(), entries.end(), [](const Entry& entry) {
        return entry.kind() == EntryKind::merged || entry.kind() == EntryKind::device_retired;
    });
    if (chains.size() == 1 && !has_merge && heads && *heads == 0) return {};
    MergeChecker checker(chains, own, entries, names);
    const auto read =
        database.for_each("SELECT chain, seq, note FROM main.heads ORDER BY chain, seq", {}, [&](const Row& row) {
            checker.check_head(row);
            return true;
        });
    checker.check_ends();
    checker.check_named();
    auto findings = checker.take();
    if (!read) findings.push_back({Damage::unreadable, {}, read.error().message});
    return findings;
}

}  // namespace jadoube::log
