// How a game ended by its record (result, Termination tag) held against how it ended on the board.
#pragma once

#include <vector>

#include "audit/finding.hpp"
#include "game/replay.hpp"
#include "mate/can_mate.hpp"

namespace jadoube::audit {

/// Of a record whose moves are all known. `replay` is that of the record.
[[nodiscard]] std::vector<Finding> end_findings(const game::Record& record, const game::Replay& replay,
                                                mate::MateSolver& solver, mate::Budget budget);

}  // namespace jadoube::audit
