// The moments of a game at which a claim was right.
#pragma once

#include "desk/claim/claim_check.hpp"

namespace jadoube::desk {

/// A moment at which the claim was right: the law upholds it, made then by that player.
struct RightMoment {
    game::Ply at;
    chess::Color by = chess::Color::white;
    /// The moves that had to be written down, in SAN, sorted; none: the position on the board gave the right.
    std::vector<std::string> intended = {};
    /// The half-move with which it was lost; nothing where the record ends first, or the game ended with it.
    std::optional<game::Ply> lost_with = {};
};

/// Whether a claim on this ground can be looked for: not one that turns on clocks or on what was said.
[[nodiscard]] bool can_be_searched(SpokenGround ground);

/// All of them up to `last`, in their order. What is counted only grows until the right is there, so of the counts that
/// occur before `last` the least that the law upholds is looked for by halving; each moment told was judged by itself,
/// but for the later ones of a very long game, which go by their counts.
[[nodiscard]] Result<std::vector<RightMoment>> right_moments(const ClaimToCheck& claim, const game::Record& record,
                                                             const game::Replay& replay, game::Ply last,
                                                             const Laws& laws);

}  // namespace jadoube::desk
