// Looks for a helpmate depth first. Moves that bring the picture aimed at nearer cost nothing, others cost one, and
// those that spoil it more; the sum is bounded, and the bound raised step by step. So promising lines go dozens of
// half-moves deep while others are given up at once. Finds mates only: that it finds none says nothing. Used inside
// this module only.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "chess/position.hpp"

namespace jadoube::mate {

/// The picture aimed at: the King to be mated in a corner, the mating King two squares away, and beside the corner a
/// man of the loser's that is in its King's way; or two such men, where only Bishops on the corner's colour mate and
/// their King may never get near.
struct Picture {
    chess::Square corner;
    chess::Square blocked;
    chess::Square mating_king;
    std::optional<chess::Square> also_blocked = {};
};

class DirectedSearch {
public:
    DirectedSearch() : seen_(kSlots) {}

    /// Whether the side was found to mate, with several pictures in turn and at most so many nodes; `line` leads to it.
    [[nodiscard]] bool run(const chess::Position& start, chess::Color side, std::uint64_t most_nodes);
    [[nodiscard]] const std::vector<chess::Move>& line() const { return line_; }
    /// Of the last run.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    struct Seen {
        chess::PositionKey key = 0;
        int rest = -1;
    };
    struct Choice {
        chess::Move move;
        int cost;
    };
    static constexpr std::size_t kSlots = 1 << 12;

    [[nodiscard]] bool attempt(const chess::Position& start, const Picture& picture, std::uint64_t most_nodes);
    [[nodiscard]] bool search(const chess::Position& position, int rest, bool after_progress);
    void list_choices(const chess::Position& position, const chess::MoveList& moves, int affordable);
    [[nodiscard]] bool was_seen(const chess::Position& position, int rest);
    [[nodiscard]] int cost_for_mating_side(const chess::Position& position, chess::Move move) const;
    [[nodiscard]] int cost_for_helper(const chess::Position& position, chess::Move move) const;

    chess::Color side_ = chess::Color::white;
    Picture picture_;
    bool help_needed_ = false;
    std::uint64_t nodes_ = 0;
    std::uint64_t limit_ = 0;
    std::uint64_t attempts_ = 0;  // ever; what earlier ones have seen does not count
    std::vector<chess::Move> line_;
    std::vector<Choice> choices_;
    std::vector<Seen> seen_;
};

}  // namespace jadoube::mate
