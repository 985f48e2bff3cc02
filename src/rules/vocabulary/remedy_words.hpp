// The words of remedies that are computed: which question they answer, how they filter moves, change clocks and end.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

/// The questions that a ruling answers, in the order in which they are answered: later facts are measured in what
/// earlier answers leave.
enum class Question { game, position, obligation, right, clock, result, other };
template <>
std::span<const WordRow<Question>> rows<Question>();

/// Whether a filter leaves castling.
enum class Castling { allowed, barred, required, other_side_only };
template <>
std::span<const WordRow<Castling>> rows<Castling>();

enum class ClockAction { add, subtract, set, credit, runs_for };
template <>
std::span<const WordRow<ClockAction>> rows<ClockAction>();

/// When a right ends (KERNEL section 6).
enum class Window {
    claimant_touches,
    opponent_replies,
    speaker_moves,
    next_move,
    game_ends,
    moves_by_each,
    own_moves,
    moves_since_offence,
    time_since_offence_ms,
    replies_since_offence
};
struct WindowRow {
    Window value;
    std::string_view name;
    std::string_view meaning;     // {} is where its number goes
    std::string_view fact;        // that tells it
    bool is_counted = false;      // a number stands beside it: it is open while the fact is less
    std::string_view since = {};  // of a counted one: from when it counts
};
template <>
struct RowType<Window> {
    using type = WindowRow;
};
template <>
std::span<const WindowRow> rows<Window>();
/// Whether the number beside it is one of milliseconds.
[[nodiscard]] bool is_time(Window window);

}  // namespace jadoube::rules
