#include "log/state/fold.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "adjudicate/ruling/ruling.hpp"
#include "log/chain/believed.hpp"

namespace jadoube::log {
namespace {

/// That of the chain which began first.
std::string zone_in(std::span<const Entry> entries) {
    for (const Entry& entry : entries)
        if (const auto* event = std::get_if<EventBegun>(&entry.data)) return event->time_zone;
    return {};
}

/// The first withdrawal of each entry.
using Withdrawals = std::map<EntryId, Entered<Withdrawn>>;

Withdrawals withdrawals_in(std::span<const Entry> entries, const ChainNames& names, const std::string& zone,
                           const Believed& believed) {
    Withdrawals all;
    for (const Entry& entry : entries) {
        const auto* withdrawal = std::get_if<Withdrawn>(&entry.data);
        if (withdrawal == nullptr || !entry.supersedes || !believed.is_believed(entry)) continue;
        all.try_emplace(*entry.supersedes, Entered<Withdrawn>{*withdrawal, stamp_of(entry, names, zone)});
    }
    return all;
}

/// Takes entries in, one by one.
class StateBuilder {
public:
    StateBuilder(std::span<const Entry> entries, const ChainNames& names, const IncidentNumbers* numbers = nullptr)
        : zone_(zone_in(entries)),
          believed_(entries),
          withdrawals_(withdrawals_in(entries, names, zone_, believed_)),
          names_(&names),
          numbers_(numbers) {
        state_.names = names;
    }

    void take(const Entry& entry) {
        entry_ = &entry;
        state_.end = names_->number(entry);
        if (!believed_.is_believed(entry)) return state_.not_believed.push_back(stamp());
        const bool stays = entry.kind() == EntryKind::incident || !may_be_withdrawn(entry.kind());
        if (stays || withdrawals_.count(entry.id) == 0) std::visit(*this, entry.data);
    }

