// The grounds on which a claim is made.
#pragma once

#include "rules/vocabulary/kind.hpp"
#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

enum class Ground {
    repetition,
    fifty_moves,
    fivefold,
    seventy_five_moves,
    perpetual_check,
    dead_position,
    dead_material,
    stalemate,
    normal_means,
    checkmate,
    flag,
    illegal_move,
    clock_error,
    clock_defect,
    forfeit,
    wrong_result,
    time_limit,
    increment,
    assistant,
    record,
    display,
    withdrawal
};

struct GroundRow {
    Ground value;
    std::string_view name;
    std::string_view meaning;
    Kind kind;  // of incident that a claim on it is
};
template <>
struct RowType<Ground> {
    using type = GroundRow;
};
template <>
std::span<const GroundRow> rows<Ground>();

}  // namespace jadoube::rules
