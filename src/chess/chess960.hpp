// The 960 start positions of Chess960, numbered as the Laws do (FIDE 2023, Guidelines II; Scharnagl's numbers).
#pragma once

#include <optional>

#include "chess/setup.hpp"

namespace jadoube::chess {

inline constexpr int kChess960Positions = 960;

/// The start position of that number; 518 is the usual one. Nothing unless 0 to 959.
[[nodiscard]] std::optional<Setup> chess960_start(int number);

}  // namespace jadoube::chess
