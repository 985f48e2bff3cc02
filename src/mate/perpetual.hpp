// Can the player on turn give check without end, whatever the other side answers (BCF 1911 32(b))? Exact within its
// bound. Where an answer is missing because the check is mate, the King has not escaped either.
#pragma once

#include "mate/can_mate.hpp"

namespace jadoube::mate {

/// For the side on turn. `unknown` where the answer hangs on positions beyond the bound.
[[nodiscard]] Verdict perpetual_check(const chess::Position& position, Budget budget = {.nodes = 100'000});

}  // namespace jadoube::mate
