// What can have ended a game before a matter was raised.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

/// `no`: nothing has.
enum class Ending {
    no,
    checkmate,
    stalemate,
    dead_position,
    agreement,
    resignation,
    flag,
    repetition,
    quiet_moves,
    bare_king,
    ruling
};
template <>
std::span<const WordRow<Ending>> rows<Ending>();

}  // namespace jadoube::rules
