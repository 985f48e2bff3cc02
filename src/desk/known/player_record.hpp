// One player through an event: the incidents of his games, and what the law counts against him.
#pragma once

#include <map>

#include "desk/known/open_log.hpp"

namespace jadoube::desk {

struct PlayerIncident {
    const log::LoggedIncident* incident = nullptr;
    chess::Color color = chess::Color::white;  // he played
    std::string opponent = {};
    std::vector<std::string> counts = {};  // kinds that count against him
};

struct PlayerRecord {
    std::string name;  // as the log has it
    std::vector<PlayerIncident> incidents = {};

    /// How often each kind counts against him.
    [[nodiscard]] std::map<std::string, int> counts() const;
};

/// The player of that name, or the only one whose name has these letters in it; capitals do not matter. Fails with
/// usage, naming the nearest or those that fit. The whole log must be taken in.
[[nodiscard]] Result<PlayerRecord> player_record(const log::State& state, const std::string& name);

}  // namespace jadoube::desk
