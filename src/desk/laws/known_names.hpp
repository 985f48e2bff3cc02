// What a log has names for, to be offered where one is typed: rounds, games, incidents, players, arbiters.
#pragma once

#include <string>
#include <vector>

#include "log/state/fold.hpp"

namespace jadoube::desk {

struct KnownName {
    std::string name;  // as it is typed
    std::string about = {};
    friend bool operator==(const KnownName&, const KnownName&) = default;
};

/// The games of which anything was recorded, with their players. By section, round, match and board.
[[nodiscard]] std::vector<KnownName> games_known(const log::State& state);
/// "r5", "A.r5": the rounds of those games.
[[nodiscard]] std::vector<KnownName> rounds_known(const log::State& state);
/// The numbers of the incidents that are not withdrawn, with their games and how far they are.
[[nodiscard]] std::vector<KnownName> incidents_known(const log::State& state);
/// Everybody named as a player, by the alphabet.
[[nodiscard]] std::vector<KnownName> players_known(const log::State& state);
/// With their roles, in the order of the event.
[[nodiscard]] std::vector<KnownName> arbiters_known(const log::State& state);

}  // namespace jadoube::desk
