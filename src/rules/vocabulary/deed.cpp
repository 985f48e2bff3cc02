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
    {Deed::annul, "annul", "the game is annulled"},
    {Deed::new_game, "new_game", "a new game is begun"},
    {Deed::adjust_board, "adjust_board", "the board is placed rightly"},
    {Deed::adjust_men, "adjust_men", "the men are placed rightly"},
    {Deed::play_on, "play_on", "the game goes on"},
    {Deed::penalty, "penalty", "a penalty"},
    {Deed::refer, "refer", "the question is referred"},
    {Deed::grant, "grant", "something is granted"},
    {Deed::record_breach, "record_breach", "the breach is recorded"},
    {Deed::wait, "wait", "the arbiter waits"},
    {Deed::intervene, "intervene", "the arbiter steps in"},
    {Deed::discretion, "discretion", "the arbiter decides"},
    {Deed::nothing, "nothing", "nothing follows"},
    {Deed::defer, "defer", "another code answers"},
});
static_assert(is_in_order(kDeeds));

}  // namespace

template <>
std::span<const WordRow<Deed>> rows<Deed>() {
    return kDeeds;
}

Deed deed_of(GameWord word) {
    return named<Deed>(name_of(word)).value_or(Deed::play_on);
}

Deed deed_of(OtherKind kind) {
    return named<Deed>(name_of(kind)).value_or(Deed::nothing);
}

std::optional<GameWord> game_word_of(Deed deed) {
    return named<GameWord>(name_of(deed));
}

DoWord do_word(std::string_view name) {
    const auto deed = named<Deed>(name);
    return deed ? DoWord(*deed) : DoWord(std::string(name));
}

std::string to_text(const DoWord& word) {
    const auto* deed = std::get_if<Deed>(&word);
    return deed != nullptr ? std::string(name_of(*deed)) : std::get<std::string>(word);
}

bool is(const DoWord& word, Deed deed) {
    return word == DoWord(deed);
}

}  // namespace jadoube::rules