    /// Of several devices the one that began first; the others add their arbiters.
    void operator()(const EventBegun& event) {
        if (state_.event) return add_arbiters(event.arbiters);
        state_.event = entered(event);
        state_.rules = entered(event.rules);
    }
    void operator()(const KeyChanged&) {}
    void operator()(const DeviceRetired&) {}  // taken in beforehand
    void operator()(const ConfidentialNote&) {}
    void operator()(const Redacted&) {}
    void operator()(const ChainsMerged& merge) { state_.merges.push_back(entered(merge)); }
    void operator()(const RulesChanged& change) { state_.rules = entered(change.rules); }
    void operator()(const GameKnown& game) {
        if (!entry_->game) return;
        only_paired_.erase(*entry_->game);
        state_.games.insert_or_assign(*entry_->game, entered(game));
    }
    void operator()(const FileImported& imported) { state_.imports.push_back(entered(imported)); }
    void operator()(const RoundPaired& round) {
        const event::RoundReference where{round.section, round.round};
        std::erase_if(state_.games, [&](const auto& game) {
            return event::round_of(game.first) == where && only_paired_.count(game.first) != 0;
        });
        for (const event::PairedGame& game : round.games) pair(game);
        state_.rounds.insert_or_assign(where, entered(round));
    }
    void operator()(const IncidentReported& report) {
        LoggedIncident incident{.number = number_of(*entry_),
                                .entry = stamp(),
                                .game = entry_->game.value_or(event::GameReference{}),
                                .report = report,
                                .rules = state_.rules ? state_.rules->what : AdoptedRules{},
                                .is_for_few_eyes = entry_->veil.has_value(),
                                .is_veiled = entry_->is_veiled};
        only_paired_.erase(incident.game);
        const auto record = state_.games.find(incident.game);
        if (record != state_.games.end()) incident.record = record->second;
        for (const ToldFact& told : report.facts) incident.facts.push_back({told, incident.entry});
        const auto withdrawal = withdrawals_.find(entry_->id);
        if (withdrawal != withdrawals_.end()) incident.withdrawal = withdrawal->second;
        places_.emplace(entry_->id, state_.incidents.size());
        state_.incidents.push_back(std::move(incident));
    }
    void operator()(const IncidentCorrected& correction) {
        LoggedIncident* incident = find(correction.incident);
        if (incident == nullptr) return;
        const Stamp before = incident->corrections.empty() ? incident->entry : incident->corrections.back().by.entry;
        std::erase_if(incident->facts, [&](const auto& told) { return told.entry == before; });
        std::vector<Entered<ToldFact>> facts;
        for (const ToldFact& told : correction.report.facts) facts.push_back({told, stamp()});
        incident->facts.insert(incident->facts.begin(), facts.begin(), facts.end());
        incident->corrections.push_back({std::exchange(incident->report, correction.report), entered(correction)});
        incident->ruling.reset();
        incident->decision.reset();
        incident->standing.clear();
    }
    void operator()(const FactTold& fact) {
        if (LoggedIncident* incident = find(fact.incident)) incident->facts.push_back({fact.told, stamp()});
    }
    void operator()(const RulingProposed& ruling) {
        LoggedIncident* incident = find(ruling.incident);
        if (incident == nullptr) return;
        rulings_.emplace(entry_->id, entered(ruling));
        const bool is_decided = incident->decision && incident->decision->what.ruling;
        if (!is_decided) incident->ruling = entered(ruling);
    }
    void operator()(const DecisionMade& decision) {
        LoggedIncident* incident = find(decision.incident);
        if (incident == nullptr) return;
        incident->decision = entered(decision);
        incident->decisions.push_back(*incident->decision);
        std::erase_if(incident->standing, [&](const auto& one) { return is_replaced_by(one.entry.id, decision); });
        incident->standing.push_back(*incident->decision);
        const auto named = decision.ruling ? rulings_.find(*decision.ruling) : rulings_.end();
        if (named != rulings_.end()) incident->ruling = named->second;
    }
    void operator()(const AppealFiled& appeal) {
        LoggedIncident* incident = find(appeal.incident);
        if (incident == nullptr) return;
        const auto against = std::find_if(incident->decisions.begin(), incident->decisions.end(),
                                          [&](const auto& decision) { return decision.entry.id == appeal.decision; });
        if (against == incident->decisions.end()) return state_.stray.push_back(stamp());
        incident->appeals.push_back({entered(appeal), against->entry});
    }
    void operator()(const AppealPanel& panel) {
        Appeal* appeal = appeal_filed(panel.appeal);
        if (appeal != nullptr && !appeal->closed) appeal->panel = entered(panel);
    }
    void operator()(const AppealClosed& closed) {
        Appeal* appeal = appeal_filed(closed.appeal);
        if (appeal != nullptr && !appeal->closed) appeal->closed = entered(closed);
    }
    void operator()(const Withdrawn&) {}  // taken in beforehand

    void operator()(const GameAdjourned& adjournment) {
        state_.adjourned.push_back(
            {.game = entry_->game.value_or(event::GameReference{}), .adjournment = entered(adjournment)});
    }
    /// One sealed after the player's clock was paused, or after one of his was opened, does not count.
    void operator()(const MoveSealed& sealed) {
        AdjournedGame* game = adjourned(sealed.adjournment);
        if (game == nullptr) return;
        if (game->paused[sealed.by] || game->opened_of(sealed.by) != nullptr) return state_.stray.push_back(stamp());
        for (Envelope& earlier : game->envelopes) earlier.replaced |= earlier.sealed.what.by == sealed.by;
        game->envelopes.push_back({entered(sealed)});
    }
    void operator()(const ClockPaused& paused) {
        AdjournedGame* game = adjourned(paused.adjournment);
        if (game != nullptr && !game->paused[paused.by]) game->paused[paused.by] = entered(paused);
    }
    void operator()(const PresenceNoted& presence) {
        if (AdjournedGame* game = adjourned(presence.adjournment)) {
            game->presence[presence.player] = entered(presence);
        }
    }
    void operator()(const SealOpened& opened) {
        for (AdjournedGame& game : state_.adjourned) {
            for (Envelope& envelope : game.envelopes) {
                if (envelope.sealed.entry.id != opened.sealed) continue;
                if (!envelope.opened) envelope.opened = entered(opened);  // the first fixes it
                return;
            }
        }
        state_.stray.push_back(stamp());
    }
    void operator()(const GameResumed& resumed) {
        if (AdjournedGame* game = adjourned(resumed.adjournment)) game->resumed = entered(resumed);
    }
    void operator()(const SealVoid& ended) {
        if (AdjournedGame* game = adjourned(ended.adjournment)) game->ended = entered(ended);
    }

