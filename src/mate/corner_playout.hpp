// Plays a game out to a mate in a corner by a Bishop or Knight, which mate only where one of the enemy's own men shuts
// his King in. Each man that the mate needs walks to its place and no move is taken back. Finds mates only: that it
// finds none says nothing. Used inside this module only.
#pragma once

#include <cstdint>
#include <vector>

#include "chess/position.hpp"

namespace jadoube::mate {

class CornerPlayout {
public:
    /// Whether one of a few tries ended with the mate by `side`, within about so many nodes; `line` leads to it.
    [[nodiscard]] bool run(const chess::Position& start, chess::Color side, std::uint64_t most_nodes);
    [[nodiscard]] const std::vector<chess::Move>& line() const { return line_; }
    /// Of the last run: positions moved in, and those looked at for mate.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    std::uint64_t nodes_ = 0;
    std::vector<chess::Move> line_;
};

}  // namespace jadoube::mate
