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
    lose_right
};
template <>
std::span<const WordRow<Deed>> rows<Deed>();

/// A deed, what becomes of the game, what is only said, or the name of a phrase of the ruleset that is none of them.
using DoWord = std::variant<Deed, GameWord, OtherKind, std::string>;
[[nodiscard]] DoWord do_word(std::string_view name);
[[nodiscard]] std::string to_text(const DoWord& word);
/// Whether it is a word of the ruleset's own.
[[nodiscard]] bool is_own_word(const DoWord& word);

template <typename Word>
requires std::is_enum_v<Word>
[[nodiscard]] bool is(const DoWord& word, Word one) {
    return word == DoWord(one);
}

}  // namespace jadoube::rules
