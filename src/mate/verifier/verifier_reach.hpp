// The part of the checker that knows the rules by which reach sets grow. Written square by square, on purpose without
// the tables and set operations of reach.cpp. The rules are the same: they are what a proof of the kind "static" means,
// and reach.cpp argues them.
#pragma once

#include "chess/position.hpp"
#include "mate/verifier/verifier_squares.hpp"

namespace jadoube::mate {

/// One man of the position, by the square it stands on there, and where it is said to get.
struct CheckedMan {
    chess::Piece piece;
    chess::Square home;
    SquareSet at{};
    bool may_be_taken = false;
    bool may_be_promoted = false;
};
using CheckedMen = std::vector<CheckedMan>;

[[nodiscard]] bool is_steady(const CheckedMan& man);
/// Squares on which a man stands for ever.
[[nodiscard]] SquareSet steady_squares_of(const CheckedMen& men);
[[nodiscard]] const CheckedMan& king_of(const CheckedMen& men, chess::Color color);
/// A promoted Pawn counts as Pawn, Queen and Knight at once.
[[nodiscard]] Squares attacks(const CheckedMan& man, chess::Square from, const SquareSet& in_the_way);

/// Grows the sets of the men by the rules.
class ReachCheck {
public:
    ReachCheck(const chess::Position& position, chess::Color side);

    [[nodiscard]] const CheckedMen& men() const { return men_; }
    /// Other sets for the same men.
    void set_men(CheckedMen men) { men_ = std::move(men); }
    /// Whether a rule added anything; if none does, the sets hold all that can be reached.
    [[nodiscard]] bool grows_once();

private:
    using Square = chess::Square;

    void reach(CheckedMan& man, Square to);
    void may_be_taken(CheckedMan& man);
    void grow_from(CheckedMan& man, Square from);
    [[nodiscard]] bool may_go(const CheckedMan& man, Square from, Square to) const;
    void grow_pawn(CheckedMan& man, Square from);
    void push(CheckedMan& man, Square to);
    bool takes(const CheckedMan& taker, Square on);
    bool takes_in_passing(const CheckedMan& taker, Square to);
    void note_lasting_attacks();
    void note_lasting_attacks_of(const CheckedMan& man);
    void add_castling();
    void add_capture_in_passing();
    [[nodiscard]] SquareSet steady() const { return steady_squares_of(men_); }
    [[nodiscard]] bool faces_rival(const CheckedMan& man, Square to) const;
    [[nodiscard]] bool step_ends_game(const CheckedMan& king, Square from, Square to) const;
    [[nodiscard]] bool has_flight(chess::Color color, Square at, Square enemy_king) const;
    [[nodiscard]] bool only_king_moves(chess::Color color, Square left) const;
    [[nodiscard]] bool line_may_open(Square from, Square target) const;

    const chess::Position& position_;
    chess::Color side_;
    CheckedMen men_;
    bool grown_ = false;
    std::array<SquareSet, 2> lasting_attacks_{};           // by colour
    std::array<SquareSet, 2> lasting_attacks_by_steps_{};  // of Pawns and Knights alone
};

}  // namespace jadoube::mate
