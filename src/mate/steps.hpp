// How many moves a man is from a square on an empty board. Used inside this module only.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "chess/square.hpp"

namespace jadoube::mate {

[[nodiscard]] inline int king_steps(chess::Square a, chess::Square b) {
    return std::max(std::abs(a.file() - b.file()), std::abs(a.rank() - b.rank()));
}

/// Never too many; two too few over two files and two ranks, and from a corner to the square diagonally beside it.
[[nodiscard]] inline int knight_steps(chess::Square a, chess::Square b) {
    const int x = std::abs(a.file() - b.file()), y = std::abs(a.rank() - b.rank());
    const int least = std::max({(x + 1) / 2, (y + 1) / 2, (x + y + 2) / 3});
    return least + ((least ^ x ^ y) & 1);
}

}  // namespace jadoube::mate
