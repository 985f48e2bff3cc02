// A proof that a side can never mate, from where every man can ever get (reach.hpp): on no square that the other King
// can reach do those sets leave room for a mate. Sound, not complete: where it fails nothing is said.
#pragma once

#include <optional>
#include <vector>

#include "mate/reach.hpp"

namespace jadoube::mate {

/// Why the King is never mated on a square.
struct SafeSquare {
    chess::Square square;
    /// Squares beside it, not all of which can be guarded or occupied at once while it is attacked; empty where no man
    /// ever attacks it.
    chess::Bitboard flights;
    friend bool operator==(const SafeSquare&, const SafeSquare&) = default;
};

struct StaticProof {
    std::vector<ManReach> men;
    std::vector<SafeSquare> squares;  // all that the King can reach
    friend bool operator==(const StaticProof&, const StaticProof&) = default;
};

/// A proof that `side` can never mate from the position, which must not be mate already.
[[nodiscard]] std::optional<StaticProof> prove_statically(const chess::Position& position, chess::Color side);

}  // namespace jadoube::mate
