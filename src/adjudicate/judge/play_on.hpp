// What is shown where nothing binds: play goes on with the move that was made, or with any legal move.
#pragma once

#include "adjudicate/facts/scene.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// A discharged obligation with the one option that there is. `board`: from which play goes on, as it stands or
/// restored.
[[nodiscard]] std::optional<Obligation> play_on(const Scene& scene, const std::optional<chess::Setup>& board,
                                                bool restored);

/// Nothing is due: whoever is on turn on this board plays on.
[[nodiscard]] Obligation play_on_from(const chess::Setup& board);

}  // namespace jadoube::adjudicate
