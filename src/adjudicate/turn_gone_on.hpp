// How a player went on who had taken a move back before anybody spoke of it.
#pragma once

#include "adjudicate/judge/judge.hpp"
#include "adjudicate/story/standing.hpp"

namespace jadoube::adjudicate {

/// The legal move that he made instead of the one taken back in `matter`, if he made one.
[[nodiscard]] std::optional<chess::Move> played_instead_of(const Standing& standing, std::size_t matter);

/// An illegal move taken back that leaves its player nothing but a duty, which nobody had spoken of when he went on: it
/// is due in the turn that went on, where the men handled are still touched, and is judged there.
[[nodiscard]] bool is_due_in_turn_gone_on(const Standing& standing, std::size_t matter, const Incident& incident,
                                          const std::vector<Judged>& judged);

}  // namespace jadoube::adjudicate
