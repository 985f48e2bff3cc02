// Looks at every position that can still arise, the more promising first. It ends with a mate, or with none left: then
// the side can never mate, and the positions seen, counted by layers, are the proof. A layer is what cannot be undone:
// Pawns, the number of each piece, and castling rights. A position from which the mate is proved impossible by the men
// alone or statically is not gone on from. Used inside this module only.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "mate/proof.hpp"

namespace jadoube::mate {

class Exhaustion {
public:
    /// `side` is to give mate. The start must not be over.
    Exhaustion(const chess::Position& start, chess::Color side);

    enum class Outcome { mate, none, unfinished };
    /// Goes on until at most so many positions have been seen; may be called again with more.
    [[nodiscard]] Outcome run(std::uint64_t most);
    [[nodiscard]] std::uint64_t positions() const { return nodes_.size(); }
    /// After `mate`.
    [[nodiscard]] std::vector<chess::Move> line() const;
    /// After `none`.
    [[nodiscard]] Closure closure() const;

private:
    using Index = std::uint32_t;
    struct Node {  // 40 bytes, all there is to know about a position
        chess::Board board;
        Index parent = 0;
        std::uint8_t turn : 1 = 0;
        std::uint8_t is_new_layer : 1 = 0;
        std::uint8_t en_passant : 6 = 0;  // 0 where none: a1 is no such square
        std::uint8_t rights = 0;          // an index into rights_
    };
    struct Candidate {
        int distance;
        Index index;
        friend auto operator<=>(const Candidate&, const Candidate&) = default;
    };

    [[nodiscard]] bool expand(Index parent);
    [[nodiscard]] bool is_settled(const chess::Position& position, Index index);
    void choose_wave();
    [[nodiscard]] std::optional<Index> add(const chess::Position& position, Index parent, bool is_new_layer);
    [[nodiscard]] Node node_of(const chess::Position& position);
    [[nodiscard]] chess::Position position_of(const Node& node) const;
    void grow_table();

    chess::Color side_;
    std::vector<Node> nodes_;
    std::vector<Index> table_;  // open addressing; 0 is free, else the index plus one
    std::vector<chess::Bitboard> rights_;
    std::vector<Index> wave_;
    std::size_t next_in_wave_ = 0;
    std::vector<Candidate> candidates_;
    std::vector<Candidate> left_over_;
    std::vector<Index> statically_settled_;
    std::uint64_t attempts_ = 0;  // static proofs tried
    std::optional<Index> mate_;
};

}  // namespace jadoube::mate
