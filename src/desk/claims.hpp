// A claim put against the moves of a game: the act that it is, who makes it, and whether it holds.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicate/cases/act.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "game/replay.hpp"

namespace jadoube::desk {

/// The words for grounds, as people say them: "threefold", "fifty" ...
[[nodiscard]] const std::vector<std::string>& claim_grounds();

/// The act that a ground stands for, at this moment of the game. `intended` is the move written down; may be empty.
[[nodiscard]] adjudicate::Act claim_act(const std::string& ground, const std::string& intended, chess::Color claimant,
                                        game::Ply at);

/// Who claims, where nobody says: the side on turn; against a mate, the side that gave it.
[[nodiscard]] chess::Color usual_claimant(const std::string& ground, const game::Replay& replay, game::Ply at);

/// Whether the claim holds; nothing where something must be told first, where somebody else decides, and where the code
/// of laws says nothing or contradicts itself.
[[nodiscard]] std::optional<bool> claim_holds(const adjudicate::Ruling& ruling);

}  // namespace jadoube::desk
