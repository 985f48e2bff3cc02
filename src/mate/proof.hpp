// Why a side cannot mate, in a form that can be checked without believing the search that found it (check.hpp).
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "mate/static_proof.hpp"

namespace jadoube::mate {

/// The game is over: stalemate, or the side itself is mated.
struct AlreadyOver {
    friend bool operator==(const AlreadyOver&, const AlreadyOver&) = default;
};

/// The men left can give no mate wherever they stand (why_men_cannot_mate).
struct TooFewMen {
    friend bool operator==(const TooFewMen&, const TooFewMen&) = default;
};

struct Branch;
/// Every line ends soon: all legal moves of the position, with the proof after each.
struct ForcedEnd {
    std::vector<Branch> branches;
};

/// Positions of one layer: placement of the Pawns, numbers of the pieces and castling rights.
struct LayerSize {
    std::string layer;
    std::uint64_t positions = 0;
    friend bool operator==(const LayerSize&, const LayerSize&) = default;
};

/// All positions that can still arise have been seen, and none is such a mate. Those in which the men left are too few
/// are counted and not gone on from, and so are those in `settled`, from which reach sets prove it (grown anew by
/// whoever checks).
struct Closure {
    std::uint64_t positions = 0;
    std::vector<LayerSize> layers = {};  // the first of them by name
    std::uint64_t unlisted = 0;          // positions of all other layers
    std::vector<chess::Setup> settled = {};
    friend bool operator==(const Closure&, const Closure&) = default;
};

using Proof = std::variant<AlreadyOver, TooFewMen, ForcedEnd, Closure, StaticProof>;

/// A legal move and the proof of the position after it.
struct Branch {
    chess::Move move;
    Proof proof;
};

/// "over", "material", "forced_end", "closure", "static".
[[nodiscard]] std::string_view name_of(const Proof& proof);

/// The layer of a position: "8/pp6/PP6/8/8/8/8/8 KBkb -".
[[nodiscard]] std::string layer_of(const chess::Setup& setup);

}  // namespace jadoube::mate
