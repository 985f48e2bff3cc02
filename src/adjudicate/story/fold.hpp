// From acts to incidents: the acts are folded from the left, turn by turn, as they stood on the board.
#pragma once

#include <vector>

#include "adjudicate/story/incident.hpp"
#include "base/error.hpp"

namespace jadoube::adjudicate {

/// What the acts came to, if everything stood as it was done.
struct Folded {
    /// In the order in which they began. Turns in order and undoubted have no kinds and are kept: duties may fall due
    /// in them.
    std::vector<Incident> incidents;
    /// The record with the moves of the acts added; `Incident::ply` counts in it.
    std::vector<game::HalfMove> line;
    std::optional<int> adjourned_at;  // half-moves made when the game was broken off
    std::vector<Notice> notices;      // those of the record and of the acts
    std::optional<chess::Setup> end;  // the position at the end, with an unfinished turn taken back
    int end_ply = 0;
    std::optional<chess::Color> on_turn;
};

/// Folds the acts of a dispute. `ruleset` is asked only for its definitions. Fails with bad_case where an act cannot
/// have been done (a man touched on an empty square, a point-out beyond the record), naming the act by its number
/// from 1.
[[nodiscard]] Result<Folded> fold(const rules::Ruleset& ruleset, const GameState& game, const Dispute& dispute);

}  // namespace jadoube::adjudicate
