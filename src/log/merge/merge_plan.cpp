#include "log/merge/merge_plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/disk/log_path.hpp"

namespace jadoube::log {
namespace {

constexpr std::size_t kMostChains = 600;  // fewer than there are letters

std::string start_of(const EntryHash& hash) {
    constexpr std::size_t kEnough = 16;
    return to_hex(hash).substr(0, kEnough) + "...";
}

/// The members in which two devices say that this is another event.
std::vector<std::string> other_in(const EventBegun& a, const EventBegun& b) {
    std::vector<std::string> other;
    const auto compare = [&](bool same, const char* name) {
        if (!same) other.emplace_back(name);
    };
    compare(a.name == b.name, "name");
    compare(a.first_day == b.first_day, "first day");
    compare(a.rules == b.rules, "laws");
    compare(a.play == b.play, "kind of play");
    compare(a.control == b.control, "time control");
    compare(a.facts == b.facts, "facts");
    compare(a.time_zone == b.time_zone, "time zone");
    return other;
}

class MergePlanner {
public:
    MergePlanner(std::span<const Entry> entries, const ChainId& own, std::span<const BundleFile> bundles)
        : own_(own), bundles_(bundles) {
        for (const Entry& entry : entries) take_known(entry);
    }

    Result<MergePlan> run() {
        for (const BundleFile& file : bundles_) {
            for (const auto& [hash, text] : file.bundle.texts) plan_.texts.emplace(hash, &text);
            for (const BundledChain& chain : file.bundle.chains) take(file, chain);
        }
        name_all();
        for (auto& [chain, news] : news_) settle(chain, news);
        if (begun_.size() > kMostChains) refuse("more devices than can be told apart by letters", {});
        if (problem_) return tl::unexpected<Error>(*problem_);
        return std::move(plan_);
    }

private:
    /// Of one chain, from whatever bundle: entries by number, and the head that reaches furthest.
    struct Gathered {
        PublicKey key = {};
        std::map<EntrySeq, const BundledEntry*> entries = {};
        HeadNote head = {};
        const BundleFile* file = nullptr;
    };

    void take_known(const Entry& entry) {
        hashes_.emplace(std::pair(entry.chain, entry.seq), entry.hash);
        ids_.insert(entry.id);
        EntrySeq& last = last_[entry.chain];
        last = std::max(last, entry.seq);
        const auto* event = std::get_if<EventBegun>(&entry.data);
        if (event == nullptr) return;
        begun_.push_back({entry.chain, event->device, entry.hlc});
        if (entry.chain == own_) event_ = *event;
    }

    void refuse(std::string why, std::string hint, const BundleFile* file = nullptr) {
        if (problem_) return;
        const BundleFile& named = file != nullptr ? *file : bundles_.front();
        problem_ = Error{ErrorCode::bundle_refused, std::move(why), shown(named.name), std::move(hint)};
    }

    void take(const BundleFile& file, const BundledChain& chain) {
        for (const BundledEntry& one : chain.entries) take(file, chain, one);
        const auto gathered = news_.find(chain.chain);
        const bool is_further =
            gathered != news_.end() && !chain.entries.empty() && chain.head.seq > gathered->second.head.seq;
        if (is_further) gathered->second.head = chain.head;
    }

    /// One that is here, or in an earlier bundle, is the same or a fork.
    void take(const BundleFile& file, const BundledChain& chain, const BundledEntry& one) {
        const Entry& entry = one.entry;
        const auto known = hashes_.find({entry.chain, entry.seq});
        if (known != hashes_.end()) {
            if (known->second != entry.hash) forks_.push_back({&file, &entry, known->second});
            return;
        }
        Gathered& gathered = news_[chain.chain];
        gathered.key = chain.key;
        gathered.file = &file;
        const auto [there, is_first] = gathered.entries.emplace(entry.seq, &one);
        if (!is_first && there->second->entry.hash != entry.hash)
            forks_.push_back({&file, &entry, there->second->entry.hash});
        if (is_first && !ids_.insert(entry.id).second) twice_.push_back({&file, &entry, {}});
        const auto* event = is_first ? std::get_if<EventBegun>(&entry.data) : nullptr;
        if (event != nullptr) begun_.push_back({entry.chain, event->device, entry.hlc});
    }

    /// With the names that all will have after the merge.
    void name_all() {
        after_ = ChainNames(begun_, own_);
        for (const Clash& fork : forks_) refuse_fork(*fork.file, *fork.entry, fork.known);
        for (const Clash& one : twice_)
            refuse(fmt::format("body: {} has the id of another entry", called(*one.entry)),
                   "no device makes one id twice: keep the bundle, and ask who made it", one.file);
    }

