#include "desk/laws/known_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "report/event/report_data.hpp"

namespace jadoube::desk {
namespace {

std::set<event::GameReference> games_named(const log::State& state) {
    std::set<event::GameReference> games;
    for (const auto& [game, known] : state.games) games.insert(game);
    for (const log::LoggedIncident& incident : state.incidents) games.insert(incident.game);
    for (const log::AdjournedGame& adjourned : state.adjourned) games.insert(adjourned.game);
    for (const auto& reading : state.readings)
        for (const log::BoardReading& board : reading.what.boards) games.insert(board.game);
    return games;
}

/// "Müller - Novák"; nothing where nobody is named.
std::string about_game(const log::State& state, const event::GameReference& game) {
    const auto known = state.games.find(game);
    if (known == state.games.end()) return {};
    const auto& players = known->second.what.players;
    const auto shown = [](const std::string& name) { return name.empty() ? std::string("?") : name; };
    if (players.white.empty() && players.black.empty()) return {};
    return fmt::format("{} - {}", shown(players.white), shown(players.black));
}

std::string words_of_round(const event::GameReference& game) {
    return game.section.empty() ? fmt::format("r{}", game.round) : fmt::format("{}.r{}", game.section, game.round);
}

}  // namespace

std::vector<KnownName> games_known(const log::State& state) {
    std::vector<KnownName> names;
    for (const event::GameReference& game : games_named(state))
        names.push_back({event::to_text(game), about_game(state, game)});
    return names;
}

std::vector<KnownName> rounds_known(const log::State& state) {
    std::vector<KnownName> names;
    for (const event::GameReference& game : games_named(state)) {
        const KnownName round{words_of_round(game)};
        if (names.empty() || names.back() != round) names.push_back(round);
    }
    return names;
}

std::vector<KnownName> incidents_known(const log::State& state) {
    std::vector<KnownName> names;
    for (const log::LoggedIncident& incident : state.incidents) {
        if (incident.status() == log::IncidentStatus::withdrawn || incident.is_for_few_eyes) continue;
        names.push_back({log::to_text(incident.number), fmt::format("{}, {}", event::to_text(incident.game),
                                                                    report::status_words(incident.status()))});
    }
    return names;
}

std::vector<KnownName> players_known(const log::State& state) {
    std::set<std::string> players;
    for (const auto& [game, known] : state.games) players.insert({known.what.players.white, known.what.players.black});
    players.erase("");
    std::vector<KnownName> names;
    for (const std::string& name : players) names.push_back({name});
    return names;
}

std::vector<KnownName> arbiters_known(const log::State& state) {
    std::vector<KnownName> names;
    if (!state.event) return names;
    for (const log::Arbiter& arbiter : state.event->what.arbiters) names.push_back({arbiter.name, arbiter.role});
    return names;
}

}  // namespace jadoube::desk
