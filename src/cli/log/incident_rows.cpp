#include "cli/log/incident_rows.hpp"

#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

chess::ByColor<std::string> players_of(const log::State& state, const event::GameReference& game) {
    const auto known = state.games.find(game);
    return known == state.games.end() ? chess::ByColor<std::string>{} : known->second.what.players;
}

report::Text name_words(const std::string& name) {
    return name.empty() ? report::say("label.not_named") : report::foreign(name);
}

}  // namespace

report::Text players_words(const log::State& state, const event::GameReference& game) {
    const auto players = players_of(state, game);
    return name_words(players.white) + " - " + name_words(players.black);
}

Json incident_json(const log::State& state, const log::LoggedIncident& incident) {
    const auto players = players_of(state, incident.game);
    return Json::object({{"incident", log::json_of(incident.number)},
                         {"game", event::to_text(incident.game)},
                         {"white", players.white},
                         {"black", players.black},
                         {"status", std::string(name_of(incident.status()))}});
}

}  // namespace jadoube::cli
