// A claim put against the moves of a game: the act that it is, who makes it, and whether it holds.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "adjudicate/cases/act.hpp"
#include "game/replay.hpp"

namespace jadoube::adjudicate {
struct Ruling;
}

namespace jadoube::desk {

/// The grounds of claims as people say them.
enum class SpokenGround {
    threefold,
    fifty,
    fivefold,
    seventy_five,
    stalemate,
    checkmate,
    dead_position,
    perpetual,
    illegal_move,
    flag
};

/// A claim of a player, or what the arbiter observes; neither where an illegal move is pointed out.
struct SpokenGroundRow {
    SpokenGround value;
    std::string_view name;
    std::optional<rules::Ground> claimed = {};
    std::optional<rules::Kind> observed = {};
    std::optional<rules::Ending> ends_by = {};  // what ends a game of which the claim is right
};

/// The act that a ground stands for, at this moment of the game. `intended` is the move written down; may be empty.
[[nodiscard]] adjudicate::Act claim_act(SpokenGround ground, const std::string& intended, chess::Color claimant,
                                        game::Ply at);

/// Who claims, where nobody says: the side on turn; against a mate, the side that gave it.
[[nodiscard]] chess::Color usual_claimant(SpokenGround ground, const game::Replay& replay, game::Ply at);

/// Whether a game that ended so is over by something else than what is claimed.
[[nodiscard]] bool is_over_otherwise(SpokenGround ground, rules::Ending by);

/// Whether the claim holds: it was upheld, and the game did not end by something else. Nothing where something must be
/// told first, where somebody else decides, and where the code of laws says nothing or contradicts itself. Who objects
/// to what the other did, and has only done wrong himself, is not right.
[[nodiscard]] std::optional<bool> claim_holds(SpokenGround ground, std::optional<chess::Color> claimant,
                                              const adjudicate::Ruling& ruling);

}  // namespace jadoube::desk

namespace jadoube::rules {
template <>
struct RowType<desk::SpokenGround> {
    using type = desk::SpokenGroundRow;
};
template <>
std::span<const desk::SpokenGroundRow> rows<desk::SpokenGround>();
}  // namespace jadoube::rules
