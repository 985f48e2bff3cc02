// When in a game a side could no longer mate. Legal moves only ever take possibilities away: who can mate after a move
// could before it, so one question for each side usually settles a whole game.
#pragma once

#include <span>

#include "mate/can_mate.hpp"

namespace jadoube::mate {

/// When a side lost its last way to mate, as an index into the positions.
struct LastWay {
    Verdict at_end = Verdict::unknown;        // of the last position
    std::optional<std::size_t> lost_at = {};  // with no: the first position from which it cannot mate
    bool is_exact = true;                     // false where an unknown stood in the way: `lost_at` may be earlier
    /// With yes: of the last position. Its line serves every earlier position too, after the moves played. With no: of
    /// the position `lost_at`, and so of all later ones.
    CanMate evidence = {};
};

/// `positions` come about one from the other by legal moves, and there is at least one. Where an illegal move stands
/// between two of them, ask about the positions on either side of it separately. One question where the side can still
/// mate at the end; two where it lost its last way with the last move, and never more than twice as many as halving
/// takes.
[[nodiscard]] LastWay last_way(MateSolver& solver, std::span<const chess::Position> positions, chess::Color side,
                               Budget budget = {});

/// The first position that is dead: where both sides have lost their last way; nothing where either has not.
[[nodiscard]] std::optional<std::size_t> dead_since(const LastWay& white, const LastWay& black);

}  // namespace jadoube::mate
