#include "rules/vocabulary/move_words.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kMoveKind = std::to_array<MoveKindRow>({
    {MoveKind::transfer, "transfer", "plain", "a man goes to an empty square"},
    {MoveKind::capture, "capture", "capture", "a man is taken"},
    {MoveKind::castling, "castling", "castling", "King and Rook move together"},
    {MoveKind::promotion, "promotion", "promotion", "a pawn reaches its last rank"},
    {MoveKind::sealed, "sealed", "sealed", "a move sealed in an envelope"},
});
static_assert(is_in_order(kMoveKind));

constexpr auto kCompletion = std::to_array<WordRow<Completion>>({
    {Completion::hand_off, "hand_off", "the hand has left the man moved"},
    {Completion::captured_man_off, "captured_man_off", "the man captured is off the board"},
    {Completion::rook_off, "rook_off", "the hand has left the Rook"},
    {Completion::piece_named, "piece_named", "the new piece is named, or on the board"},
    {Completion::piece_on, "piece_on", "the new piece is on the board, and the hand has left it"},
    {Completion::pawn_off, "pawn_off", "the pawn is off the board"},
});
static_assert(is_in_order(kCompletion));

constexpr auto kMovementRule = std::to_array<WordRow<MovementRule>>({
    {MovementRule::king, "king", "how the King moves"},
    {MovementRule::queen, "queen", "how the Queen moves"},
    {MovementRule::rook, "rook", "how the Rook moves"},
    {MovementRule::bishop, "bishop", "how the Bishop moves"},
    {MovementRule::knight, "knight", "how the Knight moves"},
    {MovementRule::pawn, "pawn", "how the pawn moves"},
    {MovementRule::pawn_capture, "pawn.capture", "how the pawn captures"},
    {MovementRule::en_passant, "en_passant", "capture in passing"},
    {MovementRule::promotion, "promotion", "what a pawn becomes on its last rank"},
    {MovementRule::castling, "castling", "how castling is done"},
    {MovementRule::castling_moved, "castling.moved", "no castling once King or Rook has moved"},
    {MovementRule::castling_man_between, "castling.man_between", "no castling over a man"},
    {MovementRule::castling_check, "castling.check", "no castling in, through or into check"},
    {MovementRule::castling_takes, "castling.takes", "no capture in castling"},
    {MovementRule::own_man, "own_man", "no move on to a man of one's own"},
    {MovementRule::path_blocked, "path_blocked", "no passing over a man"},
    {MovementRule::capture, "capture", "a man is taken by moving on to its square"},
    {MovementRule::own_king_in_check, "own_king_in_check", "no leaving or placing one's own King in check"},
    {MovementRule::king_taken, "king_taken", "the King is never taken"},
    {MovementRule::king_attacked, "king.attacked", "the King goes to no attacked square"},
    {MovementRule::free_move, "free_move", "any legal move, where nothing binds"},
    {MovementRule::turn, "turn", "the players move alternately, one move at a time"},
});
static_assert(is_in_order(kMovementRule));

}  // namespace

template <>
std::span<const MoveKindRow> rows<MoveKind>() {
    return kMoveKind;
}

template <>
std::span<const WordRow<Completion>> rows<Completion>() {
    return kCompletion;
}

template <>
std::span<const WordRow<MovementRule>> rows<MovementRule>() {
    return kMovementRule;
}

std::vector<std::string_view> move_kinds_in_facts() {
    std::vector<std::string_view> names;
    for (const MoveKindRow& row : kMoveKind) names.push_back(row.in_facts);
    return names;
}

bool rule_covers(MovementRule wide, MovementRule narrow) {
    return is_part_of(name_of(narrow), name_of(wide));
}

}  // namespace jadoube::rules
