#include "log/verify/seal_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "log/state/fold.hpp"

namespace jadoube::log {
namespace {

class SealChecker {
public:
    SealChecker(std::vector<Entry> entries, const ChainNames& names) : entries_(std::move(entries)), names_(&names) {
        std::sort(entries_.begin(), entries_.end(), comes_before);
        for (const Entry& entry : entries_) by_id_.emplace(entry.id, &entry);
    }

    std::vector<DamageFound> run() {
        const State state = fold(entries_);
        for (const Entry& entry : entries_) check(entry, state);
        return std::move(findings_);
    }

private:
    template <typename T>
    const T* data_of(const EntryId& id) const {
        const auto found = by_id_.find(id);
        return found == by_id_.end() ? nullptr : std::get_if<T>(&found->second->data);
    }

    void find(const Entry& entry, const std::string& words) {
        findings_.push_back(
            {Damage::seal, names_->number(entry), fmt::format("entry {}: {}", names_->number(entry), words)});
    }

    void check(const Entry& entry, const State& state) {
        if (const auto* sealed = std::get_if<MoveSealed>(&entry.data)) check_sealed(entry, *sealed, state);
        if (const auto* opened = std::get_if<SealOpened>(&entry.data)) {
            const auto* sealed = data_of<MoveSealed>(opened->sealed);
            if (sealed != nullptr && !is_as_sealed(*sealed, *opened))
                find(entry, "what was opened is not what was sealed: the commitment is another");
        }
        const auto target = entry.supersedes ? by_id_.find(*entry.supersedes) : by_id_.end();
        if (target != by_id_.end() && !may_be_withdrawn(target->second->kind()))
            find(entry, "it withdraws what cannot be withdrawn");
    }

    void check_sealed(const Entry& entry, const MoveSealed& sealed, const State& state) {
        const auto* envelope = data_of<GameAdjourned>(sealed.adjournment);
        if (envelope == nullptr) return;  // a finding of its own
        if (const std::string why = misplaced(entry, *envelope); !why.empty()) find(entry, why);
        const bool late = std::any_of(state.stray.begin(), state.stray.end(),
                                      [&](const Stamp& stamp) { return stamp.id == entry.id; });
        if (late && knew_it_was_late(entry, sealed))
            find(entry,
                 "it was sealed after the player's clock was paused or his sealed move was opened, and does not count");
    }

    /// Whether its own device had paused that clock, or opened a sealed move of that player.
    [[nodiscard]] bool knew_it_was_late(const Entry& entry, const MoveSealed& sealed) const {
        return std::any_of(entries_.begin(), entries_.end(), [&](const Entry& earlier) {
            if (earlier.chain != entry.chain || earlier.seq >= entry.seq) return false;
            const auto* paused = std::get_if<ClockPaused>(&earlier.data);
            if (paused != nullptr) return paused->adjournment == sealed.adjournment && paused->by == sealed.by;
            const auto* opened = std::get_if<SealOpened>(&earlier.data);
            const auto* before = opened != nullptr ? data_of<MoveSealed>(opened->sealed) : nullptr;
            return before != nullptr && before->adjournment == sealed.adjournment && before->by == sealed.by;
        });
    }

    std::vector<Entry> entries_;
    const ChainNames* names_;
    std::map<EntryId, const Entry*> by_id_;
    std::vector<DamageFound> findings_;
};

}  // namespace

std::vector<DamageFound> check_seals(const std::vector<Entry>& entries, const ChainNames& names) {
    const bool has_any = std::any_of(entries.begin(), entries.end(), [](const Entry& entry) {
        return entry.supersedes || entry.kind() == EntryKind::sealed || entry.kind() == EntryKind::opened;
    });
    return has_any ? SealChecker(entries, names).run() : std::vector<DamageFound>{};
}

}  // namespace jadoube::log
