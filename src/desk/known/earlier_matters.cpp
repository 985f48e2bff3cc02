#include "desk/known/earlier_matters.hpp"

#include <algorithm>

#include "adjudicate/ruling/as_earlier.hpp"
#include "base/error.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::EarlierIncident;

std::vector<EarlierIncident> proposed(const log::LoggedIncident& incident) {
    if (!incident.ruling) return {};
    const auto ruling = adjudicate::read_ruling(incident.ruling->what.ruling);
    if (!ruling) return {};
    std::vector<const adjudicate::MatterRuling*> matters;
    for (const adjudicate::MatterRuling& matter : ruling->matters) matters.push_back(&matter);
    return as_earlier(matters);
}

/// What is remembered by the log, at the matter that it is about, or as one of its own.
void remember(const log::Counted& counted, std::vector<EarlierIncident>& matters) {
    const auto kind = rules::named<rules::Kind>(counted.kind);
    const auto by = adjudicate::person_named(counted.by);
    if (!kind || !by) return;
    const auto found = std::find_if(matters.begin(), matters.end(), [&](const EarlierIncident& matter) {
        return !matter.is_remembered && matter.by == *by && rules::covers_any(*kind, matter.kinds);
    });
    if (found != matters.end()) {
        found->is_remembered = true;
    } else {
        matters.push_back({.kinds = {*kind}, .by = *by});
    }
}

/// The arbiter decided otherwise: under which articles, and what was found, nobody can tell.
void forget_ruling(std::vector<EarlierIncident>& matters) {
    for (EarlierIncident& matter : matters) {
        matter.articles.reset();
        matter.found.reset();
        matter.penalties.reset();
    }
}

/// What the arbiter chose where the ruling leaves it to him; of several matters it is not said to which it belongs.
void take_chosen_penalties(const log::DecisionMade& decision, std::vector<EarlierIncident>& matters) {
    const Json* chosen = decision.option.find("penalties");
    if (chosen == nullptr || chosen->if_array() == nullptr || matters.size() != 1) return;
    auto& penalties = matters.front().penalties;
    if (!penalties) penalties.emplace();
    for (const Json& one : *chosen->if_array())
        if (const auto penalty = rules::named<rules::Penalty>(one.text("penalty"))) penalties->push_back(*penalty);
}

std::vector<EarlierIncident> matters_of(const log::LoggedIncident& incident) {
    const log::IncidentStatus status = incident.status();
    const bool is_decided = status == log::IncidentStatus::decided || status == log::IncidentStatus::contested;
    if (status != log::IncidentStatus::ruled && !is_decided) return {};
    std::vector<EarlierIncident> matters = proposed(incident);
    if (incident.decision && incident.decision->what.manner == log::DecisionManner::otherwise) forget_ruling(matters);
    if (incident.decision) take_chosen_penalties(incident.decision->what, matters);
    for (EarlierIncident& matter : matters) matter.is_remembered = false;
    for (const log::Counted& counted : incident.counted()) remember(counted, matters);
    for (EarlierIncident& matter : matters) matter.is_decided = is_decided;
    return matters;
}

using Players = chess::ByColor<std::string>;

bool are_named(const Players& players) {
    return !players.white.empty() && !players.black.empty();
}

const Players* players_of(const log::State& state, const event::GameReference& game) {
    const auto known = state.games.find(game);
    return known != state.games.end() && are_named(known->second.what.players) ? &known->second.what.players : nullptr;
}

/// The matters with the colours of this game; those of others are left out.
std::vector<EarlierIncident> of_players(std::vector<EarlierIncident> matters, const Players& there,
                                        const Players& here) {
    std::vector<EarlierIncident> own;
    for (EarlierIncident& matter : matters) {
        const auto color = adjudicate::color_of(matter.by);
        for (const chess::Color same : {chess::Color::white, chess::Color::black}) {
            if (!color || there[*color] != here[same]) continue;
            matter.by = adjudicate::person_of(same);
            own.push_back(matter);
            break;
        }
    }
    return own;
}

}  // namespace

