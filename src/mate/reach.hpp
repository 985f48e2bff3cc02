// Where every man can ever get: for each man a set of squares that holds every square it stands on in any position
// that can still arise, and whether it may ever be taken. More than can happen, never less: turns, checks and
// stalemates are left out of account. reach.cpp argues each rule by which a square is left out.
#pragma once

#include <optional>
#include <vector>

#include "chess/position.hpp"

namespace jadoube::mate {

/// One man of the position asked about, by the square it stands on there.
struct ManReach {
    chess::Piece piece;
    chess::Square home;
    chess::Bitboard squares;       // `home` is one of them
    bool may_be_taken = false;     // never true of a King
    bool may_be_promoted = false;  // then its squares are those of the piece too
    friend bool operator==(const ManReach&, const ManReach&) = default;
};

/// The smallest sets that the rules allow, in the order of the squares. Nothing where a man of `side` other than a
/// King or Bishop is seen to get about so freely that the sets will hardly prove that it cannot mate.
[[nodiscard]] std::optional<std::vector<ManReach>> reach_of(const chess::Position& position, chess::Color side);

/// Squares that a man of that kind attacks from a square when only `obstacles` are in its way; a promoted Pawn counts
/// as Pawn, Queen and Knight at once.
[[nodiscard]] chess::Bitboard attacks_over(const ManReach& man, chess::Square from, chess::Bitboard obstacles);

/// Squares on which a man stands for ever: it neither moves nor is taken.
[[nodiscard]] chess::Bitboard steady_squares(const std::vector<ManReach>& men);

}  // namespace jadoube::mate
