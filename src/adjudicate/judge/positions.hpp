// What a remedy answers to the question of the position.
#pragma once

#include "adjudicate/facts/scene.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// What a remedy answers to the question of the position: a place restored, a move completed with a piece, or the board
/// as it stands.
[[nodiscard]] PositionAnswer position_by(const Scene& scene, const rules::Remedy& remedy);

}  // namespace jadoube::adjudicate
