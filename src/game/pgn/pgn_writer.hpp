// Writes games as PGN. What no PGN program understands (illegal moves that stand, unknown half-moves, a score of 0-0)
// is either kept so that this project reads it back unchanged, or put so that every program opens the rest.
#pragma once

#include <string>

#include "game/record.hpp"

namespace jadoube::game {

enum class PgnStyle {
    /// Reads back as the same record, but for moves at the end that only show the result. An irregular move is written
    /// as the source wrote it where read_move takes that
    /// for
    /// the same, else as `--` with the command `[%irregular d5e3 ...]`; unknown half-moves are `--`; scores stand as
    /// they are.
    faithful,
    /// For other programs. The game is cut before a half-move that is no legal move; a comment there says what was
    /// done,
    /// and a second game with the same tags goes on from the position after it (SetUp and FEN) if legal moves follow
    /// and
    /// that position can be played. The same holds in variations, whose rest is left as a comment. Scores that PGN does
    /// not
    /// know ("0-0", "1/2-0") are `*` with a comment. Braces within comments become round brackets, because not every
    /// program reads comments after semicolons.
    strict
};

/// The game with a blank line after it. The seven tags of the roster come first, "?" where they are missing, then SetUp
/// and FEN where the game does not begin in the initial position, then the others in their order. Moves are in standard
/// notation, lines have at most 79 characters unless a word or a comment with braces in it is longer. Comments keep
/// their words, with single spaces. Tags Result, SetUp and FEN follow the record where they disagree with it.
[[nodiscard]] std::string to_pgn(const Record& record, PgnStyle style = PgnStyle::faithful);

}  // namespace jadoube::game
