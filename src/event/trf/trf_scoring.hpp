// What games, byes and matches give in a TRF file: the records 162, 362, XXS, and BBW to BBU.
#pragma once

#include "event/tournament.hpp"
#include "event/trf/trf_fields.hpp"

namespace jadoube::event {

/// Takes in pairs of a symbol and points behind the name of the record: "W 3.0   D 1.0", "W=3 D=1 PAB=1",
/// "TW 2.0   TD 1.0". The last of a symbol counts. White and Black are given the same.
void read_scoring(TrfFields& fields, Scoring& scoring);
/// Of a record whose name is the symbol: "BBW  3.0".
void read_score_record(TrfFields& fields, Scoring& scoring);

}  // namespace jadoube::event
