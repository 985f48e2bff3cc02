// What a PGN reader notices: every kind has a name that does not change, because audits and logs quote it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/record.hpp"

namespace jadoube::game {

/// What is wrong, or at least unusual, about a game as written. Nothing of it stops the reading.
enum class PgnFindingKind {
    // the text
    long_line,          // a line over 1 MB, read in pieces
    control_character,  // a byte that is no text; read as a space
    latin1,             // not UTF-8, so read as Latin-1
    read_failed,        // the source broke off
    stray_text,         // words that are no move; kept in the comment
    unclosed_comment,   // a brace comment without an end
    nested_comment,     // a brace inside a brace comment
    game_cut,           // a game over 4 MB; the rest is not kept
    // tags
    broken_tag,     // a tag whose quotes or brackets do not fit
    repeated_tag,   // a tag given twice
    bad_fen,        // the FEN tag is no position to play from; the moves are kept as text
    other_variant,  // not chess or Chess960; the moves are kept as text
    // moves
    illegal_move,        // kept as it was done; reading goes on after it
    unreadable_move,     // no man or several fit; the rest of the line is kept as text
    missing_move,        // the numbers leave a half-move out; kept as unknown
    unknown_move,        // "--" or "Z0" in the game itself
    wrong_number,        // move numbers out of step, reported once
    over_disambiguated,  // these five are reported once a game
    under_disambiguated,
    check_sign_wrong,
    capture_sign_wrong,
    not_standard,
    // variations
    unclosed_variation,  // ended with the game
    stray_variation,     // a bracket with no move to belong to
    deep_variation,      // more than 64 deep; not kept
    // commands in comments
    bad_command,  // a clock command that is no time, or a second one; kept in the comment
    // results
    missing_result,      // no result after the moves
    broken_result,       // a result as PGN does not write it
    several_results,     // more than one
    result_mismatch,     // the result after the moves is not that of the Result tag
    moves_after_result,  // the game goes on after its result
    result_signal        // Kings put on centre squares to show the result; taken off
};

inline constexpr int kPgnFindingKinds = static_cast<int>(PgnFindingKind::result_signal) + 1;

/// "illegal-move", "other-variant" and so on.
[[nodiscard]] std::string_view name_of(PgnFindingKind kind);

/// One finding. `line` is the line of the source from 1; `ply` the half-move of the game it is about, 0 before the
/// first. `text` holds the words of the source and the reason, unescaped.
struct PgnFinding {
    PgnFindingKind kind = PgnFindingKind::stray_text;
    int line = 0;
    Ply ply = {};
    std::string text = {};
    bool in_variation = false;  // beside the game, at that half-move
    friend bool operator==(const PgnFinding&, const PgnFinding&) = default;
};

}  // namespace jadoube::game
