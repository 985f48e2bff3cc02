// Rights that a ruling gives or takes: what a player may do, or may do no more.
#pragma once

#include "adjudicate/judge/gates.hpp"

namespace jadoube::adjudicate {

/// The right of a `may`, with the options that it has in this scene and those that it lacks.
[[nodiscard]] Right right_given(const Scene& scene, Gatekeeper& gatekeeper, const Applied& applied);

/// The right of a `lose_right`: of a claim the claimant loses it, of an act the offender.
[[nodiscard]] Right right_lost(const Scene& scene, const Applied& applied);

/// The Rooks with which the ruling says that somebody castles no more.
[[nodiscard]] chess::Bitboard castling_lost(const Incident& incident, const MatterRuling& ruling);
/// Boards and moves that the ruling leaves, without that castling.
void leave_without_castling(MatterRuling& ruling, chess::Bitboard lost);

}  // namespace jadoube::adjudicate
