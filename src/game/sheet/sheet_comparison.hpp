// The scoresheets of both players beside each other: how far they agree, where they do not, and which of two readings
// can have been played.
#pragma once

#include "chess/color.hpp"
#include "game/record.hpp"
#include "game/sheet/scoresheet.hpp"

namespace jadoube::game {

enum class SheetPlaceKind {
    differ,      // two moves
    illegal,     // the same move in both, and it is not legal
    unreadable,  // the same word in both, which is no move that can be made
    gap,         // one has a gap, or both
    left_out,    // one goes on as if it had not been played
    ended        // one has no more moves
};
/// "differ", "left_out"
[[nodiscard]] std::string_view name_of(SheetPlaceKind kind);

/// What one sheet has for a half-move.
struct SheetReading {
    std::optional<SheetWord> word = {};
    std::string san = {};               // where it can be read on the board
    std::optional<bool> is_legal = {};  // nothing: the board is not known
    std::string why = {};               // the rule of movement that it breaks, by its name; may be empty
    std::optional<Ply> fails_at = {};   // the first later half-move that cannot follow it
};

struct SheetPlace {
    Ply ply;  // the half-move, as the fuller sheet counts
    SheetPlaceKind kind = SheetPlaceKind::differ;
    chess::ByColor<SheetReading> sheets = {};
    std::optional<chess::Color> followed = {};  // whose reading the board goes on with, where they are not the same
};

struct SheetComparison {
    std::vector<SheetPlace> places = {};  // where they are not the same, or not legal, in order
    Ply certain;                          // up to there both have the same legal moves
    std::string last = {};                // the move that led there
    std::vector<HalfMove> moves = {};     // those up to there
    chess::Setup board = chess::Setup::initial();
    chess::ByColor<std::string> results = {};

    [[nodiscard]] bool is_same() const;  // in all that is written
    [[nodiscard]] bool have_other_results() const;
};

/// Without the gaps that a player made by his numbers alone: behind them his sheet goes on as the other does without
/// one. Such a number is out of step.
[[nodiscard]] chess::ByColor<Scoresheet> in_step(const chess::ByColor<Scoresheet>& sheets);

/// The sheets of a game from the initial position. A difference is decided where one reading alone is legal, or where
/// what they have later, as far as they do not contradict each other, can follow one alone.
[[nodiscard]] SheetComparison compare(const chess::ByColor<Scoresheet>& sheets);

}  // namespace jadoube::game
