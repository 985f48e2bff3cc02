// Whether every line ends within a few half-moves, with the game over or too few men left, and never with the mate
// asked about. Used inside this module only.
#pragma once

#include <optional>

#include "mate/proof.hpp"

namespace jadoube::mate {

/// The tree of all lines, where it is small and has no mate by `side` in it. Adds the positions looked at to `nodes`.
[[nodiscard]] std::optional<ForcedEnd> prove_forced_end(const chess::Position& position, chess::Color side,
                                                        std::uint64_t& nodes);

}  // namespace jadoube::mate
