// How a player went on who had taken a move back before anybody spoke of it.
#pragma once

#include "adjudicate/judge/judge.hpp"
#include "adjudicate/story/standing.hpp"

namespace jadoube::adjudicate {

/// Notes in `incident`, a move taken back, what its player made of the turn: the legal move that he made instead, if he
/// made one, and that he had not pressed for the one taken back where the turn gone on was pressed.
void note_turn_gone_on(const Standing& standing, std::size_t matter, Incident& incident);

/// The move taken back, not ruled upon, from which this turn went on.
[[nodiscard]] std::optional<std::size_t> taken_back_before(const Standing& standing, std::size_t turn);

/// An illegal move taken back that leaves its player nothing but a duty, which nobody had spoken of when he went on: it
/// is due in the turn that went on, where the men handled are still touched, and is judged there.
[[nodiscard]] bool is_due_in_turn_gone_on(const Standing& standing, std::size_t matter, const Incident& incident,
                                          const std::vector<Judged>& judged);

}  // namespace jadoube::adjudicate
