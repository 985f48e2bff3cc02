// Reads a tournament report file: TRF16, TRF26, and the records that JaVaFo and bbpPairings add. Every file gives a
// tournament; what is wrong is said in findings, and what is good is kept.
#pragma once

#include <string_view>
#include <vector>

#include "event/text_lines.hpp"
#include "event/tournament.hpp"

namespace jadoube::event {

struct TournamentFile {
    Tournament tournament = {};
    ImportFindings findings = {};  // in the order of the lines
};

/// Columns are counted in characters. Records that are not known are kept as they stand and named once. Beside what
/// pairing, results, points and control need, records are passed over: dates, arbiters, tie-breaks, byes granted
/// (240), team byes and summaries.
[[nodiscard]] TournamentFile read_trf(const std::vector<Line>& lines);

/// Whether a file is one: it has a player's record, or the name of a tournament, and no line before it that is neither
/// a record nor a comment.
[[nodiscard]] bool looks_like_trf(const std::vector<Line>& lines);

}  // namespace jadoube::event
