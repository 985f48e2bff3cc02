#include "adjudicate/dispute/disputes_before.hpp"

#include <algorithm>

namespace jadoube::adjudicate {
namespace {

Dispute with_flags_of(const Dispute& told, Dispute dispute) {
    dispute.facts = told.facts;
    dispute.told_complete = told.told_complete;
    dispute.reported_by = told.reported_by;
    return dispute;
}

bool is_open(const MatterRuling& matter) {
    const auto& duty = matter.obligation;
    const bool is_choice = matter.status == Status::choice && duty && !duty->discharged;
    return is_choice || matter.status >= Status::needs_facts;
}

/// The places of matters in the ruling, once those that are not kept are gone.
std::vector<std::optional<std::size_t>> places_of(const std::vector<bool>& kept) {
    std::vector<std::optional<std::size_t>> places;
    std::size_t count = 0;
    for (const bool is_kept : kept) places.push_back(is_kept ? std::optional(count++) : std::nullopt);
    return places;
}

/// It was ruled upon before, and these acts have only done what was due by that.
bool is_only_answered(std::size_t first, const MatterRuling& matter, const std::vector<Effect>& story) {
    const bool began_before = std::ranges::any_of(matter.acts, [&](std::size_t act) { return act < first; });
    return began_before && std::ranges::all_of(matter.acts, [&](std::size_t act) {
               return act < first || story[act].what == EffectWord::answered;
           });
}

std::vector<bool> kept_matters(std::size_t first, const Ruling& ruling) {
    std::vector<bool> kept;
    for (const MatterRuling& matter : ruling.matters)
        kept.push_back(!is_only_answered(first, matter, ruling.story) || is_open(matter));
    for (std::size_t act = first; act < ruling.story.size(); ++act)
        if (const auto& matter = ruling.story[act].matter; matter && ruling.story[act].what != EffectWord::answered)
            kept[*matter] = true;
    if (ruling.standing.over && ruling.standing.over->matter) kept[*ruling.standing.over->matter] = true;
    return kept;
}

std::optional<std::size_t> counted_from(std::size_t first, const std::optional<std::size_t>& act) {
    return act && *act >= first ? std::optional(*act - first) : std::nullopt;
}

void keep_matters(const std::vector<bool>& kept, Ruling& ruling) {
    std::vector<MatterRuling> matters;
    for (std::size_t i = 0; i < kept.size(); ++i)
        if (kept[i]) matters.push_back(std::move(ruling.matters[i]));
    ruling.matters = std::move(matters);
}

void number_from(std::size_t first, const std::vector<std::optional<std::size_t>>& places, Ruling& ruling) {
    for (MatterRuling& matter : ruling.matters) {
        std::erase_if(matter.acts, [&](std::size_t act) { return act < first; });
        for (std::size_t& act : matter.acts) act -= first;
    }
    for (Effect& effect : ruling.story) {
        if (effect.matter) effect.matter = places[*effect.matter];
        effect.since = counted_from(first, effect.since);
    }
    if (auto& over = ruling.standing.over) {
        over->act = counted_from(first, over->act);
        if (over->matter) over->matter = places[*over->matter];
    }
}

}  // namespace

DisputesBefore::DisputesBefore(const std::vector<EarlierDispute>& disputes, const GameState& game) {
    for (const EarlierDispute& dispute : disputes) {
        Told told{dispute.told, game, acts() + dispute.told.acts.size()};
        told.game.clocks = dispute.clocks;
        told.game.earlier = dispute.earlier;
        all_.push_back(std::move(told));
    }
}

Dispute DisputesBefore::with_acts_of(Dispute last) const {
    std::vector<Act> acts;
    for (const Told& told : all_) acts.insert(acts.end(), told.dispute.acts.begin(), told.dispute.acts.end());
    last.acts.insert(last.acts.begin(), acts.begin(), acts.end());
    return last;
}

bool DisputesBefore::is_end(std::size_t act) const {
    return std::any_of(all_.begin(), all_.end(), [&](const Told& told) { return told.end == act; });
}

const DisputesBefore::Told* DisputesBefore::around(std::size_t act) const {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const Told& told) { return act < told.end; });
    return found == all_.end() ? nullptr : &*found;
}

const DisputesBefore::Told* DisputesBefore::of(const Incident& incident) const {
    return incident.acts.empty() ? nullptr : around(incident.acts.front());
}

Dispute DisputesBefore::as_told_of(const Incident& incident, Dispute dispute, const Dispute& last) const {
    const Told* told = of(incident);
    if (told == nullptr) return with_flags_of(last, std::move(dispute));
    dispute = with_flags_of(told->dispute, std::move(dispute));
    if (!is_of_acts_before(acts(), incident.acts)) dispute.facts.insert(last.facts.begin(), last.facts.end());
    return dispute;
}

Dispute DisputesBefore::at(std::size_t act, Dispute dispute, const Dispute& last) const {
    const Told* told = around(act);
    return with_flags_of(told == nullptr ? last : told->dispute, std::move(dispute));
}

const GameState& DisputesBefore::game_of(const Incident& incident, const GameState& game) const {
    const Told* told = of(incident);
    return told == nullptr ? game : told->game;
}

void RuledBefore::note(const RuledMatters& ruled) {
    for (const Ruled& one : ruled) {
        auto& clocks = clocks_[one.matter];
        clocks.clear();
        for (const Judged& judged : one.judged) clocks.push_back(judged.ruling.clock);
    }
}

void RuledBefore::leave_out(RuledMatters& ruled) const {
    for (Ruled& one : ruled) {
        const auto before = clocks_.find(one.matter);
        if (before == clocks_.end()) continue;
        for (std::size_t i = 0; i < one.judged.size(); ++i) {
            MatterRuling& ruling = one.judged[i].ruling;
            ruling.counts_as.reset();
            const bool was_set = i < before->second.size() && before->second[i] && ruling.clock;
            if (was_set && before->second[i]->steps == ruling.clock->steps) ruling.clock.reset();
        }
    }
}

bool is_of_acts_before(std::size_t act, const std::vector<std::size_t>& acts) {
    return !acts.empty() && std::all_of(acts.begin(), acts.end(), [&](std::size_t one) { return one < act; });
}

void leave_acts_before(std::size_t first, Ruling& ruling) {
    if (first == 0) return;
    const std::vector<bool> kept = kept_matters(first, ruling);
    const auto places = places_of(kept);
    const auto main = ruling.main_matter < places.size() ? places[ruling.main_matter] : std::nullopt;
    keep_matters(kept, ruling);
    ruling.main_matter = main.value_or(ruling.matters.empty() ? 0 : ruling.matters.size() - 1);
    ruling.story.erase(ruling.story.begin(), ruling.story.begin() + static_cast<std::ptrdiff_t>(first));
    number_from(first, places, ruling);
    ruling.status = Status::decided;
    for (const MatterRuling& matter : ruling.matters) ruling.status = std::max(ruling.status, matter.status);
    if (ruling.main() != nullptr)
        ruling.conclusion = ruling.main()->conclusion;
    else if (ruling.story.empty())
        ruling.conclusion.reset();
    else
        ruling.conclusion = Conclusion::no_breach;
}

}  // namespace jadoube::adjudicate
