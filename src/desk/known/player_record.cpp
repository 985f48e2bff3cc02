#include "desk/known/player_record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "adjudicate/ruling/ruling.hpp"
#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::desk {
namespace {

std::vector<std::string> names_in(const log::State& state) {
    std::set<std::string> names;
    for (const auto& [game, known] : state.games) {
        for (const std::string& name : {known.what.players.white, known.what.players.black})
            if (!name.empty()) names.insert(name);
    }
    return {names.begin(), names.end()};
}

Result<std::string> name_meant(const log::State& state, const std::string& typed) {
    const std::vector<std::string> names = names_in(state);
    std::vector<std::string> fitting;
    for (const std::string& name : names) {
        if (lower(name) == lower(typed)) return name;
        if (lower(name).find(lower(typed)) != std::string::npos) fitting.push_back(name);
    }
    if (fitting.size() == 1) return fitting.front();
    const std::string hint =
        !fitting.empty()
            ? "is it " + list_of(fitting, "or") + "?"
            : did_you_mean(typed, names, "the log names players where --white and --black or a game told them");
    return failure(ErrorCode::usage, fmt::format("no player is called '{}' in the log", typed), {}, hint);
}

std::vector<std::string> counts_against(const log::LoggedIncident& incident, chess::Color color) {
    std::vector<std::string> kinds;
    for (const log::Counted& counted : incident.counted()) {
        const auto by = adjudicate::person_named(counted.by);
        if (by && adjudicate::color_of(*by) == color) kinds.push_back(counted.kind);
    }
    return kinds;
}

}  // namespace

std::map<std::string, int> PlayerRecord::counts() const {
    std::map<std::string, int> counts;
    for (const PlayerIncident& incident : incidents)
        for (const std::string& kind : incident.counts) ++counts[kind];
    return counts;
}

Result<PlayerRecord> player_record(const log::State& state, const std::string& name) {
    const auto meant = name_meant(state, name);
    if (!meant) return tl::unexpected<Error>(meant.error());
    PlayerRecord record{.name = *meant};
    for (const log::LoggedIncident& incident : state.incidents) {
        const auto known = state.games.find(incident.game);
        if (known == state.games.end() || incident.is_for_few_eyes) continue;
        const auto& players = known->second.what.players;
        for (const chess::Color color : {chess::Color::white, chess::Color::black}) {
            if (players[color] == *meant)
                record.incidents.push_back({&incident, color, players[!color], counts_against(incident, color)});
        }
    }
    return record;
}

}  // namespace jadoube::desk
