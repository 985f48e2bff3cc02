#include "rules/vocabulary/men.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kMen = std::to_array<WordRow<Men>>({
    {Men::own_men_touched, "own_men_touched", "the men of his own that he touched"},
    {Men::enemy_men_touched, "enemy_men_touched", "the men of the other player that he touched"},
    {Men::men_touched, "men_touched", "the men that he touched, in order"},
    {Men::first_touched, "first_touched", "the man touched first, whichever it is"},
    {Men::first_own, "first_own", "the man of his own touched first"},
    {Men::first_enemy, "first_enemy", "the enemy man touched first"},
    {Men::last_touched, "last_touched", "the man touched last, whichever it is"},
    {Men::last_own, "last_own", "the man of his own touched last"},
    {Men::last_enemy, "last_enemy", "the enemy man touched last"},
    {Men::moved_man, "moved_man", "the man moved (in castling King and Rook)"},
    {Men::captured_man, "captured_man", "the man taken off"},
    {Men::castling_rook, "castling_rook", "the Rook of the side on which he castled"},
    {Men::intended_man, "intended_man", "the man of the move announced with a claim"},
    {Men::sealed_men, "sealed_men", "the men that can be meant by the sealed move as it was written"},
    {Men::king, "king", "the King"},
    {Men::own_men, "own_men", "all his men"},
    {Men::enemy_men, "enemy_men", "all men of the other player"},
    {Men::it, "it", "that man"},
});
static_assert(is_in_order(kMen));

constexpr auto kPieceName = std::to_array<WordRow<PieceName>>({
    {PieceName::queen, "queen", "the Queen"},
    {PieceName::rook, "rook", "the Rook"},
    {PieceName::bishop, "bishop", "the Bishop"},
    {PieceName::knight, "knight", "the Knight"},
    {PieceName::pawn, "pawn", "the pawn"},
    {PieceName::king, "king", "the King"},
});
static_assert(is_in_order(kPieceName));

constexpr auto kArrival = std::to_array<WordRow<Arrival>>({
    {Arrival::arrival, "arrival", "the square where the man was put"},
    {Arrival::intended, "intended", "the square announced"},
    {Arrival::sealed, "sealed", "the square of the sealed move"},
});
static_assert(is_in_order(kArrival));

constexpr auto kPutOn = std::to_array<WordRow<PutOn>>({
    {PutOn::departure, "departure", "the square from which the man was moved"},
    {PutOn::arrival, "arrival", "the square where the man was put"},
});
static_assert(is_in_order(kPutOn));

}  // namespace

template <>
std::span<const WordRow<Men>> rows<Men>() {
    return kMen;
}

std::vector<Men> men_that_may_be_taken_off() {
    return {Men::own_men_touched, Men::enemy_men_touched, Men::men_touched,  Men::first_touched,
            Men::first_own,       Men::first_enemy,       Men::last_touched, Men::last_own,
            Men::last_enemy,      Men::moved_man,         Men::captured_man};
}

template <>
std::span<const WordRow<PieceName>> rows<PieceName>() {
    return kPieceName;
}

template <>
std::span<const WordRow<Arrival>> rows<Arrival>() {
    return kArrival;
}

template <>
std::span<const WordRow<PutOn>> rows<PutOn>() {
    return kPutOn;
}

std::vector<PieceName> pieces_that_may_be_put_on() {
    return words_where<PieceName>([](const WordRow<PieceName>& row) { return row.value != PieceName::king; });
}

}  // namespace jadoube::rules
