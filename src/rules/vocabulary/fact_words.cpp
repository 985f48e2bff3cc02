#include "rules/vocabulary/fact_words.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kFirstTouched = std::to_array<WordRow<FirstTouched>>({
    {FirstTouched::own, "own", "a man of his own"},
    {FirstTouched::enemy, "enemy", "a man of the other player"},
    {FirstTouched::cannot_be_established, "cannot_be_established", "nobody can tell"},
});
static_assert(is_in_order(kFirstTouched));

constexpr auto kKingAndRook = std::to_array<WordRow<KingAndRook>>({
    {KingAndRook::no, "no", "not both"},
    {KingAndRook::king_first, "king_first", "the King first"},
    {KingAndRook::rook_first, "rook_first", "the Rook first"},
    {KingAndRook::cannot_be_established, "cannot_be_established", "nobody can tell which"},
});
static_assert(is_in_order(kKingAndRook));

constexpr auto kTouchedMan = std::to_array<WordRow<TouchedMan>>({
    {TouchedMan::movable, "movable", "it can move"},
    {TouchedMan::held_by_check, "held_by_check", "a check holds it"},
    {TouchedMan::blocked, "blocked", "other men are in its way"},
});
static_assert(is_in_order(kTouchedMan));

constexpr auto kCastlingFault = std::to_array<WordRow<CastlingFault>>({
    {CastlingFault::none, "none", "nothing"},
    {CastlingFault::moved, "moved", "King or Rook had moved"},
    {CastlingFault::man_between, "man_between", "a man stands between"},
    {CastlingFault::check, "check", "in, through or into check"},
    {CastlingFault::takes, "takes", "a man was taken"},
});
static_assert(is_in_order(kCastlingFault));

constexpr auto kOnlyMoves = std::to_array<WordRow<OnlyMoves>>({
    {OnlyMoves::none, "none", "none"},
    {OnlyMoves::en_passant, "en_passant", "only captures in passing"},
    {OnlyMoves::other, "other", "others as well"},
});
static_assert(is_in_order(kOnlyMoves));

constexpr auto kCheckCall = std::to_array<WordRow<CheckCall>>({
    {CheckCall::none, "none", "there was no check"},
    {CheckCall::announced, "announced", "it was announced"},
    {CheckCall::unannounced, "unannounced", "it was not announced"},
});
static_assert(is_in_order(kCheckCall));

constexpr auto kNewPiece = std::to_array<WordRow<NewPiece>>({
    {NewPiece::none, "none", "none was"},
    {NewPiece::allowed, "allowed", "one that the pawn may become"},
    {NewPiece::not_allowed, "not_allowed", "one that it may not become"},
});
static_assert(is_in_order(kNewPiece));

constexpr auto kForce = std::to_array<WordRow<Force>>({
    {Force::king, "king", "the King alone"},
    {Force::king_and_minor, "king_and_minor", "the King with a Bishop or Knight"},
    {Force::king_and_two_knights, "king_and_two_knights", "the King with two Knights"},
    {Force::more, "more", "more"},
});
static_assert(is_in_order(kForce));

constexpr auto kDeadMaterial = std::to_array<WordRow<DeadMaterial>>({
    {DeadMaterial::no, "no", "enough men are left"},
    {DeadMaterial::bare_kings, "bare_kings", "Kings alone"},
    {DeadMaterial::single_minor, "single_minor", "one Bishop or Knight besides"},
    {DeadMaterial::same_coloured_bishops, "same_coloured_bishops", "a Bishop each on one colour"},
});
static_assert(is_in_order(kDeadMaterial));

constexpr auto kManOff = std::to_array<WordRow<ManOff>>({
    {ManOff::none, "none", "no man"},
    {ManOff::kings_bishops_pawn, "kings_bishops_pawn", "the King's Bishop's Pawn"},
    {ManOff::other_pawn, "other_pawn", "another Pawn"},
    {ManOff::queens_knight, "queens_knight", "the Queen's Knight"},
    {ManOff::kings_knight, "kings_knight", "the King's Knight"},
    {ManOff::queens_rook, "queens_rook", "the Queen's Rook"},
    {ManOff::kings_rook, "kings_rook", "the King's Rook"},
    {ManOff::other, "other", "a Bishop or the Queen"},
    {ManOff::several, "several", "more than one man"},
});
static_assert(is_in_order(kManOff));

constexpr auto kRequirement = std::to_array<WordRow<Requirement>>({
    {Requirement::none, "none", "nothing was required"},
    {Requirement::legal, "legal", "the position permits it"},
    {Requirement::illegal, "illegal", "the position does not permit it"},
});
static_assert(is_in_order(kRequirement));

}  // namespace

template <>
std::span<const WordRow<FirstTouched>> rows<FirstTouched>() {
    return kFirstTouched;
}

template <>
std::span<const WordRow<KingAndRook>> rows<KingAndRook>() {
    return kKingAndRook;
}

template <>
std::span<const WordRow<TouchedMan>> rows<TouchedMan>() {
    return kTouchedMan;
}

template <>
std::span<const WordRow<CastlingFault>> rows<CastlingFault>() {
    return kCastlingFault;
}

template <>
std::span<const WordRow<OnlyMoves>> rows<OnlyMoves>() {
    return kOnlyMoves;
}

template <>
std::span<const WordRow<CheckCall>> rows<CheckCall>() {
    return kCheckCall;
}

template <>
std::span<const WordRow<NewPiece>> rows<NewPiece>() {
    return kNewPiece;
}

template <>
std::span<const WordRow<Force>> rows<Force>() {
    return kForce;
}

template <>
std::span<const WordRow<DeadMaterial>> rows<DeadMaterial>() {
    return kDeadMaterial;
}

template <>
std::span<const WordRow<ManOff>> rows<ManOff>() {
    return kManOff;
}

template <>
std::span<const WordRow<Requirement>> rows<Requirement>() {
    return kRequirement;
}

}  // namespace jadoube::rules
