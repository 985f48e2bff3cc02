// A scoresheet as a player wrote it: a word for each half-move, or a gap. What the words mean on a board, the
// comparison says (sheet_comparison.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jadoube::game {

struct SheetWord {
    std::string text;
    int line = 0;
    friend bool operator==(const SheetWord&, const SheetWord&) = default;
};

/// A number further on than the moves before it, and the half-moves that it leaves out: `count` gaps from `at` on.
struct SheetJump {
    SheetWord number;
    std::size_t at = 0;
    std::size_t count = 0;
    friend bool operator==(const SheetJump&, const SheetJump&) = default;
};

struct Scoresheet {
    std::vector<std::optional<SheetWord>> half_moves = {};  // from White's first; nothing: a gap
    std::string result = {};                                // as it is written; empty: none
    std::vector<SheetWord> out_of_step = {};                // numbers that do not go on counting, passed over
    std::vector<SheetJump> jumps = {};                      // in order
};

/// Reads moves with their numbers or without, in any number of columns. `...`, `?`, `--` and `___` are gaps; a number
/// further on than the moves before it leaves a gap too. Tags and headings ("White: Ada"), comments in braces, times
/// and the sign of an offer (`(=)`) are passed over.
[[nodiscard]] Scoresheet read_scoresheet(std::string_view text);

}  // namespace jadoube::game
