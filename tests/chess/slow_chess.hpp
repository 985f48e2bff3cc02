// Chess a second time, as plainly as the Laws say it and shared with nothing: letters on 64 squares, every move tried
// and taken back if the King could then be captured. The real generator is held against it.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "chess/setup.hpp"

namespace slow {

/// Moves as in UCI, castling as King takes Rook; a King is never captured.
[[nodiscard]] std::set<std::string> legal_moves(const jadoube::chess::Setup& setup);
[[nodiscard]] std::uint64_t perft(const jadoube::chess::Setup& setup, int depth);

}  // namespace slow
