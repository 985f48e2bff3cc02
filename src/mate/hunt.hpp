// A mate by one man that hunts alone: it goes where it mates while the King to be mated walks there and all other men
// stand still, but for a few that block a square of flight, get out of the way or wait. What the standing men guard is
// found once, so that such a mate costs less than a few moves of a game played out. Finds mates only: that it finds
// none says nothing. Used inside this module only.
#pragma once

#include <cstdint>
#include <vector>

#include "chess/position.hpp"

namespace jadoube::mate {

class Hunt {
public:
    /// Whether a mate by a Queen or Rook of `side` was found; `line` leads to it.
    [[nodiscard]] bool run(const chess::Position& start, chess::Color side);
    [[nodiscard]] const std::vector<chess::Move>& line() const { return line_; }
    /// Of the last run: half-moves of the lines that were played on the board.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    std::uint64_t nodes_ = 0;
    std::vector<chess::Move> line_;
};

}  // namespace jadoube::mate
