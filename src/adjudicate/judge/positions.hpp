// What a remedy answers to the question of the position.
#pragma once

#include "adjudicate/facts/scene.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// Whether a remedy completes a promotion although no pawn has come to its last rank: then it answers nothing.
[[nodiscard]] bool completes_nothing(const Incident& incident, const rules::Remedy& remedy);

/// What a remedy answers to the question of the position: a place restored, a move completed with a piece, or the board
/// as it stands.
[[nodiscard]] PositionAnswer position_by(const Scene& scene, const rules::Remedy& remedy);

}  // namespace jadoube::adjudicate