    [[nodiscard]] std::string called(const Entry& entry) const {
        const bool has_name = !after_.letters(entry.chain).empty();
        return has_name ? fmt::format("entry {}", after_.number(entry))
                        : fmt::format("entry {} of chain {}", entry.seq.value, to_hex(entry.chain).substr(0, 16));
    }

    void refuse_fork(const BundleFile& file, const Entry& entry, const EntryHash& known) {
        const bool is_own = entry.chain == own_;
        refuse(
            fmt::format("link: the chain of {} forks: {} has the hash {} here and {} in the bundle",
                        is_own ? "this device" : "device " + after_.letters(entry.chain), called(entry),
                        start_of(known), start_of(entry.hash)),
            "a copy of the log or its key recorded elsewhere, or the log was written anew: keep both files, and begin "
            "a new log on one device (init --follows)",
            &file);
    }

    void settle(const ChainId& chain, const Gathered& gathered) {
        const EntrySeq last = last_.contains(chain) ? last_.at(chain) : EntrySeq{0};
        const EntrySeq first = gathered.entries.begin()->first;
        ChainNews news{.chain = chain, .key = gathered.key, .head = gathered.head, .is_new = last.value == 0};
        EntrySeq expected{last.value + 1};
        for (const auto& [seq, one] : gathered.entries) {
            if (seq != expected) return refuse_gap(chain, expected, seq, *gathered.file);
            news.entries.push_back(one);
            ++expected.value;
        }
        const Entry& start = news.entries.front()->entry;
        if (last.value > 0 && start.prev != hashes_.at({chain, last}))
            return refuse_other(chain, start, *gathered.file);
        const auto* event = std::get_if<EventBegun>(&start.data);
        if (first == EntrySeq{1} && event != nullptr && !is_of_this_event(*event, *gathered.file)) return;
        if (event != nullptr) news.device = event->device;
        plan_.chains.push_back(std::move(news));
    }

    /// The last one here is not the one that it follows.
    void refuse_other(const ChainId& chain, const Entry& start, const BundleFile& file) {
        Entry before = start;
        before.seq = last_.at(chain);
        before.hash = start.prev;
        refuse_fork(file, before, hashes_.at({chain, before.seq}));
    }

    void refuse_gap(const ChainId& chain, EntrySeq expected, EntrySeq found, const BundleFile& file) {
        const bool is_one = expected.value + 1 == found.value;
        const std::string device =
            after_.letters(chain).empty() ? "chain " + to_hex(chain).substr(0, 16) : "device " + after_.letters(chain);
        const std::string range =
            is_one ? fmt::format("entry {} of {} is", expected.value, device)
                   : fmt::format("entries {} to {} of {} are", expected.value, found.value - 1, device);
        const bool is_all = expected.value == 1 || chain != file.bundle.by;
        refuse(fmt::format("link: {} missing between this log and the bundle", range),
               is_all ? std::string("on the device that made it: jadoube export FILE.bundle")
                      : fmt::format("on that device: jadoube export FILE.bundle --since {}", expected.value - 1),
               &file);
    }

    bool is_of_this_event(const EventBegun& event, const BundleFile& file) {
        const auto other = other_in(event_, event);
        if (other.empty()) return true;
        refuse(
            fmt::format("key: is of another event: '{}' has another {} than '{}' here", for_terminal(event.name, 60),
                        list_of(other), for_terminal(event_.name, 60)),
            "begin the log of a second device from a bundle of the first: jadoube init NEW.jadoube --joins FILE.bundle",
            &file);
        return false;
    }

    struct Clash {
        const BundleFile* file;
        const Entry* entry;
        EntryHash known;
    };

    ChainId own_;
    std::span<const BundleFile> bundles_;
    EventBegun event_;
    std::map<std::pair<ChainId, EntrySeq>, EntryHash> hashes_;
    std::set<EntryId> ids_;
    std::map<ChainId, EntrySeq> last_;
    std::vector<ChainBegun> begun_;
    ChainNames after_;
    std::map<ChainId, Gathered> news_;
    std::vector<Clash> forks_;
    std::vector<Clash> twice_;
    MergePlan plan_;
    std::optional<Error> problem_;
};

}  // namespace

bool ChainNews::says_something() const {
    return std::any_of(entries.begin(), entries.end(),
                       [](const BundledEntry* one) { return one->entry.kind() != EntryKind::merged; });
}

Result<MergePlan> plan_merge(std::span<const Entry> entries, const ChainId& own, std::span<const BundleFile> bundles) {
    return MergePlanner(entries, own, bundles).run();
}

}  // namespace jadoube::log
