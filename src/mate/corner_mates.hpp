// The arrangements in which a lone Knight or Bishop mates: a King in a corner, one of its own men beside it on the
// edge, the other King two squares off. Used inside this module only.
#pragma once

#include <array>

#include "chess/square.hpp"

namespace jadoube::mate {

struct CornerMate {
    chess::Square corner;                      // of the King to be mated
    chess::Square blocked;                     // by one of its men
    std::array<chess::Square, 2> mating_king;  // either square will do
};

/// One for either neighbour of each corner.
extern const std::array<CornerMate, 8> kCornerMates;

}  // namespace jadoube::mate