log::UtcTime moment_of(const log::LoggedIncident& incident) {
    return incident.report.happened.value_or(incident.entry.at);
}

BeforeIncident before(const log::LoggedIncident& incident) {
    return {incident.entry.id, incident.report.happened};
}

std::vector<const log::LoggedIncident*> incidents_before(const log::State& state, const BeforeIncident& before) {
    const auto self = std::find_if(state.incidents.begin(), state.incidents.end(),
                                   [&](const log::LoggedIncident& one) { return one.entry.id == before.entry; });
    const bool is_known = self != state.incidents.end();
    const auto moment =
        before.happened ? before.happened : (is_known ? std::optional(self->entry.at) : std::optional<log::UtcTime>());
    std::vector<const log::LoggedIncident*> all;
    bool is_any_told = false;
    for (auto one = state.incidents.begin(); one != state.incidents.end(); ++one) {
        if (one == self) continue;
        const bool is_told = moment && (before.happened || one->report.happened);
        const bool is_same_time = is_told && moment_of(*one) == *moment;
        const bool is_earlier = is_told && !is_same_time ? moment_of(*one) < *moment : one < self;
        if (is_earlier) all.push_back(&*one);
        is_any_told = is_any_told || (is_earlier && one->report.happened);
    }
    const auto by_moment = [](const auto* a, const auto* b) { return moment_of(*a) < moment_of(*b); };
    if (is_any_told) std::stable_sort(all.begin(), all.end(), by_moment);
    return all;
}

std::vector<report::EarlierOffence> counted_before(const log::State& state, const log::LoggedIncident& incident,
                                                   const std::vector<log::Counted>& now) {
    std::vector<report::EarlierOffence> all;
    for (const log::LoggedIncident* one : incidents_before(state, before(incident))) {
        if (one->game != incident.game) continue;
        for (const log::Counted& counted : one->counted()) {
            if (std::find(now.begin(), now.end(), counted) == now.end()) continue;
            if (one->is_for_few_eyes || one->is_veiled) return {};
            all.push_back({counted, one->number, moment_of(*one), one->entry.zone});
        }
    }
    const auto count_in = [](const auto& list, const auto& is_it) {
        return static_cast<std::size_t>(std::count_if(list.begin(), list.end(), is_it));
    };
    for (report::EarlierOffence& one : all) {
        one.number = count_in(all, [&](const auto& other) { return other.counted == one.counted; }) +
                     count_in(now, [&](const auto& other) { return other == one.counted; });
    }
    return all;
}

std::optional<std::vector<EarlierIncident>> earlier_elsewhere(const log::State& state, const event::GameReference& game,
                                                              const Players& players, const BeforeIncident& before) {
    const bool is_whole = static_cast<int>(state.incidents.size()) == state.all_incidents_ever();
    if (!are_named(players) || !is_whole) return std::nullopt;
    std::vector<EarlierIncident> all;
    for (const log::LoggedIncident* incident : incidents_before(state, before)) {
        if (incident->game == game) continue;
        auto matters = matters_of(*incident);
        const auto* there = players_of(state, incident->game);
        if (there == nullptr && !matters.empty()) return std::nullopt;
        if (there == nullptr) continue;
        for (EarlierIncident& matter : of_players(std::move(matters), *there, players))
            all.push_back(std::move(matter));
    }
    return all;
}

std::vector<EarlierIncident> earlier_in(const log::State& state, const event::GameReference& game,
                                        const BeforeIncident& before, const std::vector<log::EntryId>& told_again) {
    std::vector<EarlierIncident> all;
    for (const log::LoggedIncident* incident : incidents_before(state, before)) {
        const bool is_told = std::find(told_again.begin(), told_again.end(), incident->entry.id) != told_again.end();
        if (incident->game != game || is_told) continue;
        const auto matters = matters_of(*incident);
        all.insert(all.end(), matters.begin(), matters.end());
    }
    return all;
}

}  // namespace jadoube::desk
