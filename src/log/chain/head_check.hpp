// Whether a chain reaches the heads that are known of it, and has at each the entry that the head names: heads kept
// beside the log, the note of an earlier check, heads from outside.
//
// A head that is no head of this chain (of another log, or not signed by its key) proves nothing against it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "log/chain/chain_check.hpp"
#include "log/chain/check_note.hpp"
#include "log/chain/given_heads.hpp"
#include "log/chain/heads_file.hpp"

namespace jadoube::log {

/// What the heads say of the chain.
struct HeadFindings {
    std::vector<DamageFound> findings = {};
    std::vector<std::string> remarks = {};
    std::string heads_remark = {};        // one of them: the heads beside the log are gone or cut
    std::optional<EntrySeq> kept = {};    // the last entry whose head is kept beside the log
    std::optional<EntrySeq> proven = {};  // the last entry whose head was given from outside
};

class HeadCheck {
public:
    /// The entries of one chain that can be read, by number; chain, entries and names outlive this.
    HeadCheck(const ChainRow& chain, std::span<const Entry> entries, const ChainNames& names)
        : chain_(&chain), keys_(keys_in(chain.first_key, entries)), entries_(entries), names_(&names) {}

    void check_kept(const HeadNotes& heads);
    void check_noted(const SignedCheckNote& checked);
    /// Where heads are given and none is one of this chain, that is a finding: the log may be another one.
    void check_given(const GivenHeads& given);

    [[nodiscard]] const HeadFindings& found() const { return found_; }

private:
    [[nodiscard]] const Entry* entry_numbered(EntrySeq seq) const;
    [[nodiscard]] const Entry* entry_at(const GivenHead& head) const;
    [[nodiscard]] EntrySeq last() const { return entries_.empty() ? EntrySeq{0} : entries_.back().seq; }
    [[nodiscard]] LogNumber number(EntrySeq seq) const { return names_->number(chain_->chain, seq.value); }
    [[nodiscard]] bool is_ours(const HeadNote& note) const;
    [[nodiscard]] std::string nearly_words(const GivenHead& head) const;
    void check_heads_whole();
    void remark_beginning(EntrySeq first);
    void contradict(const GivenHead& head, std::string_view where);
    void miss_end(EntrySeq known, std::string_view where);
    void find(std::optional<EntrySeq> seq, std::string words);
    void remark_others(std::string_view file, int lines);

    const ChainRow* chain_;
    ChainKeys keys_;
    std::span<const Entry> entries_;
    const ChainNames* names_;
    HeadFindings found_;
};

}  // namespace jadoube::log
