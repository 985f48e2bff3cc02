#include "log/chain/head_check.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "log/keys/proquint.hpp"

namespace jadoube::log {
namespace {

/// "9f2c...", or the eight words where it was given in those.
std::string shown_as(const GivenHead& given, std::string_view raw) {
    constexpr std::size_t kEnough = 16;
    if (given.is_in_words()) return fmt::format("'{}'", proquints_of(raw.substr(0, given.start.size())));
    return fmt::format("{}...", hex_of(raw).substr(0, kEnough));
}

/// The words that differ, by their places, as "word 3 is 'lusad' as given and 'lusab' in the log".
std::vector<std::string> differing_words(std::string_view given, std::string_view there) {
    std::vector<std::string> differing;
    for (std::size_t i = 0; i + 1 < given.size(); i += 2) {
        if (given.substr(i, 2) == there.substr(i, 2)) continue;
        differing.push_back(fmt::format("word {} is '{}' as given and '{}' in the log", i / 2 + 1,
                                        proquints_of(given.substr(i, 2)), proquints_of(there.substr(i, 2))));
    }
    return differing;
}

constexpr std::int64_t kBegun = 2;         // entries at most with which a log begins
constexpr std::int64_t kOneRecording = 8;  // entries that may have no head yet, or were killed before they had

/// The event, and of a device that joins another what it merged then.
bool is_of_beginning(const Entry& entry) {
    const bool joined = entry.kind() == EntryKind::merged && entry.seq.value <= kBegun;
    return joined || entry.kind() == EntryKind::event || entry.kind() == EntryKind::rules;
}

}  // namespace

void HeadCheck::find(std::optional<EntrySeq> seq, std::string words) {
    const auto entry = seq ? std::optional(number(*seq)) : std::nullopt;
    found_.findings.push_back({Damage::end, entry, std::move(words)});
}

const Entry* HeadCheck::entry_numbered(EntrySeq seq) const {
    const auto found = std::lower_bound(entries_.begin(), entries_.end(), seq,
                                        [](const Entry& entry, EntrySeq number) { return entry.seq < number; });
    return found != entries_.end() && found->seq == seq ? &*found : nullptr;
}

/// The entry that has this head; of one that was typed, whatever number was read with it.
const Entry* HeadCheck::entry_at(const GivenHead& head) const {
    const Entry* entry = head.seq ? entry_numbered(*head.seq) : nullptr;
    if (entry != nullptr && head.fits(entry->hash)) return entry;
    if (head.note) return nullptr;
    const auto found =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& one) { return head.fits(one.hash); });
    return found != entries_.end() ? &*found : nullptr;
}

bool HeadCheck::is_ours(const HeadNote& note) const {
    return note.chain == chain_->chain && keys_.has_signed(note);
}

/// Heads that fit need no look at their signature: the entry has its own.
void HeadCheck::check_kept(const HeadNotes& heads) {
    constexpr std::string_view kWhere = "kept beside the log";
    int foreign = heads.others;
    std::optional<EntrySeq> beyond;
    std::optional<EntrySeq> first_kept;
    for (const HeadNote& note : heads.notes) {
        const Entry* entry = entry_numbered(note.seq);
        if (note.chain == chain_->chain && entry != nullptr && entry->hash == note.hash) {
            found_.kept = std::max(found_.kept.value_or(note.seq), note.seq);
            first_kept = std::min(first_kept.value_or(note.seq), note.seq);
        } else if (!is_ours(note)) {
            ++foreign;
        } else if (note.seq > last()) {
            beyond = std::max(beyond.value_or(note.seq), note.seq);
        } else if (entry != nullptr) {
            contradict(given_head(note), kWhere);
        }
    }
    if (beyond) miss_end(*beyond, kWhere);
    check_heads_whole();
    if (first_kept) remark_beginning(*first_kept);
    remark_others("the heads file", foreign);
}

void HeadCheck::remark_others(std::string_view file, int lines) {
    if (lines > 0) found_.remarks.push_back(fmt::format("lines of {} that are no head of this log: {}", file, lines));
}

/// Where the heads were taken away once, what was cut off with them does not show, however far they reach now.
void HeadCheck::remark_beginning(EntrySeq first) {
    if (first.value <= kBegun + kOneRecording) return;
    found_.remarks.push_back(
        fmt::format("the heads kept beside the log begin with entry {}: those before it were removed, or the log was "
                    "copied without them, and that nothing was cut off then is not proven",
                    number(first)));
}

