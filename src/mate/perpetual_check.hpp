// Perpetual check: whether a side can check for ever, whatever the other replies (BCF 1911, 32(b)).
#pragma once

#include <cstddef>
#include <optional>

#include "chess/position.hpp"

namespace jadoube::mate {

/// Whether the side on turn has a series of checks without end: after each of them every legal reply again leaves a
/// check of the series. Mate ends the game, so a check that mates is no part of it. Exact: all positions that checks
/// and replies lead to are looked at, at most `most` of them; nothing where that is not enough to tell. Counters of
/// moves and repetitions are left aside.
[[nodiscard]] std::optional<bool> has_perpetual_check(const chess::Position& position, std::size_t most = 20'000);

}  // namespace jadoube::mate
