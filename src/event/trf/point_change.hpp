// The record 299 of a TRF26 file: points given or taken beside the games.
#pragma once

#include <optional>

#include "event/tournament.hpp"
#include "event/trf/trf_fields.hpp"

namespace jadoube::event {

/// Reads both ways of writing it: FIDE's sample has the points at 12 to 15 and the round at 17 to 19, its table each
/// two columns further, which is said. Nothing where it gives nothing.
[[nodiscard]] std::optional<PointChange> read_point_change(const Line& line, ImportFindings& findings);

}  // namespace jadoube::event
