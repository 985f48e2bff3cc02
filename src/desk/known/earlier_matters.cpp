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
    }
}

std::vector<EarlierIncident> matters_of(const log::LoggedIncident& incident) {
    const log::IncidentStatus status = incident.status();
    const bool is_decided = status == log::IncidentStatus::decided || status == log::IncidentStatus::contested;
    if (status != log::IncidentStatus::ruled && !is_decided) return {};
    std::vector<EarlierIncident> matters = proposed(incident);
    if (incident.decision && incident.decision->what.manner == log::DecisionManner::otherwise) forget_ruling(matters);
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

/// Those that were entered before it; all where it is not entered yet.
std::vector<const log::LoggedIncident*> incidents_before(const log::State& state,
                                                         const std::optional<log::EntryId>& entry) {
    std::vector<const log::LoggedIncident*> all;
    for (const log::LoggedIncident& incident : state.incidents) {
        if (incident.entry.id == entry) break;
        all.push_back(&incident);
    }
    return all;
}

}  // namespace

std::optional<std::vector<EarlierIncident>> earlier_elsewhere(const log::State& state, const event::GameReference& game,
                                                              const Players& players,
                                                              const std::optional<log::EntryId>& before) {
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
                                        const std::optional<log::EntryId>& before,
                                        const std::vector<log::EntryId>& told_again) {
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
