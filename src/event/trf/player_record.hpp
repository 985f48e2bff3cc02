// The record 001 of a TRF file: one player with his rounds.
#pragma once

#include "event/tournament.hpp"
#include "event/trf/trf_fields.hpp"

namespace jadoube::event {

/// Reads a line by the columns of FIDE's table (TRF16 and TRF26 alike). Where a line does not fit them, what follows
/// the name is looked for up to 24 columns beside its place, by the point of the points and the gaps between fields,
/// and said to be shifted. A field that cannot be read is left out. Number 0: the line has none.
[[nodiscard]] Player read_player(const Line& line, ImportFindings& findings);

}  // namespace jadoube::event
