#include "rules/vocabulary/deed.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kDeeds = std::to_array<WordRow<Deed>>({
    {Deed::move, "move", "a man is moved"},
    {Deed::capture, "capture", "a man is taken"},
    {Deed::move_or_capture, "move_or_capture", "a man is moved or taken"},
    {Deed::king_move, "king_move", "the King is moved"},
    {Deed::rook_move, "rook_move", "the Rook is moved"},
    {Deed::castle, "castle", "castling"},
    {Deed::promote, "promote", "a pawn is promoted"},
    {Deed::free_move, "free_move", "any legal move"},
    {Deed::touch, "touch", "a man counts as touched"},
    {Deed::retract, "retract", "the move is taken back"},
    {Deed::stand, "stand", "the position stands"},
    {Deed::restore, "restore", "an earlier position is restored"},
    {Deed::complete_with, "complete_with", "the pawn becomes a piece"},
    {Deed::treat_as, "treat_as", "the act is judged as another kind of incident"},
    {Deed::clock, "clock", "a clock is changed"},
    {Deed::result, "result", "the game has a result"},
    {Deed::lose_right, "lose_right", "a right is lost"},
});
static_assert(is_in_order(kDeeds));

}  // namespace

template <>
std::span<const WordRow<Deed>> rows<Deed>() {
    return kDeeds;
}

DoWord do_word(std::string_view name) {
    if (const auto deed = named<Deed>(name)) return *deed;
    if (const auto game = named<GameWord>(name)) return *game;
    if (const auto other = named<OtherKind>(name)) return *other;
    return std::string(name);
}

std::string to_text(const DoWord& word) {
    return std::visit(
        [](const auto& one) {
            if constexpr (std::is_enum_v<std::decay_t<decltype(one)>>)
                return std::string(name_of(one));
            else
                return one;
        },
        word);
}

bool is_own_word(const DoWord& word) {
    return std::holds_alternative<std::string>(word);
}

}  // namespace jadoube::rules
