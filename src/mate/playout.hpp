// Plays a game out to a helpmate without ever taking a move back: both sides choose the move after which the King to be
// mated seems to have the fewest squares left. In positions of real games that finds a mate nearly always, at a
// fraction of what a search costs. Now and then a mate by one man is looked for. Finds mates only: that it finds none
// says nothing. Used inside this module only.
#pragma once

#include <cstdint>
#include <vector>

#include "mate/hunt.hpp"

namespace jadoube::mate {

class Playout {
public:
    /// Whether one of a few tries ended with the mate by `side`, within so many nodes; `line` leads to it. Another try
    /// chooses otherwise among moves that seem alike.
    [[nodiscard]] bool run(const chess::Position& start, chess::Color side, std::uint64_t most_nodes);
    [[nodiscard]] const std::vector<chess::Move>& line() const { return line_; }
    /// Of the last run: positions moved in, and those looked at for mate.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    Hunt hunt_;
    std::uint64_t nodes_ = 0;
    std::vector<chess::Move> line_;
};

}  // namespace jadoube::mate
