// What kinds of incident a finished turn was, as the board classifies it (KERNEL section 3).
#pragma once

#include "adjudicate/story/incident.hpp"

namespace jadoube::adjudicate {

/// The kinds of an act on the board; none where it was in order.
[[nodiscard]] std::vector<std::string> kinds_of(const Incident& incident);

/// Whether incidents of this kind count as illegal moves of their offender: illegal moves, and clocks pressed without a
/// lawful move; the hand that pressed is another matter (FIDE 2023 7.5.5 with 6.2.3).
[[nodiscard]] bool is_illegal_move(const std::string& kind);

/// Whether it happened beside the board, so that it counts though the board goes back to a moment before it.
[[nodiscard]] bool is_beside_the_board(const Incident& incident);

}  // namespace jadoube::adjudicate
