// The part of the checker that verifies reach sets and that they leave no room for a mate. Written square by square, on
// purpose without the tables and set operations of reach.cpp and static_proof.cpp. The rules are the same: they are
// what a proof of the kind "static" means, and reach.cpp argues them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "chess/position.hpp"

namespace jadoube::mate {

class ReachCheck {
public:
    ReachCheck(const chess::Position& position, chess::Color side);

    /// Whether sets grown here prove it.
    [[nodiscard]] bool proves_anew();
    /// What is wrong with the sets and squares of a proof; nothing where they prove it.
    [[nodiscard]] std::optional<std::string> fault_of(const Json& proof);

private:
    using Square = chess::Square;
    using Squares = std::vector<Square>;
    using Set = std::array<bool, 64>;
    struct Man {
        chess::Piece piece;
        Square home;
        Set at{};
        bool may_be_taken = false;
        bool may_be_promoted = false;
    };

    [[nodiscard]] bool read(const Json& proof);
    [[nodiscard]] bool grows_once();
    void reach(Man& man, Square to);
    void may_be_taken(Man& man);
    void grow_from(Man& man, Square from);
    void grow_pawn(Man& man, Square from);
    void push(Man& man, Square to);
    bool takes(const Man& taker, Square on);
    bool takes_in_passing(const Man& taker, Square to);
    void note_lasting_attacks();
    [[nodiscard]] Squares attacks(const Man& man, Square from, const Set& in_the_way) const;
    [[nodiscard]] bool is_steady(const Man& man) const;
    [[nodiscard]] Set steady() const;
    [[nodiscard]] Man& king(chess::Color color);
    [[nodiscard]] bool faces_rival(const Man& man, Square to) const;
    [[nodiscard]] bool step_ends_game(const Man& king, Square from, Square to);
    [[nodiscard]] bool only_king_moves(chess::Color color, Square left) const;
    [[nodiscard]] bool line_may_open(Square from, Square target) const;
    [[nodiscard]] bool leaves_no_mate();
    [[nodiscard]] bool is_safe(Square square);
    [[nodiscard]] bool can_be_occupied(const Squares& squares, Square attacker) const;

    const chess::Position& position_;
    chess::Color side_;
    std::vector<Man> men_;
    bool grown_ = false;
    std::array<Set, 2> lasting_attacks_{};           // by colour
    std::array<Set, 2> lasting_attacks_by_steps_{};  // of Pawns and Knights alone
};

}  // namespace jadoube::mate
