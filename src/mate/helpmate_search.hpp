// Looks for a mate that both sides help to bring about: of all positions that arise the most promising few are gone on
// with, then the most promising few that arise from those. Each position is looked at once, and those left over come
// when nothing better is left; so when all are done, every position that can still arise has been seen, and none was
// mate. Used inside this module only.
#pragma once

#include <optional>

#include "mate/can_mate.hpp"

namespace jadoube::mate {

class HelpmateSearch {
public:
    /// `side` is to give mate; at most `most` positions are looked at.
    HelpmateSearch(const chess::Position& start, chess::Color side, std::uint64_t most);
    /// Once only.
    [[nodiscard]] CanMate run();

private:
    using Index = std::uint32_t;
    struct Node {
        chess::Position position;
        Index parent = 0;
        chess::Move move;
    };
    struct Candidate {
        int distance;
        Index index;
        friend auto operator<=>(const Candidate&, const Candidate&) = default;
    };

    /// The index of a mate among the positions one move on; the others become candidates.
    [[nodiscard]] std::optional<Index> expand(Index parent);
    /// The most promising candidates, or those left over before, become the next layer.
    void choose_layer();
    /// The index of a position not seen before; nothing where it has been.
    [[nodiscard]] std::optional<Index> add(const chess::Position& position, Index parent, chess::Move move);
    void grow_table();
    [[nodiscard]] std::vector<chess::Move> line_to(Index index) const;
    [[nodiscard]] CanMate found(Index mate) const;
    [[nodiscard]] CanMate impossible() const;
    [[nodiscard]] CanMate unknown() const;

    chess::Position start_;
    chess::Color side_;
    std::uint64_t most_;
    std::vector<Node> nodes_;
    std::vector<Index> table_;  // open addressing by key; 0 is free, else the index plus one
    std::vector<Index> layer_;
    std::vector<Candidate> candidates_;
    std::vector<Candidate> left_over_;
};

}  // namespace jadoube::mate
