#include "desk/known/for_later.hpp"

#include <algorithm>

#include "adjudicate/ruling/ruling.hpp"
#include "base/error.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::MatterRuling;
using chess::Color;
using rules::Exact;
using rules::Party;

bool falls_on_teams(const Exact& exact) {
    return exact.to == Party::team || exact.to == Party::opponents_team || exact.to == Party::both_teams;
}

/// On whom it falls; the offender where nobody else is named.
std::vector<Color> addressees(const Exact& exact, const MatterRuling& matter) {
    if (exact.to == Party::white) return {Color::white};
    if (exact.to == Party::black) return {Color::black};
    if (exact.to == Party::both || exact.to == Party::both_teams) return {Color::white, Color::black};
    if (!matter.offender) return {};
    const bool is_the_other = exact.to == Party::opponent || exact.to == Party::opponents_team;
    return {is_the_other ? !*matter.offender : *matter.offender};
}

std::optional<Exact> for_later(const rules::SaidWord& word) {
    if (!rules::is_of_later_games(word)) return std::nullopt;
    if (const auto* penalty = std::get_if<rules::Penalty>(&word)) return Exact{.what = *penalty};
    return std::get<Exact>(word);
}

/// A decision that chose among penalties has laid those alone; without a choice the only one is laid.
bool was_laid(const log::DecisionMade& decision, const Exact& exact, bool is_only_one) {
    const Json* chosen = decision.option.find("penalties");
    const JsonArray* all = chosen == nullptr ? nullptr : chosen->if_array();
    const auto* penalty = std::get_if<rules::Penalty>(&exact.what);
    if (penalty == nullptr) return true;
    if (all == nullptr) return is_only_one;
    return std::ranges::any_of(*all, [&](const Json& one) { return one.text("penalty") == name_of(*penalty); });
}

std::string name_of_player(const log::State& state, const event::GameReference& game, Color color) {
    const auto known = state.games.find(game);
    const std::string name = known == state.games.end() ? std::string() : known->second.what.players[color];
    return name.empty() ? std::string(report::side(color)) : name;
}

void take_from(const log::State& state, const log::LoggedIncident& incident, const MatterRuling& matter,
               std::vector<ForLater>& all) {
    for (const adjudicate::OtherAnswer& other : matter.other) {
        for (const rules::SaidWord& word : other.words) {
            const auto exact = for_later(word);
            const bool is_only_one = std::holds_alternative<Exact>(word) || other.words.size() == 1;
            if (!exact || !was_laid(incident.decision->what, *exact, is_only_one)) continue;
            for (const Color color : addressees(*exact, matter))
                all.push_back({&incident, name_of_player(state, incident.game, color), falls_on_teams(*exact),
                               report::said_words(name_of(other.kind), word), other.articles});
        }
    }
}

bool is_decided_as_ruled(const log::LoggedIncident& incident) {
    return incident.status() == log::IncidentStatus::decided && incident.ruling && !incident.is_for_few_eyes &&
           incident.decision->what.manner != log::DecisionManner::otherwise;
}

bool is_later(const event::GameReference& game, const log::LoggedIncident& incident) {
    return game.section == incident.game.section && game.round > incident.game.round;
}

bool plays(const log::GameKnown& game, const std::string& player) {
    return game.players.white == player || game.players.black == player;
}

bool has_result(const log::State& state, const event::GameReference& game) {
    const auto round = state.rounds.find(event::round_of(game));
    return round != state.rounds.end() && std::ranges::any_of(round->second.what.games, [&](const auto& paired) {
               return paired.game == game && !paired.result.empty();
           });
}

std::vector<ForLater> all_for_later(const log::State& state) {
    std::vector<ForLater> all;
    for (const log::LoggedIncident& incident : state.incidents) {
        if (!is_decided_as_ruled(incident)) continue;
        const auto ruling = adjudicate::read_ruling(incident.ruling->what.ruling);
        if (!ruling) continue;
        for (const MatterRuling& matter : ruling->matters) take_from(state, incident, matter, all);
    }
    return all;
}

}  // namespace

std::vector<ForLater> waiting_for_later(const log::State& state) {
    std::vector<ForLater> all = all_for_later(state);
    std::erase_if(all, [&](const ForLater& one) {
        return std::ranges::any_of(state.games, [&](const auto& game) {
            return is_later(game.first, *one.incident) && plays(game.second.what, one.player) &&
                   has_result(state, game.first);
        });
    });
    return all;
}

std::vector<ForLater> falling_on(const log::State& state, const event::GameReference& game) {
    const auto known = state.games.find(game);
    if (known == state.games.end()) return {};
    std::vector<ForLater> all = waiting_for_later(state);
    std::erase_if(all, [&](const ForLater& one) {
        return !is_later(game, *one.incident) || !plays(known->second.what, one.player);
    });
    return all;
}

report::Text to_words(const ForLater& one) {
    return report::say(one.is_of_team ? report::Key("later.of_team") : report::Key("later.of_player"),
                       {{"player", report::foreign(one.player)},
                        {"what", one.what},
                        {"number", log::to_text(one.incident->number)},
                        {"game", report::foreign(event::to_text(one.incident->game))}});
}

}  // namespace jadoube::desk