    void operator()(const ClocksRead& read) { state_.readings.push_back(entered(read)); }

    [[nodiscard]] State finish() {
        state_.incidents_ever = numbers_ != nullptr ? numbers_->ever : counts_;
        return std::move(state_);
    }

private:
    [[nodiscard]] Stamp stamp() const { return stamp_of(*entry_, *names_, zone_); }
    template <typename T>
    [[nodiscard]] Entered<T> entered(const T& what) const {
        return {what, stamp()};
    }

    [[nodiscard]] LogNumber number_of(const Entry& incident) {
        LogNumber number = names_->number(incident);
        number.value = ++counts_[number.device];
        if (numbers_ == nullptr) return number;
        const auto known = numbers_->of.find(incident.id);
        return known == numbers_->of.end() ? LogNumber{} : known->second;
    }

    void add_arbiters(const std::vector<Arbiter>& arbiters) {
        std::vector<Arbiter>& known = state_.event->what.arbiters;
        for (const Arbiter& arbiter : arbiters) {
            const bool is_there =
                std::any_of(known.begin(), known.end(), [&](const Arbiter& one) { return one.name == arbiter.name; });
            if (!is_there) known.push_back(arbiter);
        }
    }

    /// Moves that are known stay, and a result where the pairing has none.
    void pair(const event::PairedGame& paired) {
        const auto [known, is_new] = state_.games.try_emplace(paired.game);
        if (is_new) only_paired_.insert(paired.game);
        known->second.what.players = paired.players;
        if (!paired.result.empty()) known->second.what.result = paired.result;
        known->second.entry = stamp();
    }

    LoggedIncident* find(const EntryId& id) {
        const auto place = places_.find(id);
        if (place != places_.end()) return &state_.incidents[place->second];
        state_.stray.push_back(stamp());
        return nullptr;
    }

    static bool is_replaced_by(const EntryId& earlier, const DecisionMade& decision) {
        const auto& settled = decision.settles;
        return decision.replaces == earlier || std::find(settled.begin(), settled.end(), earlier) != settled.end();
    }

    Appeal* appeal_filed(const EntryId& id) {
        for (LoggedIncident& incident : state_.incidents)
            for (Appeal& appeal : incident.appeals)
                if (appeal.filed.entry.id == id) return &appeal;
        state_.stray.push_back(stamp());
        return nullptr;
    }

    AdjournedGame* adjourned(const EntryId& id) {
        const auto found = std::find_if(state_.adjourned.begin(), state_.adjourned.end(),
                                        [&](const AdjournedGame& game) { return game.adjournment.entry.id == id; });
        if (found != state_.adjourned.end()) return &*found;
        state_.stray.push_back(stamp());
        return nullptr;
    }

