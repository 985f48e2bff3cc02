// One pass over the record of a game: everything in it that somebody may ask about. It measures and knows no edition of
// the laws; whether a fifth repetition ended the game is not for it to say.
#pragma once

#include <vector>

#include "audit/finding.hpp"
#include "game/pgn/pgn_reader.hpp"
#include "game/replay.hpp"
#include "mate/can_mate.hpp"

namespace jadoube::audit {

/// How much work one walk may do, and how far clock readings may be off.
struct WalkLimits {
    /// Of one question whether a side can still mate; where it is spent, nothing is said. None: it is not asked.
    mate::Budget mate = {200'000};
    Millis lag = Millis{2000};
};

/// The findings of a game, by half-move; those about its text and its tags as the reader noticed them. `replay` is that
/// of the record. A game of which moves are missing or could not be read has no findings on how it ended: its end is
/// not known. Repetitions count positions with the same possible moves (FIDE 2023 9.2.3); counts of quiet moves begin
/// with the counter of the start position.
///
/// Not promised: that a side without a finding can mate, where the budget is spent or a Pawn stands on the last rank
/// (what it may become is for the laws to say). Clocks are looked at only where the TimeControl tag is understood.
[[nodiscard]] std::vector<Finding> walk(const game::PgnGame& game, const game::Replay& replay, mate::MateSolver& solver,
                                        const WalkLimits& limits = {});

}  // namespace jadoube::audit
