// The men that a remedy names: lists of men by what was done with them, the pieces, and where a man goes.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

/// Named lists of men; `it` is the man that `each` has come to.
enum class Men {
    own_men_touched,
    enemy_men_touched,
    men_touched,
    first_touched,
    first_own,
    first_enemy,
    last_touched,
    last_own,
    last_enemy,
    moved_man,
    captured_man,
    castling_rook,
    intended_man,
    sealed_men,
    king,
    own_men,
    enemy_men,
    it
};
template <>
std::span<const WordRow<Men>> rows<Men>();
/// Those that a restored board may be without.
[[nodiscard]] std::vector<Men> men_that_may_be_taken_off();

/// The pieces, as the laws name them.
enum class PieceName { queen, rook, bishop, knight, pawn, king };
template <>
std::span<const WordRow<PieceName>> rows<PieceName>();

/// Where a move goes to that is named by what was done.
enum class Arrival { arrival, intended, sealed };
template <>
std::span<const WordRow<Arrival>> rows<Arrival>();

/// The pieces that can be put on a board: no King.
[[nodiscard]] std::vector<PieceName> pieces_that_may_be_put_on();

/// On which square a man is put that is named by what was done.
enum class PutOn { departure, arrival };
template <>
std::span<const WordRow<PutOn>> rows<PutOn>();

}  // namespace jadoube::rules
