// Flags that fell in a dispute, act by act, and what the other player was at then.
#pragma once

#include "adjudicate/facts/measurement.hpp"

namespace jadoube::adjudicate {

/// The act tells that this flag fell, or was seen fallen.
[[nodiscard]] bool is_fall_of(const Act& act, chess::Color side);
/// A flag that fell is still down: no ruling has put time on that clock since.
[[nodiscard]] bool is_down(const Scene& scene, chess::Color side);
/// What his opponent did last to hold him up (FIDE 2023 6.2.2, 7.4.1), where nobody had gone on before his flag fell,
/// or before he pressed without a move.
[[nodiscard]] Measured held_up_by_opponent(const Scene& scene);
/// His opponent had pointed something out before his flag fell, or before it was claimed, and could consider what to
/// exact for it (1911, 36(c)).
[[nodiscard]] Measured penalty_considered(const Scene& scene);

}  // namespace jadoube::adjudicate