    std::string zone_;
    Believed believed_;
    Withdrawals withdrawals_;
    const ChainNames* names_;
    const IncidentNumbers* numbers_;
    const Entry* entry_ = nullptr;
    State state_;
    std::map<std::string, int> counts_;           // incidents of each device
    std::set<event::GameReference> only_paired_;  // games of which nothing else is known
    std::map<EntryId, std::size_t> places_;
    std::map<EntryId, Entered<RulingProposed>> rulings_;
};

}  // namespace

std::string_view name_of(IncidentStatus status) {
    switch (status) {
        case IncidentStatus::open: return "open";
        case IncidentStatus::needs_facts: return "needs_facts";
        case IncidentStatus::ruled: return "ruled";
        case IncidentStatus::decided: return "decided";
        case IncidentStatus::contested: return "contested";
        default: return "withdrawn";
    }
}

Millis Appeal::after() const {
    if (filed.what.after) return *filed.what.after;
    return Millis{std::max<std::int64_t>(0, filed.entry.at.ms - decided.at.ms)};
}

std::optional<Millis> Appeal::late_by() const {
    const std::optional<Millis>& window = filed.what.window;
    if (!window || after() <= *window) return std::nullopt;
    return after() - *window;
}

const Appeal* LoggedIncident::pending_appeal() const {
    if (withdrawal || appeals.empty() || appeals.back().closed) return nullptr;
    return &appeals.back();
}

IncidentStatus LoggedIncident::status() const {
    if (withdrawal) return IncidentStatus::withdrawn;
    if (standing.size() > 1) return IncidentStatus::contested;
    if (decision) return IncidentStatus::decided;
    const bool told_since = ruling && !facts.empty() && facts.back().entry.hlc > ruling->entry.hlc;
    if (!ruling || told_since) return IncidentStatus::open;
    return ruling->what.ruling.text("status") == name_of(adjudicate::Status::needs_facts) ? IncidentStatus::needs_facts
                                                                                          : IncidentStatus::ruled;
}

std::vector<Counted> LoggedIncident::counted() const {
    const IncidentStatus now = status();
    if (now < IncidentStatus::ruled || now == IncidentStatus::withdrawn) return {};
    if (decision && decision->what.manner == DecisionManner::otherwise) return decision->what.counted;
    return ruling ? ruling->what.counted : std::vector<Counted>{};
}

const LoggedIncident* State::incident(const LogNumber& number) const {
    const LogNumber settled = names.settled(number);
    const auto found = std::find_if(incidents.begin(), incidents.end(),
                                    [&](const LoggedIncident& incident) { return incident.number == settled; });
    return found == incidents.end() ? nullptr : &*found;
}

int State::all_incidents_ever() const {
    return std::accumulate(incidents_ever.begin(), incidents_ever.end(), 0,
                           [](int sum, const auto& of_device) { return sum + of_device.second; });
}

LogNumber State::next_incident() const {
    const auto own = incidents_ever.find({});
    return {{}, own == incidents_ever.end() ? 1 : own->second + 1};
}

const AdjournedGame* State::adjournment_of(const event::GameReference& game) const {
    const auto found = std::find_if(adjourned.rbegin(), adjourned.rend(),
                                    [&](const AdjournedGame& candidate) { return candidate.game == game; });
    return found == adjourned.rend() ? nullptr : &*found;
}

State fold(std::span<const Entry> entries, const ChainNames& names) {
    StateBuilder builder(entries, names);
    for (const Entry& entry : entries) builder.take(entry);
    return builder.finish();
}

State fold_part(std::span<const Entry> entries, const ChainNames& names, const IncidentNumbers& numbers) {
    StateBuilder builder(entries, names, &numbers);
    for (const Entry& entry : entries) builder.take(entry);
    return builder.finish();
}

std::vector<Counted> counted_in(const State& state, const event::GameReference& game,
                                const std::optional<EntryId>& before) {
    std::vector<Counted> all;
    for (const LoggedIncident& incident : state.incidents) {
        if (incident.entry.id == before) break;
        if (incident.game != game) continue;
        const auto counted = incident.counted();
        all.insert(all.end(), counted.begin(), counted.end());
    }
    return all;
}

}  // namespace jadoube::log