/// What was recorded after the log was begun has its head beside it.
void HeadCheck::check_heads_whole() {
    const auto recorded = std::find_if_not(entries_.begin(), entries_.end(), is_of_beginning);
    const std::int64_t kept = found_.kept ? found_.kept->value : 0;
    const bool reaches_end = kept > 0 && kept + kOneRecording >= last().value;
    if (recorded == entries_.end() || reaches_end) return;
    found_.heads_remark = fmt::format(
        "the heads kept beside the log {}: they were removed or altered, or the log was copied without them, and its "
        "end is not proven",
        kept == 0 ? "are gone" : fmt::format("reach entry {} of {}", kept, last().value));
    found_.remarks.push_back(found_.heads_remark);
}

/// The note of an earlier check is a head like another.
void HeadCheck::check_noted(const SignedCheckNote& checked) {
    constexpr std::string_view kWhere = "noted beside the log";
    if (checked.note.chain != chain_->chain || !keys_.has_signed(checked)) return;
    const auto& [seq, hash] = checked.note.head;
    const Entry* entry = entry_numbered(seq);
    if (entry != nullptr && entry->hash != hash) return contradict(given_head(hash, seq), kWhere);
    if (seq > last() && found_.findings.empty()) miss_end(seq, kWhere);
}

void HeadCheck::check_given(const GivenHeads& given) {
    constexpr std::string_view kWhere = "given";
    int foreign = given.others;
    std::optional<EntrySeq> beyond;
    for (const GivenHead& head : given.heads) {
        const Entry* entry = entry_at(head);
        if (entry != nullptr && (!head.seq || *head.seq == entry->seq)) {
            found_.proven = std::max(found_.proven.value_or(entry->seq), entry->seq);
        } else if (head.note && !is_ours(*head.note)) {
            ++foreign;
        } else if (head.seq && *head.seq > last()) {
            beyond = std::max(beyond.value_or(*head.seq), *head.seq);
        } else {
            contradict(head, kWhere);
        }
    }
    if (beyond) miss_end(*beyond, kWhere);
    remark_others("the file given", foreign);
    const bool are_all_foreign = !given.heads.empty() && foreign - given.others == std::ssize(given.heads);
    if (are_all_foreign)
        find(std::nullopt,
             "no head that was given is one of this log: they are of another log, or this one was written "
             "anew with another key");
}

/// The entry is there and is another; or, without a number, none is.
void HeadCheck::contradict(const GivenHead& head, std::string_view where) {
    const Entry* entry = head.seq ? entry_numbered(*head.seq) : nullptr;
    const std::string nearly = nearly_words(head);
    if (entry != nullptr) {
        find(head.seq,
             fmt::format("entry {} is another than the one whose head is {}: expected the hash {}, found {}{}",
                         number(*head.seq), where, shown_as(head, head.start), shown_as(head, to_raw(entry->hash)),
                         nearly));
    } else {
        find(std::nullopt,
             fmt::format("no entry has the hash that was given, {}: {}", shown_as(head, head.start),
                         nearly.empty() ? "the log was cut off before it, or written anew" : nearly.substr(2)));
    }
}

/// Where it may have been misread: "; but for one word it is the head of entry 12: word 3 is ...".
std::string HeadCheck::nearly_words(const GivenHead& head) const {
    constexpr std::size_t kMisread = 2;  // of eight
    if (head.note) return {};
    if (const Entry* other = entry_at(head))
        return fmt::format("; it is the head of entry {}: was the number misread?", number(other->seq));
    if (!head.is_in_words()) return {};
    for (const Entry& entry : entries_) {
        const auto differing = differing_words(head.start, to_raw(entry.hash));
        if (differing.size() <= kMisread)
            return fmt::format("; it may have been misread, for all else is as in the head of entry {}: {}",
                               number(entry.seq), list_of(differing));
    }
    return {};
}

void HeadCheck::miss_end(EntrySeq known, std::string_view where) {
    const EntrySeq first{last().value + 1};
    const std::string range = first == known
                                  ? fmt::format("entry {} is missing", number(known))
                                  : fmt::format("entries {} to {} are missing", number(first), number(known));
    find(first, fmt::format("{} at the end: the head of entry {} is {}, and the log ends at {}", range, number(known),
                            where, number(last())));
}

}  // namespace jadoube::log
