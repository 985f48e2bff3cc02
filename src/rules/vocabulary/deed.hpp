// What an option does, in the words of rulings, demands and cases (`do`).
#pragma once

#include <variant>

#include "rules/vocabulary/outcome.hpp"
#include "rules/vocabulary/said.hpp"
#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

enum class Deed {
    move,
    capture,
    move_or_capture,
    king_move,
    rook_move,
    castle,
    promote,
    free_move,
    touch,
    retract,
    stand,
    restore,
    complete_with,
    treat_as,
    clock,
    result,
    lose_right,
    annul,
    new_game,
    adjust_board,
    adjust_men,
    play_on,
    penalty,
    refer,
    grant,
    record_breach,
    wait,
    intervene,
    discretion,
    nothing,
    defer
};
template <>
std::span<const WordRow<Deed>> rows<Deed>();

[[nodiscard]] Deed deed_of(GameWord word);
[[nodiscard]] Deed deed_of(OtherKind kind);
/// The word on the whole game that it is, if it is one.
[[nodiscard]] std::optional<GameWord> game_word_of(Deed deed);

/// A deed, or the name of a phrase of the ruleset that is none.
using DoWord = std::variant<Deed, std::string>;
[[nodiscard]] DoWord do_word(std::string_view name);
[[nodiscard]] std::string to_text(const DoWord& word);
[[nodiscard]] bool is(const DoWord& word, Deed deed);

}  // namespace jadoube::rules
