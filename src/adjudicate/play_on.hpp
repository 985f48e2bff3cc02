// What is shown where nothing binds: play goes on with the move that was made, or with any legal move.
#pragma once

#include "adjudicate/ruling.hpp"
#include "adjudicate/scene.hpp"

namespace jadoube::adjudicate {

/// A discharged obligation with the one option that there is. `stands`: the board from which play goes on.
[[nodiscard]] Obligation play_on(const Scene& scene, const std::optional<chess::Setup>& stands);

/// The same for whoever is on turn in a position that was put back: any of its legal moves.
[[nodiscard]] Obligation play_on_from(const chess::Setup& position);

}  // namespace jadoube::adjudicate
