// What the log should know of a tournament as its file tells it, and does not, or knows otherwise.
#pragma once

#include "desk/tournament/tournament_file.hpp"
#include "log/state/fold.hpp"

namespace jadoube::desk {

/// Games that were forfeited, and points given or taken in a round, without an incident of that game; results other
/// than those that were decided as proposed; another time control than the event was begun with. Without a line: of
/// games.
[[nodiscard]] event::ImportFindings import_questions(const log::State& state, const TournamentRead& read,
                                                     const std::string& section);

}  // namespace jadoube::desk
