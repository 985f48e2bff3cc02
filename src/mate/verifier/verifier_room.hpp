// The part of the checker that looks for room for a mate within reach sets.
#pragma once

#include "mate/verifier/verifier_reach.hpp"

namespace jadoube::mate {

/// Whether on none of the squares that the other King can reach the sets leave room for a mate by `side`;
/// static_proof.cpp says what a mate needs.
[[nodiscard]] bool leave_no_room_for_mate(const CheckedMen& men, chess::Color side);

}  // namespace jadoube::mate
