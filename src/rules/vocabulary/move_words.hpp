// Moves: their kinds, what completes them, and the rules by which they are legal.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

/// The kinds of move that a code may complete in different ways.
enum class MoveKind { transfer, capture, castling, promotion, sealed };
struct MoveKindRow {
    MoveKind value;
    std::string_view name;
    std::string_view in_facts;  // its name as the value of `move_kind`
    std::string_view meaning;
};
template <>
struct RowType<MoveKind> {
    using type = MoveKindRow;
};
template <>
std::span<const MoveKindRow> rows<MoveKind>();
/// The values of `move_kind`.
[[nodiscard]] std::vector<std::string_view> move_kinds_in_facts();

/// What must have happened for a move to be complete.
enum class Completion { hand_off, captured_man_off, rook_off, piece_named, piece_on, pawn_off };
template <>
std::span<const WordRow<Completion>> rows<Completion>();

/// Rules of movement, which articles enforce; a tree of names: "castling" holds "castling.moved".
enum class MovementRule {
    king,
    queen,
    rook,
    bishop,
    knight,
    pawn,
    pawn_capture,
    en_passant,
    promotion,
    castling,
    castling_moved,
    castling_man_between,
    castling_check,
    castling_takes,
    own_man,
    path_blocked,
    capture,
    own_king_in_check,
    king_taken,
    king_attacked,
    free_move,
    turn
};
template <>
std::span<const WordRow<MovementRule>> rows<MovementRule>();
/// "castling" covers "castling.moved".
[[nodiscard]] bool rule_covers(MovementRule wide, MovementRule narrow);

}  // namespace jadoube::rules
