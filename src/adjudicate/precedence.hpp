// Which of the open matters of a dispute are judged before the one that is raised.
#pragma once

#include "adjudicate/story/standing.hpp"

namespace jadoube::adjudicate {

/// An illegal move, or what counts as one.
[[nodiscard]] bool counts_as_illegal_move(const Incident& incident);

/// Whether the open matter `earlier` is judged before `matter` is, though nobody has raised it: what happened beside
/// the board and ends the game by itself; an earlier offence of the same player, which counts against him; the move by
/// which the game is said to have ended. Both are indices in `Standing::matters`.
[[nodiscard]] bool comes_first(const Standing& standing, std::size_t earlier, std::size_t matter);

}  // namespace jadoube::adjudicate
