// A line taken apart into words, moves, squares, numbers and stops. Knows no meaning.
#pragma once

#include <string>
#include <string_view>

#include "chess/square.hpp"
#include "desk/words/placed.hpp"

namespace jadoube::desk {

struct Token {
    enum class Kind { word, move, square, number, clock, stop, doubt };
    Kind kind = Kind::word;
    std::string text;        // as typed, with plain quotation marks
    std::string basic{};     // of a word: its basic form, in small letters
    bool is_judged = false;  // a mark with a question mark stands behind a move: "Nf3??"
};

using Tokens = Placed<Token>;

/// The stop before words in quotation marks that follow a colon: W: "...".
inline constexpr std::string_view kSpeech = ":\"";

/// The tokens in their order. Quotation marks are left out; brackets, commas, full stops, semicolons, colons, dashes
/// and "then" are stops; a question mark is a doubt.
[[nodiscard]] Tokens tokens_of(std::string_view line);

/// Whether a text has the form of a move, with squares or castling: "Nf3", "e2-e4", "exd8=Q+", "0-0". A bare square has
/// it not.
[[nodiscard]] bool looks_like_move(std::string_view text);

}  // namespace jadoube::desk
