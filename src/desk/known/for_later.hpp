// Penalties and grants that a decision laid on somebody for a later game or round, until that has come.
#pragma once

#include <vector>

#include "log/state/fold.hpp"
#include "report/words/document.hpp"
#include "rules/vocabulary/said.hpp"

namespace jadoube::desk {

struct ForLater {
    const log::LoggedIncident* incident = nullptr;  // on which it was decided
    std::string player = {};                        // as the log names him; "White" where it names nobody
    bool is_of_team = false;                        // it falls on the team of that player
    report::Text what = {};                         // "excluded from one or more rounds (1, in the next round)"
    std::vector<std::string> articles = {};
};

/// Those that wait still: no later round of the section in which the player is paired has a result for him. In the
/// order of entry, without those of incidents for few eyes. The whole log must be taken in.
[[nodiscard]] std::vector<ForLater> waiting_for_later(const log::State& state);

/// Those that fall on a player of this game, which comes after the one in which they were incurred.
[[nodiscard]] std::vector<ForLater> falling_on(const log::State& state, const event::GameReference& game);

/// "A One: excluded from one or more rounds (1, in the next round), decided on incident 3 (r1b1)".
[[nodiscard]] report::Text to_words(const ForLater& one);

}  // namespace jadoube::desk
