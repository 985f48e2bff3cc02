// The moves of a game as LiveChess saves them (game-N.json): moves with the times of their clocks.
#pragma once

#include <string>

#include "base/json.hpp"
#include "event/import_finding.hpp"
#include "game/pgn/pgn_reader.hpp"

namespace jadoube::event {

/// A game by its moves alone, without tags; what is found in them has the line of the file. A move is SAN, then, where
/// they are told, the seconds that are left and those that it took: "e4 5402+3", "Nf3 +31". The last move of a side
/// that names none has the time of its stopped clock. What is no move at all ends the reading. Fields that do not say
/// what they should are found; `file` is what findings call it.
[[nodiscard]] game::PgnGame read_live_moves(const Json& game, const std::string& file, ImportFindings& findings);

}  // namespace jadoube::event
