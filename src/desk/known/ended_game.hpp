// A game that is over by what the log says of it and the board does not show: a penalty that was decided, or a result
// that came with the pairings. An incident entered then says so as a fact, and is judged as coming after that end.
#pragma once

#include <optional>
#include <string>

#include "adjudicate/ruling/ruling.hpp"
#include "desk/known/earlier_matters.hpp"

namespace jadoube::desk {

struct EndedGame {
    std::optional<game::Score> score = {};
    std::string remark = {};  // what has ended it, for whoever enters the next incident
};

/// By the last decision on a penalty with which the offender plays no further, else by the result of the pairing
/// of a game on which nothing was decided, unless the incident happened before that was imported. `happened`: nothing
/// where it is now.
[[nodiscard]] std::optional<EndedGame> ended_game(const log::State& state, const event::GameReference& game,
                                                  const BeforeIncident& before = {});

/// The fact by which an incident says that it was entered when the game was over.
[[nodiscard]] log::ToldFact told_end();
/// Whether the log said so when it was entered, and nobody has told otherwise.
[[nodiscard]] bool is_told_after_the_end(const log::LoggedIncident& incident);

/// The ruling on an incident after that end: of its matters those that outlast the game, and nothing to play or to set.
[[nodiscard]] adjudicate::Ruling after_the_end(adjudicate::Ruling ruling, const EndedGame& ended);

}  // namespace jadoube::desk
